import { extname, posix } from 'node:path';
import { PICTURE } from '../../src/logic/mediaEndings.ts';
import type { ContentFolder } from '../../src/integrations/contentCheck/contentFolder.ts';

const GALLERY_FILE = '/gallery.yaml';

/** The path itself, or one with a number where another file has taken it. */
function freePath(path: string, there: ContentFolder): string {
  const ending = extname(path);
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? path : `${path.slice(0, -ending.length)}-${number}${ending}`;
    if (!there.has(free)) return free;
  }
}

/** The folder itself, or one with a number where another gallery has taken it. */
function freeFolder(folder: string, { files }: ContentFolder): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? folder : `${folder}-${number}`;
    if (!files.some((file) => file.startsWith(`${free}/`))) return free;
  }
}

/** The folder of a gallery, for all that lies in it, also in folders there: "galleries/rooms". */
export function galleryFolderOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

/**
 * Where removed files go back to, by where they lay, with one sign for each accent: those of a gallery stay
 * together. Words of a gallery without pictures are none: they belong to those that lie where they lay.
 */
export function freePlaces(files: readonly string[], there: ContentFolder): Map<string, string> {
  const withPictures = new Set(files.filter((path) => PICTURE.test(path)).map(galleryFolderOf));
  const galleries = files
    .filter((path) => path.endsWith(GALLERY_FILE))
    .map(posix.dirname)
    .filter((folder) => withPictures.has(folder));
  return new Map(
    files.map((path) => {
      const home = galleryFolderOf(path);
      if (!galleries.includes(home)) return [path.normalize(), freePath(path, there)];
      return [path.normalize(), posix.join(freeFolder(home, there), posix.relative(home, path))];
    }),
  );
}
