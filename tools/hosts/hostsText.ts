import { markdownTable } from 'markdown-table';
import { Comparison } from './compare.ts';
import { explanationOf, EXPLANATIONS } from './explanations.ts';
import { HOST_NAMES } from './programs.ts';
import { startHost } from './startHosts.ts';
import type { Difference } from './compare.ts';

const ALIKE = 'alike';
const UNEXPLAINED = '**not explained**';

/** Compares all servers, and writes the table and what explains its numbers. */
export async function hostsText(site: string): Promise<string> {
  const own = await Comparison.of(site);
  const differences = new Map<string, Difference[]>();
  for (const host of HOST_NAMES) {
    await using server = await startHost(host, site);
    differences.set(host, await own.with(server.url));
  }
  const rows = [...own.counts].map(([about, count]) => [
    about,
    `${count}`,
    ...HOST_NAMES.map((host) => {
      const here = (differences.get(host) ?? []).filter(({ question }) => question.about === about);
      const reasons = here.map((one) => explanationOf(host, one));
      const numbers = reasons.map((reason) => (reason ? EXPLANATIONS.indexOf(reason) + 1 : 0));
      const sorted = [...new Set(numbers)].sort((one, other) => one - other);
      return sorted.map((number) => (number === 0 ? UNEXPLAINED : number)).join(', ') || ALIKE;
    }),
  ]);
  const reasons = EXPLANATIONS.map(({ why, traits }, index) => {
    const named = traits.map((trait) => `\`${trait}\``).join(', ');
    return `${index + 1}. ${why} (${named})`;
  });
  return `## On other servers

Each server got the built folder and the settings that lie in it, and was asked for everything beside the site's
own server: status, every header, and the body after decoding. "Alike" means that nothing differs but what
belongs to the moment and the machine: \`Date\`, \`Server\`, the connection, and the validators \`ETag\` and
\`Last-Modified\`, which every server makes in its way. The numbers are explained below the table.

${markdownTable([['Asked for', 'times', ...HOST_NAMES], ...rows])}

${reasons.join('\n')}

Cloudflare is its own runtime on this machine (wrangler). Netlify, Vercel and GitHub Pages have none: their
settings come from the same list, and were not tried.`;
}
