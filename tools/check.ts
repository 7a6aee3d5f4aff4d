/**
 * `npm run check`: checks the content, then every page in a browser.
 * `npm run check -- https://your.address`: checks the site where it is online.
 */
import { reportIssues } from '../content-check/contentCheck.ts';
import { limitWarnings } from '../content-check/hostLimits.ts';
import { ensureBuilt } from '../node/siteBuild.ts';
import { OWN_SITE } from '../node/sites.ts';
import { runCommand } from '../node/stopping.ts';
import { startServer } from '../server/server.ts';
import { WORDS } from '../studio/browser/words.ts';
import { inspectSite, type SiteFindings } from './inspection/inspectSite.ts';
import { inspectLive } from './live.ts';

await runCommand(async () => {
  const [, , address] = process.argv;
  if (address !== undefined) {
    if (!/^https?:/u.test(address) || !URL.canParse(address))
      throw new Error(
        `"${address}" is not a full address. Use one such as https://www.example.com.`,
      );
    report(await inspectLive(address));
  } else if ((await reportIssues(OWN_SITE.content)) !== undefined) process.exitCode = 1;
  else {
    console.log('The content is in order. Now the pages.');
    await ensureBuilt(OWN_SITE);
    for (const warning of await limitWarnings(OWN_SITE.folder)) console.log(`Advice: ${warning}`);
    await using server = await startServer({ directory: OWN_SITE.folder, port: 0 });
    report(await inspectSite(server.url));
  }
});

function report({ routes, findings }: SiteFindings): void {
  for (const { place, message } of findings) console.log(`${place}: ${message}`);
  const isWhole = findings.length === 0;
  const result = isWhole ? 'all is in order' : WORDS.problems(findings.length);
  console.log(`${routes.length} pages checked: ${result}.`);
  if (!isWhole) process.exitCode = 1;
}
