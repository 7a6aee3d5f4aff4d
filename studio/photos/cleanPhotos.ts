import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { measurePictures } from '../../content-check/pictures.ts';
import { putBytes } from '../content/sync.ts';

/** Re-encoding is invisible. PNG has no quality: it would leave 256 colours. */
const QUALITY: Partial<Record<string, { quality: number }>> = {
  jpeg: { quality: 95 },
  webp: { quality: 95 },
};

/**
 * Removes the metadata from all photographs of the content folder. They keep their names and are turned
 * upright.
 *
 * @returns their paths
 */
export async function cleanPhotos(root: string): Promise<string[]> {
  const cleaned: string[] = [];
  for (const { file, hasMetadata } of await measurePictures(new ContentFolder(root))) {
    if (!hasMetadata) continue;
    // By its name, sharp may give a WebP that was there before.
    const bytes = readFileSync(join(root, file));
    const picture = sharp(bytes);
    const { format } = await picture.metadata();
    const clean = await picture.autoOrient().toFormat(format, QUALITY[format]).toBuffer();
    // The studio may have removed or replaced it meanwhile.
    if (!existsSync(join(root, file)) || !readFileSync(join(root, file)).equals(bytes)) continue;
    await putBytes(root, file, clean);
    cleaned.push(file);
  }
  return cleaned;
}
