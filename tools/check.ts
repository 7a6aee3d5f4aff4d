/**
 * `npm run check`: are the words and photographs in order, and the pages that are made of them?
 * `npm run check -- https://your.address`: is the site in order where it is online?
 *
 * What is wrong ends it with an error; advice does not.
 */
import { startServer } from '../server/server.ts';
import { reportMistakes, reportTraces } from '../src/integrations/contentCheck/report.ts';
import { WORDS } from '../studio/app/words.ts';
import { inspectSite } from './inspection/inspectSite.ts';
import { inspectLive } from './live/inspectLive.ts';
import { ensureBuilt } from './support/siteBuild.ts';
import { OWN_SITE } from './support/sites.ts';
import { endWith, heedStopRequests } from './support/stopping.ts';
import type { Inspection } from './inspection/inspectSite.ts';

const { toPutRight } = WORDS;
const MARKS = { right: '✓', wrong: '✗', advice: '·' };

heedStopRequests();
try {
  const [, , address] = process.argv;
  if (address !== undefined) await checkLive(address);
  else if ((await reportMistakes(OWN_SITE.content)) !== undefined) process.exitCode = 1;
  else {
    await reportTraces(OWN_SITE.content);
    console.log('The content is in order. Now the pages.');
    await ensureBuilt(OWN_SITE);
    report(await inspectBuiltSite());
  }
} catch (error) {
  endWith(error);
}

/** Says of a site that is online what is right, what is wrong, and what could be better. */
async function checkLive(address: string): Promise<void> {
  if (!/^https?:/u.test(address) || !URL.canParse(address)) {
    throw new Error(`Give the whole address, such as https://www.example.com; it is "${address}".`);
  }
  const remarks = await inspectLive(address);
  for (const { kind, words } of remarks) console.log(`${MARKS[kind]} ${words}`);
  const wrong = remarks.filter(({ kind }) => kind === 'wrong').length;
  console.log(wrong === 0 ? 'All is in order.' : `${toPutRight(wrong)}.`);
  if (wrong > 0) process.exitCode = 1;
}

async function inspectBuiltSite(): Promise<Inspection> {
  await using server = await startServer({ directory: OWN_SITE.folder, port: 0 });
  return await inspectSite(server.url);
}

function report({ routes, findings }: Inspection): void {
  for (const { place, message, isAdvice } of findings) {
    console.log(`${place}: ${isAdvice === true ? 'Advice: ' : ''}${message}`);
  }
  const faults = findings.filter(({ isAdvice }) => isAdvice !== true).length;
  const looked = `${routes.length} pages were looked at`;
  console.log(faults === 0 ? `${looked}: all is in order.` : `${looked}: ${toPutRight(faults)}.`);
  if (faults > 0) process.exitCode = 1;
}
