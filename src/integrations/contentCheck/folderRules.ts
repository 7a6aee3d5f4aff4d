import { GALLERY_NAME } from '../../schemas/pictures.ts';
import { OTHER_PICTURE, OTHER_VIDEO, PICTURE, VIDEO, YAML } from './contentFolder.ts';
import { suggestion } from './mistake.ts';
import type { ContentFolder } from './contentFolder.ts';
import type { Mistake } from './mistake.ts';

const GALLERIES = 'galleries';
const FOLDER_NAME = new RegExp(`^${GALLERY_NAME}$`, 'u');

function pathOf(gallery: string): string {
  return `${GALLERIES}/${gallery}`;
}

/** Where the words of a gallery stand, as a path inside the content folder. */
function galleryFileOf(gallery: string): string {
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
    .filter((file) => PICTURE.test(file) || VIDEO.test(file))
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

function explainLeftover(file: string, possibleFiles: readonly string[]): string {
  if (PICTURE.test(file) || VIDEO.test(file))
    return 'is not used. Name it in a YAML file or delete it.';
  if (VIDEO.test(file.toLowerCase()))
    return 'has its ending in capital letters. Rename it to end in .mp4 or .webm.';
  if (OTHER_PICTURE.test(file))
    return 'is a kind of picture this site cannot use. Save it as jpg, png or webp.';
  if (OTHER_VIDEO.test(file))
    return 'is a kind of video this site cannot use. Save it as mp4 or webm.';
  if (!YAML.test(file))
    return 'does not belong here. Only YAML files, pictures and videos do. Move it elsewhere.';
  const guess = suggestion(file, possibleFiles);
  return `is not a file of this site.${guess || ' A new page needs a developer; otherwise delete it.'}`;
}

/**
 * Files that nothing has used.
 *
 * @param folder the content folder, after everything in it has been read
 * @param singleFiles files every site has, such as "pages/home.yaml"
 */
export function leftovers(folder: ContentFolder, singleFiles: readonly string[]): Mistake[] {
  const possibleFiles = [...singleFiles, ...galleryFolders(folder).map(galleryFileOf)];
  return folder.unused().map((file) => ({ file, message: explainLeftover(file, possibleFiles) }));
}
