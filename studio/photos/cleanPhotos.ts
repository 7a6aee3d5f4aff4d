import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { findMetadata } from '../../content-check/pictureCache.ts';
import { fingerprintOf } from '../content/readContent.ts';
import { transact } from '../content/transaction.ts';

/**
 * Nobody sees that the photograph was written anew. Of WebP nothing tells whether it was lossless before. Of
 * PNG, any quality at all would leave 256 colours.
 */
const QUALITY: Partial<Record<string, { quality: number }>> = {
  jpeg: { quality: 95 },
  webp: { quality: 95 },
};

/**
 * Takes out of all photographs of the content folder what the camera or telephone wrote into them. They
 * keep their names, and stand upright without being told so.
 *
 * @returns paths of those that were cleaned, inside the content folder
 */
export async function cleanPhotos(root: string): Promise<string[]> {
  const traced = (await findMetadata(root)).map(({ file }) => file);
  const encoded = await Promise.all(
    traced.map(async (path) => {
      // By its name, sharp may give a WebP that was there before.
      const bytes = readFileSync(join(root, path));
      const picture = sharp(bytes);
      const { format } = await picture.metadata();
      const to = await picture.autoOrient().toFormat(format, QUALITY[format]).toBuffer();
      return { path, to, before: fingerprintOf(bytes) };
    }),
  );
  const cleaned = await transact(root, () => {
    // Encoding many takes minutes, in which the studio may save: what went to the bin would come back.
    const changes = encoded.filter(({ path, before }) => {
      const file = join(root, path);
      return existsSync(file) && fingerprintOf(readFileSync(file)) === before;
    });
    const paths = changes.map(({ path }) => path);
    return Promise.resolve({ transaction: { changes }, result: () => paths });
  });
  if (cleaned.length === traced.length) return cleaned;
  // What has taken the place of the others is as it came from the camera.
  return [...cleaned, ...(await cleanPhotos(root))];
}
