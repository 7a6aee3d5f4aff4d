/**
 * `npm run check`: are the words and photographs in order, and the pages that are made of them?
 *
 * What is wrong ends it with an error; advice does not.
 */
import { startServer } from '../server/server.ts';
import { reportMistakes } from '../src/integrations/contentCheck/report.ts';
import { inspectSite } from './inspection/inspectSite.ts';
import { ensureBuilt } from './support/siteBuild.ts';
import { OWN_SITE } from './support/sites.ts';
import { endWith, heedStopRequests } from './support/stopping.ts';
import type { Inspection } from './inspection/inspectSite.ts';

heedStopRequests();
try {
  if ((await reportMistakes(OWN_SITE.content)) !== undefined) process.exitCode = 1;
  else {
    console.log('The content is in order. Now the pages.');
    await ensureBuilt(OWN_SITE);
    report(await inspectBuiltSite());
  }
} catch (error) {
  endWith(error);
}

async function inspectBuiltSite(): Promise<Inspection> {
  const server = await startServer({ directory: OWN_SITE.folder, port: 0 });
  try {
    return await inspectSite(server.url);
  } finally {
    await server.close();
  }
}

function report({ routes, findings }: Inspection): void {
  for (const { place, message, isAdvice } of findings) {
    console.log(`${place}: ${isAdvice === true ? 'Advice: ' : ''}${message}`);
  }
  const faults = findings.filter(({ isAdvice }) => isAdvice !== true).length;
  const looked = `${routes.length} pages were looked at`;
  console.log(
    faults === 0 ? `${looked}: all is in order.` : `${looked}: ${faults} things to put right.`,
  );
  if (faults > 0) process.exitCode = 1;
}
