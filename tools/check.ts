/**
 * `npm run check`: checks the content, then every page in a browser.
 * `npm run check -- https://your.address`: checks the site where it is online.
 *
 * Problems set exit code 1; advice does not.
 */
import { reportIssues } from '../content-check/contentCheck.ts';
import { ensureBuilt } from '../node/siteBuild.ts';
import { OWN_SITE } from '../node/sites.ts';
import { runCommand } from '../node/stopping.ts';
import { startServer } from '../server/server.ts';
import { WORDS } from '../studio/app/words.ts';
import { inspectSite } from './inspection/inspectSite.ts';
import { inspectLive } from './live/inspectLive.ts';

const MARKS = { right: '✓', wrong: '✗', advice: '·' };

await runCommand(async () => {
  const [, , address] = process.argv;
  if (address !== undefined) await checkLive(address);
  else if ((await reportIssues(OWN_SITE.content)) !== undefined) process.exitCode = 1;
  else {
    console.log('The content is in order. Now the pages.');
    await ensureBuilt(OWN_SITE);
    await checkPages();
  }
});

async function checkLive(address: string): Promise<void> {
  if (!/^https?:/u.test(address) || !URL.canParse(address))
    throw new Error(`"${address}" is not a full address. Use one such as https://www.example.com.`);
  const remarks = await inspectLive(address);
  for (const { kind, words } of remarks) console.log(`${MARKS[kind]} ${words}`);
  conclude('', remarks.filter(({ kind }) => kind === 'wrong').length);
}

async function checkPages(): Promise<void> {
  await using server = await startServer({ directory: OWN_SITE.folder, port: 0 });
  const { routes, findings } = await inspectSite(server.url);
  for (const { place, message, isAdvice } of findings)
    console.log(`${place}: ${isAdvice === true ? 'Advice: ' : ''}${message}`);
  const faults = findings.filter(({ isAdvice }) => isAdvice !== true).length;
  conclude(`${routes.length} pages checked: `, faults);
}

function conclude(checked: string, faults: number): void {
  console.log(`${checked}${faults === 0 ? 'all is in order' : WORDS.problems(faults)}.`);
  if (faults > 0) process.exitCode = 1;
}
