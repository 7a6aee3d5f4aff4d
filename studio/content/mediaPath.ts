import { isMedia } from '../../src/logic/mediaEndings.ts';
import { LOGO_FILE } from '../../src/schemas/business.ts';
import { GALLERY_NAME } from '../../src/schemas/pictures.ts';

/** Beside the words that name it, or in a folder there. */
const MEDIA = new RegExp(`^(?:galleries/${GALLERY_NAME}|pages)(?:/[^/]+)+$`, 'u');

/** Whether a path leads to one place inside the content folder, which is not hidden. */
export function isInside(path: string): boolean {
  const isPlain = (part: string) => part !== '' && !part.startsWith('.');
  return !/[\\\0]/u.test(path) && path.split('/').every(isPlain);
}

/** Whether a path is that of a photograph, a video or a logo which the studio may write. */
export function isMediaPath(path: string): boolean {
  if (!isInside(path)) return false;
  return LOGO_FILE.test(`./${path}`) || (isMedia(path) && MEDIA.test(path));
}
