import { createReadStream } from 'node:fs';
import { posix } from 'node:path';
import { PICTURE, PICTURE_KINDS, VIDEO } from '../src/logic/mediaEndings.ts';
import { explainChoice, FILE_ERRORS } from './checkFields.ts';
import { MOST_PIXELS, type PictureCache } from './pictureCache.ts';
import type { ContentFolder } from './contentFolder.ts';

/** Below this, in pixels, the enlarged picture looks soft on an ordinary screen. */
export const MIN_LONGER_SIDE = 1200;
const MIN_SHORTER_SIDE = 400;
/** They end the path of an address. */
const ADDRESS_SIGN = /[#%?]/u;
const WITHOUT_DOT = /^[^./\\][^:]*$/u;
/** What an mp4 has behind the length of its first part (ISO 14496-12), and how a webm begins. */
const VIDEO_START = /^(?:[^]{4}ftyp|\x1A\x45\xDF\xA3)/u;

function explainName(source: string): string | undefined {
  const [sign] = ADDRESS_SIGN.exec(source) ?? [];
  return sign && `names ${source}, whose name has a ${sign}. Rename the file, here as well.`;
}

/**
 * Says why a picture cannot be shown.
 *
 * @param directory folder of the YAML file, inside the content folder
 * @param source the picture as the YAML file names it
 */
export async function explainPicture(
  folder: ContentFolder,
  directory: string,
  source: string,
  cache: PictureCache,
): Promise<string | undefined> {
  if (PICTURE.test(source) && WITHOUT_DOT.test(source))
    return `needs ./ in front: write "./${source}".`;
  if (!PICTURE.test(source) || !source.startsWith('./'))
    return explainChoice(FILE_ERRORS.picture, source) + folder.guess(directory, source, PICTURE);
  const file = posix.join(directory, source);
  const name = explainName(source);
  if (name !== undefined) return name;
  if (!folder.has(file)) return folder.explainMissing(directory, source, PICTURE);
  const picture = await cache.measure(folder.pathOf(file));
  if (!picture)
    return `names ${source}, which is damaged or not a ${PICTURE_KINDS} picture. Export it again.`;
  const { width, height } = picture;
  const size = `names ${source}, which has ${width} x ${height} pixels`;
  if (width * height > MOST_PIXELS)
    return `${size}, more than can be read. Export it again in a smaller size.`;
  if (Math.max(width, height) < MIN_LONGER_SIDE)
    return `${size}; the longer side needs ${MIN_LONGER_SIDE}. Export it again in a larger size.`;
  return Math.min(width, height) < MIN_SHORTER_SIDE
    ? `${size}; the shorter side needs ${MIN_SHORTER_SIDE}. Export it again, less narrow.`
    : undefined;
}

/** Says why a video cannot be shown; parameters as for pictures. */
export async function explainVideo(
  folder: ContentFolder,
  directory: string,
  source: string,
): Promise<string | undefined> {
  const file = posix.join(directory, source);
  const name = explainName(source);
  if (name !== undefined) return name;
  if (!folder.has(file)) return folder.explainMissing(directory, source, VIDEO);
  const start = Buffer.concat(await createReadStream(folder.pathOf(file), { end: 7 }).toArray());
  return VIDEO_START.test(start.toString('latin1'))
    ? undefined
    : `names ${source}, which is damaged or another kind of file. Export it again.`;
}
