import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { findTraces } from '../../src/integrations/contentCheck/findTraces.ts';
import { transact } from '../content/transaction.ts';
import type { Change } from '../content/workshop.ts';

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
  const traced = (await findTraces(root)).map(({ file }) => file);
  const changes = await Promise.all(
    traced.map(async (path): Promise<Change> => {
      const picture = sharp(resolve(join(root, path)));
      const { format } = await picture.metadata();
      const to = await picture.autoOrient().toFormat(format, QUALITY[format]).toBuffer();
      return { path, to };
    }),
  );
  return transact(root, () => Promise.resolve({ transaction: { changes }, result: () => traced }));
}
