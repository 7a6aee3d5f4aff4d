import { posix } from 'node:path';
import { z } from 'astro/zod';
import { isMedia, PICTURE, PICTURE_KINDS, VIDEO } from '../src/logic/mediaEndings.ts';
import { MOST_PIXELS } from './pictureCache.ts';
import type { ImageMetadata } from 'astro';
import type { ContentFolder } from './contentFolder.ts';
import type { PictureCache } from './pictureCache.ts';

/** Below this the enlarged picture looks soft on an ordinary screen. In pixels. */
export const MIN_LONGER_SIDE = 1200;
/** What a picture field expects, when it holds something else. */
export const PICTURE_PATH_ERROR = `must be a picture such as ./01-shelves.jpg (${PICTURE_KINDS})`;
/** Signs with a meaning of their own in an address: they would cut a name off. */
const ADDRESS_SIGN = /[#%?]/u;
/** Files beside the YAML file, or in folders there, named without the ./ in front. */
const WITHOUT_DOT = /^[^./\\][^:]*$/u;

/** What an mp4 has behind the length of its first part (ISO 14496-12), and what a webm begins with. */
const MP4 = { at: 4, bytes: 'ftyp' };
const WEBM = { at: 0, bytes: '\x1A\x45\xDF\xA3' };
const SIGNATURE_END = 8;

/** Says of a file name that it has to change; a name that can stay is not spoken of. */
function nameMistake(source: string): string | undefined {
  const [sign] = ADDRESS_SIGN.exec(source) ?? [];
  return sign && `names ${source}, whose name has a ${sign}. Rename the file, here as well.`;
}

/** Marks all files as used that a YAML file names, rightly or not. */
export function useFiles(folder: ContentFolder, directory: string, data: unknown): void {
  if (typeof data === 'string' && isMedia(data)) folder.use(posix.join(directory, data));
  if (typeof data !== 'object' || data === null) return;
  for (const part of Object.values(data)) useFiles(folder, directory, part);
}

/**
 * Schema of a picture field: the file exists, can be read to its end and is large enough.
 *
 * @param folder the content folder
 * @param directory folder of the YAML file, inside the content folder
 * @param cache what is known of the pictures
 */
export function pictureFile(
  folder: ContentFolder,
  directory: string,
  cache: PictureCache,
): z.ZodType<ImageMetadata> {
  return z.string({ error: PICTURE_PATH_ERROR }).transform(async (source, context) => {
    const refuse = (message: string, advice?: string) => {
      context.addIssue({ code: 'custom', message, params: { advice } });
      return z.NEVER;
    };

    const file = posix.join(directory, source);
    if (PICTURE.test(source) && WITHOUT_DOT.test(source))
      return refuse(`needs ./ in front: write "./${source}"`);
    if (!PICTURE.test(source) || !source.startsWith('./'))
      return refuse(PICTURE_PATH_ERROR, folder.guess(directory, source, PICTURE));
    const badName = nameMistake(source);
    if (badName !== undefined) return refuse(badName);
    if (!folder.has(file)) return refuse(folder.explainMissing(directory, source, PICTURE));

    const picture = await cache.measure(folder.pathOf(file));
    if (!picture) {
      return refuse(
        `names ${source}, which is damaged or not a ${PICTURE_KINDS} picture. Export it again.`,
      );
    }

    const { width, height } = picture;
    if (width * height > MOST_PIXELS) {
      return refuse(
        `names ${source}, which has ${width} x ${height} pixels, more than can be read. Export it again in a smaller size.`,
      );
    }
    if (Math.max(width, height) < MIN_LONGER_SIDE) {
      return refuse(
        `names ${source}, which has ${width} x ${height} pixels; the longer side needs ${MIN_LONGER_SIDE}. Export it again in a larger size.`,
      );
    }
    return picture;
  });
}

/**
 * Says what is wrong with a video: whether it is there, and whether it begins as one of its kind.
 *
 * @param folder the content folder
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
  const badName = nameMistake(source);
  if (badName !== undefined) return badName;
  if (!folder.has(file)) return folder.explainMissing(directory, source, VIDEO);
  const start = folder.startOf(file, SIGNATURE_END);
  if (start.length === 0) return `names ${source}, which is empty. Export it again.`;
  const letters = start.toString('latin1');
  if ([MP4, WEBM].some(({ at, bytes }) => letters.startsWith(bytes, at))) return undefined;
  return `names ${source}, which is damaged or another kind of file. Export it again.`;
}
