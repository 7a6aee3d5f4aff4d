/** For the studio: prints the sheets of CONTENT_FOLDER into a folder, with a picture of each. */
import { join } from 'node:path';
import { runCommand } from '../node/stopping.ts';
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { printSheets } from './print/printSheets.ts';

/** CSS pixels of a picture beside a sheet of 794 pixels. */
const QUALITY = 80;

await runCommand(async () => {
  const [folder = 'print'] = process.argv.slice(2);
  await printSheets({ content: CONTENT_FOLDER, folder }, async (page, file, pages) => {
    const path = join(folder, file.replace('.pdf', '.jpg'));
    await page.screenshot({ path, type: 'jpeg', quality: QUALITY });
    console.log(`${file} ${pages}`);
  });
});
