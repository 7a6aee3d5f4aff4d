import { GALLERY_NAME } from '../../src/schemas/galleryName.ts';
import type { ContentFolder } from './contentFolder.ts';
import { FILM, PICTURE, YAML } from './fileKinds.ts';
import type { Mistake } from './mistake.ts';

const GALLERIES = 'galleries';
const FOLDER_NAME = new RegExp(`^${GALLERY_NAME}$`, 'u');

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

/** The nearest name that may be used: "Smith Küche" becomes "smith-kuche". */
function permittedName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

function checkName(gallery: string): Mistake[] {
  if (FOLDER_NAME.test(gallery)) return [];
  const permitted = permittedName(gallery);
  const advice = permitted && ` Rename it to "${permitted}".`;
  const message = `has a name that cannot be part of an address: use small letters a to z, digits and hyphens only.${advice}`;
  return [{ file: pathOf(gallery), message }];
}

function checkGalleryFile(gallery: string, folder: ContentFolder): Mistake[] {
  if (folder.files.includes(galleryFileOf(gallery))) return [];
  const inside = folder.files.filter((file) => file.startsWith(`${pathOf(gallery)}/`));
  // Nothing can name these yet, so that none of them is to blame.
  inside
    .filter((file) => PICTURE.test(file) || FILM.test(file))
    .forEach((file) => folder.use(file));
  // It is probably this one, called wrongly, which is said of the file itself.
  if (inside.some((file) => YAML.test(file))) return [];
  const message = 'has no gallery.yaml. Copy the one of another gallery and change it.';
  return [{ file: pathOf(gallery), message }];
}

/** Mistakes of the galleries as folders: what they are called, and whether a gallery is in them. */
export function checkGalleryFolders(folder: ContentFolder): Mistake[] {
  return galleryFolders(folder).flatMap((gallery) => [
    ...checkName(gallery),
    ...checkGalleryFile(gallery, folder),
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
    .filter((gallery) => !named.has(gallery))
    .map((gallery) => ({ file: pathOf(gallery), message }));
}
