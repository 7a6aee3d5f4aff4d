/** `npm run print`: makes a brochure and business cards as PDF files in print/. */
import { join, resolve } from 'node:path';
import { reportIssues } from '../content-check/contentCheck.ts';
import { PROJECT_FOLDER } from '../node/paths.ts';
import { OWN_SITE } from '../node/sites.ts';
import { runCommand } from '../node/stopping.ts';
import { findSamples } from '../studio/server/content/findSamples.ts';
import { printSheets } from './print/printSheets.ts';

const FOLDER = join(PROJECT_FOLDER, 'print');

await runCommand(async () => {
  const { content } = OWN_SITE;
  if ((await reportIssues(content)) !== undefined) {
    process.exitCode = 1;
    return;
  }
  console.log('Making the brochure and the business cards.');
  for (const { file, pages } of await printSheets({ content, folder: FOLDER }))
    console.log(`print/${file}${pages > 1 ? ` takes ${pages} sheets. Shorten its texts.` : ''}`);
  const samples = await findSamples(resolve(content));
  if (samples.some(({ remark }) => !remark))
    console.log('Sample content is left. List it with npm run launch before you order prints.');
});
