import { markdownTable } from 'markdown-table';
import { findingsIn, gradeOf, installGraders } from './graders.ts';
import { startSecureFront } from './secureFront.ts';

/** Has the headers of the site graded, and writes what was said, with what is to be said about it. */
export async function gradesText(url: string): Promise<string> {
  await installGraders();
  await using front = await startSecureFront(url);
  const { letter, score, marks } = await gradeOf(front.hostname, front);
  const answer = await fetch(url, { headers: { connection: 'close' } });
  const findings = await findingsIn(answer.headers.get('content-security-policy') ?? '');
  const rows = marks.map(({ name, points, words }) => [
    name,
    points > 0 ? `+${points}` : `${points}`,
    words,
  ]);
  return `## Grades

**MDN HTTP Observatory: ${letter}, ${score} points** (algorithm of package 1.4.8, the site's own server behind
HTTPS), with pictures that other sites may show.

${markdownTable([['Test', 'points', 'what it says'], ...rows])}

The points that could be had and are not:

- Strict-Transport-Security, 5 points, for being in the list that browsers are shipped with. That also binds all
  subdomains, for good, and is the owner's to decide: \`HTTPS_HEADERS\` in \`server/headers.ts\`, then hstspreload.org.
- Subresource Integrity, 5 points, for hashes at scripts. The scripts are the site's own: whoever could change them
  could change the page with its hashes as well.

**CSP Evaluator** (package 1.1.8) finds in the policy of the pages:

${findings.map((finding) => `- ${finding}`).join('\n')}

Nothing of that is hosted: there is no JSONP, no AngularJS, and nobody can upload anything. Without \`'self'\` no browser
would load the parts of the site that come later; the policy has no other source, no \`unsafe-…\` and no wildcard.`;
}
