import { posix } from 'node:path';
import { isMedia } from '../../src/logic/mediaEndings.ts';
import { LOGO_FILE } from '../../src/schemas/business.ts';
import { CONTENT_SHAPES, WORDS_SHAPE } from '../../src/schemas/contentShapes.ts';
import { GALLERY_NAME } from '../../src/schemas/pictures.ts';
import { walk } from './walk.ts';
import type { ShapeName } from '../types.ts';

const SHAPES = Object.entries({ ...CONTENT_SHAPES, words: WORDS_SHAPE }) as [
  ShapeName,
  { pattern: string },
][];
const MEDIA = new RegExp(`^(?:galleries/${GALLERY_NAME}|pages)(?:/[^/]+)+$`, 'u');

/** Whether a path stays inside the content folder and names nothing hidden. */
function isInside(path: string): boolean {
  const isPlain = (part: string) => part !== '' && !part.startsWith('.');
  return !/[\\\0]/u.test(path) && path.split('/').every(isPlain);
}

/** The shape of a file of words; undefined if the site reads no such file. */
export function shapeOf(path: string): ShapeName | undefined {
  if (!isInside(path)) return undefined;
  return SHAPES.find(([, { pattern }]) => posix.matchesGlob(path, pattern))?.[0];
}

/** Whether a path is that of a picture, video or logo that the studio may write. */
export function isMediaPath(path: string): boolean {
  if (!isInside(path)) return false;
  return LOGO_FILE.test(`./${path}`) || (isMedia(path) && MEDIA.test(path));
}

/** Media that the data of a file names, as paths with composed accents. */
export function namedMedia(file: string, data: unknown): string[] {
  return walk(data)
    .filter(({ value }) => typeof value === 'string')
    .map(({ value }) => posix.join(posix.dirname(file), String(value)).normalize())
    .filter(isMediaPath);
}

/** The folder for pictures of a file of words: beside a gallery, or named after a page. */
export function mediaFolder(file: string): string {
  const { dir, name } = posix.parse(file);
  return dir === 'pages' ? posix.join(dir, name) : dir;
}
