import { isMedia } from '../src/logic/mediaEndings.ts';
import { slugify } from '../src/logic/slugify.ts';
import { explainAddressName } from './addressName.ts';
import type { ContentFolder } from './contentFolder.ts';
import type { Mistake } from './issue.ts';

const GALLERIES = 'galleries';

function pathOf(gallery: string): string {
  return `${GALLERIES}/${gallery}`;
}

/** Where the words of a gallery stand, as a path inside the content folder. */
export function galleryFileOf(gallery: string): string {
  return `${pathOf(gallery)}/gallery.yaml`;
}

/** Names of all folders in content/galleries that hold anything, each once. */
export function galleryFolders({ files }: ContentFolder): string[] {
  const names = files.flatMap((file) => {
    const [top, name, ...inside] = file.split('/');
    return top === GALLERIES && name !== undefined && inside.length > 0 ? [name] : [];
  });
  return [...new Set(names)];
}

function checkName(gallery: string): Mistake[] {
  const message = explainAddressName(gallery);
  return message === undefined ? [] : [{ file: pathOf(gallery), message }];
}

function checkGalleryFile(gallery: string, folder: ContentFolder): Mistake[] {
  if (folder.has(galleryFileOf(gallery))) return [];
  const inside = folder.files.filter((file) => file.startsWith(`${pathOf(gallery)}/`));
  // Nothing can name these yet, so that none of them is to blame.
  inside.filter(isMedia).forEach((file) => folder.use(file));
  const message = 'has no gallery.yaml. Copy the one of another gallery and change it.';
  return [{ file: pathOf(gallery), message }];
}

/**
 * Mistakes of the galleries as folders: what they are called, and whether a gallery is in them.
 *
 * @param misnamed names of files that are there under other names
 */
export function checkGalleryFolders(folder: ContentFolder, misnamed: readonly string[]): Mistake[] {
  return galleryFolders(folder).flatMap((gallery) => [
    ...checkName(gallery),
    ...(misnamed.includes(galleryFileOf(gallery)) ? [] : checkGalleryFile(gallery, folder)),
  ]);
}

/**
 * Galleries that would be published although no visitor finds a way to them.
 *
 * @param galleries folder names of all galleries
 * @param named folder names of those that a page names
 */
export function unnamedGalleries(
  galleries: readonly string[],
  named: ReadonlySet<string>,
): Mistake[] {
  const message =
    'is named by no page. Add it to content/pages/portfolio.yaml or delete the folder.';
  return galleries
    .filter((gallery) => !named.has(gallery) && !named.has(slugify(gallery)))
    .map((gallery) => ({ file: pathOf(gallery), message }));
}
