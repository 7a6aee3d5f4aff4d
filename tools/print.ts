/** `npm run print`: makes a brochure and business cards of the content, as PDF in the folder print/. */
import { join } from 'node:path';
import { reportMistakes } from '../src/integrations/contentCheck/report.ts';
import { printSheets } from './print/printSheets.ts';
import { PROJECT_FOLDER } from './support/paths.ts';
import { OWN_SITE } from './support/sites.ts';
import { endWith, heedStopRequests } from './support/stopping.ts';

const FOLDER = join(PROJECT_FOLDER, 'print');

heedStopRequests();
try {
  const { content } = OWN_SITE;
  if ((await reportMistakes(content)) !== undefined) process.exitCode = 1;
  else {
    console.log('Making the brochure and the business cards.');
    const { sheets, remarks } = await printSheets({ content, folder: FOLDER });
    for (const { file } of sheets) console.log(`print/${file}`);
    for (const remark of remarks) console.log(remark);
  }
} catch (error) {
  endWith(error);
}
