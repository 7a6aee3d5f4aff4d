import { posix } from 'node:path';
import { z } from 'astro/zod';
import { PICTURE, VIDEO } from './contentFolder.ts';
import type { ImageMetadata } from 'astro';
import type { ContentFolder } from './contentFolder.ts';
import type { PictureCache } from './pictureCache.ts';

/** Below this the enlarged picture looks soft on an ordinary screen. In pixels. */
const MIN_LONGER_SIDE = 1200;
/** What a picture field expects, when it holds something else. */
export const PICTURE_PATH_ERROR = 'must be a picture such as ./01-shelves.jpg (jpg, png or webp)';
/** Files beside the YAML file, or in folders there, named without the ./ in front. */
const WITHOUT_DOT = /^[^./][^:]*$/u;

/**
 * Schema of a picture field: the file exists, can be read to its end and is large enough.
 *
 * @param folder the content folder; it learns which pictures are used
 * @param directory folder of the YAML file, inside the content folder
 * @param cache what is known of the pictures
 */
export function pictureFile(
  folder: ContentFolder,
  directory: string,
  cache: PictureCache,
): z.ZodType<ImageMetadata> {
  return z
    .string({ error: PICTURE_PATH_ERROR })
    .regex(PICTURE, { error: PICTURE_PATH_ERROR, abort: true })
    .transform(async (source, context) => {
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      };

      const file = posix.join(directory, source);
      const isThere = folder.use(file);
      if (WITHOUT_DOT.test(source)) return refuse(`needs ./ in front: write "./${source}"`);
      if (!source.startsWith('./')) return refuse(PICTURE_PATH_ERROR);
      if (!isThere) return refuse(folder.explainMissing(directory, source, PICTURE));

      const picture = await cache.measure(folder.pathOf(file));
      if (!picture) {
        return refuse(
          `names ${source}, which is damaged or not a jpg, png or webp picture. Export it again.`,
        );
      }

      const { width, height } = picture;
      if (Math.max(width, height) < MIN_LONGER_SIDE) {
        return refuse(
          `names ${source}, which has ${width} x ${height} pixels; the longer side needs ${MIN_LONGER_SIDE}. Export it again in a larger size.`,
        );
      }
      return picture;
    });
}

/**
 * Says what is wrong with a video: whether it is there, and whether anything is in it.
 *
 * @param folder the content folder; it learns which videos are used
 * @param directory folder of the YAML file, inside the content folder
 * @param source the video as the YAML file names it, such as "./clip.mp4"
 * @returns nothing when the video is in order
 */
export function videoMistake(
  folder: ContentFolder,
  directory: string,
  source: string,
): string | undefined {
  const file = posix.join(directory, source);
  if (!folder.use(file)) return folder.explainMissing(directory, source, VIDEO);
  if (folder.sizeOf(file) > 0) return undefined;
  return `names ${source}, which is empty. Export it again.`;
}
