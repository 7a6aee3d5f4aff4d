/** `npm run print`: makes a brochure and business cards as PDF files in print/. */
import { join } from 'node:path';
import { reportIssues } from '../content-check/contentCheck.ts';
import { PROJECT_FOLDER } from '../node/paths.ts';
import { OWN_SITE } from '../node/sites.ts';
import { runCommand } from '../node/stopping.ts';
import { printSheets } from './print/printSheets.ts';

const FOLDER = join(PROJECT_FOLDER, 'print');

await runCommand(async () => {
  const { content } = OWN_SITE;
  if ((await reportIssues(content)) !== undefined) {
    process.exitCode = 1;
    return;
  }
  console.log('Making the brochure and the business cards.');
  const { sheets, remarks } = await printSheets({ content, folder: FOLDER });
  for (const { file } of sheets) console.log(`print/${file}`);
  for (const remark of remarks) console.log(remark);
});
