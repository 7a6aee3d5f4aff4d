import { posix } from 'node:path';
import { z } from 'astro/zod';
import type { ImageMetadata } from 'astro';
import { closestWord } from '../../src/logic/closestWord.ts';
import type { ContentFolder } from './contentFolder.ts';
import { suggestion } from './mistake.ts';
import type { PictureCache } from './pictureCache.ts';

/** Below this the enlarged picture looks soft on an ordinary screen. In pixels. */
const MIN_LONGER_SIDE = 1200;
const PICTURE_PATH = /^\.\/.+\.(?:jpe?g|png|webp)$/u;
const PATH_ERROR = 'must be a picture such as ./01-shelves.jpg (jpg, png or webp)';

/** Files in the folder of a YAML file, as that file would name them. */
function neighbours(folder: ContentFolder, directory: string): string[] {
  return folder.files
    .filter((file) => file.startsWith(`${directory}/`))
    .map((file) => `./${posix.relative(directory, file)}`);
}

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
    .string({ error: PATH_ERROR })
    .regex(PICTURE_PATH, { error: PATH_ERROR, abort: true })
    .transform(async (source, context) => {
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      };

      const file = posix.join(directory, source);
      if (!folder.use(file)) {
        const guess = closestWord(source, neighbours(folder, directory));
        return refuse(`names ${source}, which does not exist.${suggestion(guess)}`);
      }

      const picture = await cache.measure(folder.pathOf(file));
      if (!picture)
        return refuse(`names ${source}, which is damaged or not a jpg, png or webp picture`);

      const { width, height } = picture;
      if (Math.max(width, height) < MIN_LONGER_SIDE) {
        return refuse(
          `names ${source}, which has ${width} x ${height} pixels; the longer side needs ${MIN_LONGER_SIDE}`,
        );
      }
      return picture;
    });
}
