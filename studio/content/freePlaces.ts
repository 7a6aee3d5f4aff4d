import { posix } from 'node:path';
import { PICTURE } from '../../src/logic/mediaEndings.ts';
import { firstFree } from './freeName.ts';
import type { ContentFolder } from '../../content-check/contentFolder.ts';

const GALLERY_FILE = '/gallery.yaml';

/** The path itself, or one with a number where another file has taken it. */
function freePath(path: string, there: ContentFolder): string {
  const { dir, name, ext } = posix.parse(path);
  return firstFree(
    (number) => posix.join(dir, name + number + ext),
    (free) => there.has(free),
  );
}

/** The folder itself, or one with a number where another gallery has taken it. */
function freeFolder(folder: string, { files }: ContentFolder): string {
  return firstFree(
    (number) => folder + number,
    (free) => files.some((file) => file.startsWith(`${free}/`)),
  );
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
