/** `npm run photos -- --clean`: removes the metadata of the photographs in the content folder. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { ContentFolder } from '../content-check/contentFolder.ts';
import { measurePictures } from '../content-check/pictures.ts';
import { runCommand } from '../node/stopping.ts';
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { putBytes } from '../studio/server/content/copyFiles.ts';

const ROOT = resolve(CONTENT_FOLDER);
/** Re-encoding is invisible. PNG has no quality: it would leave 256 colours. */
const QUALITY: Partial<Record<string, { quality: number }>> = {
  jpeg: { quality: 95 },
  webp: { quality: 95 },
};

await runCommand(async () => {
  if (process.argv.slice(2).join() !== '--clean')
    throw new Error('Write npm run photos -- --clean. To add photographs, use npm run edit.');
  const pictures = await measurePictures(new ContentFolder(ROOT));
  const files = pictures.filter(({ hasMetadata }) => hasMetadata).map(({ file }) => file);
  for (const file of files) {
    // By its name, sharp may give a WebP that was there before.
    const picture = sharp(readFileSync(join(ROOT, file)));
    const { format } = await picture.metadata();
    const clean = picture.autoOrient().toFormat(format, QUALITY[format]);
    await putBytes(ROOT, file, await clean.toBuffer());
  }
  console.log(`Photographs cleaned of position, device and date: ${files.length}.`);
});
