import { posix } from 'node:path';
import {
  isMedia,
  OTHER_PICTURE,
  OTHER_VIDEO,
  PICTURE_KINDS,
  VIDEO,
} from '../src/logic/mediaEndings.ts';
import { slugify } from '../src/logic/slugify.ts';
import { WORDS_SHAPE } from '../src/schemas/contentShapes.ts';
import { RESERVED_NAMES } from '../src/schemas/pages.ts';
import { GALLERY_NAME } from '../src/schemas/pictures.ts';
import { closestWord, type Issue } from './issue.ts';
import type { ContentFolder } from './contentFolder.ts';

const YAML = /\.ya?ml$/iu;
/** Extensions of text editors and of other sites, where this site reads ".yaml". */
const OTHER_EXTENSION = /(?:\.ya?ml)?\.txt$|\.yml$/u;
const ADDRESS_NAME = new RegExp(`^${GALLERY_NAME}$`, 'u');

function stemOf(file: string): string {
  return posix.basename(file, '.yaml');
}

/** Folders in content/galleries that hold anything. */
export function galleryFolders({ files }: ContentFolder): string[] {
  const names = files.flatMap((file) => /^galleries\/([^/]+)\//u.exec(file)?.[1] ?? []);
  return [...new Set(names)];
}

function galleryFileOf(gallery: string): string {
  return `galleries/${gallery}/gallery.yaml`;
}

/** Files that the site reads: those of every site, such as "pages/home.yaml", and one for each gallery. */
export function wantedFiles(folder: ContentFolder, singleFiles: readonly string[]): string[] {
  return [...singleFiles, ...galleryFolders(folder).map(galleryFileOf)];
}

/** Files with a wrong name, and the names that the site reads. */
export function misnamedFiles(
  folder: ContentFolder,
  wanted: readonly string[],
): ReadonlyMap<string, string> {
  const missing = wanted.filter((name) => !folder.has(name) && !folder.links.includes(name));
  const pairs = folder.files.flatMap((file): [string, string][] => {
    const written = posix.basename(file).toLowerCase().replace(OTHER_EXTENSION, '.yaml');
    if (wanted.includes(file) || !YAML.test(written)) return [];
    const near = missing.filter((name) => posix.dirname(name) === posix.dirname(file));
    const similar = closestWord(
      written,
      near.map((name) => posix.basename(name)),
    );
    const name =
      near.find((candidate) => posix.basename(candidate) === similar) ??
      missing.find((candidate) => posix.basename(candidate) === written);
    return name === undefined ? [] : [[file, name]];
  });
  return new Map(pairs);
}

export function explainMisnamed(file: string, name: string): Issue {
  return { file, message: `has to be called content/${name}. Rename it.` };
}

/** Files that are missing, links, and files under another name. */
export function checkFileNames(
  folder: ContentFolder,
  misnamed: ReadonlyMap<string, string>,
  singleFiles: readonly string[],
): Issue[] {
  const found = new Set([...folder.files, ...folder.links, ...misnamed.values()]);
  const missing = singleFiles.filter((file) => !found.has(file));
  return [
    ...missing.map((file) => ({
      file,
      message: 'is missing. The site cannot be built without it.',
    })),
    ...folder.links.map((file) => ({
      file,
      message: 'is a symbolic link. Put the file or folder itself here.',
    })),
    ...[...misnamed].map(([file, name]) => explainMisnamed(file, name)),
  ];
}

/** The same picture twice in one folder. Galleries may share pictures: each has its own file. */
export function checkCopies(
  folder: ContentFolder,
  identical: readonly (readonly string[])[],
): Issue[] {
  const groups = identical.flatMap((paths) => [
    ...Map.groupBy(
      paths.map((path) => folder.nameOf(path)),
      posix.dirname,
    ).values(),
  ]);
  return groups.flatMap(([first = '', ...others]) =>
    others.map((file) => ({
      file,
      message: `is the same picture as "${posix.basename(first)}". Delete one of the two, and its entry.`,
    })),
  );
}

function explainUnused(file: string, wanted: readonly string[]): string {
  if (isMedia(file)) return 'is not used. Name it in a YAML file or delete it.';
  if (VIDEO.test(file.toLowerCase()))
    return 'has its ending in capital letters. Rename it to end in .mp4 or .webm.';
  if (OTHER_PICTURE.test(file))
    return `is a kind of picture this site cannot use. Save it as ${PICTURE_KINDS}, and delete this one.`;
  if (OTHER_VIDEO.test(file))
    return 'is a kind of video this site cannot use. Save it as mp4 or webm, and delete this one.';
  if (/\.md$/iu.test(file)) return 'is not in content/words. Move it there, or delete it.';
  if (!YAML.test(file))
    return 'does not belong here. Only YAML files, pictures and videos do. Move it elsewhere.';
  // "home (1).yaml", "Copy of home.yaml"
  const words = stemOf(file)
    .toLowerCase()
    .split(/[^a-z0-9-]+/u);
  const original = wanted.find(
    (name) => posix.dirname(name) === posix.dirname(file) && words.includes(stemOf(name)),
  );
  return original === undefined
    ? 'is not a file of this site. A new page needs a developer; otherwise delete it.'
    : `is not read, as there is "${original}". Delete it.`;
}

/** Files that nothing uses, once everything is read. */
export function checkUnused(folder: ContentFolder, wanted: readonly string[]): Issue[] {
  return folder.unused().map((file) => ({ file, message: explainUnused(file, wanted) }));
}

/** Says why the name of a folder or page cannot be part of an address. */
function checkAddressName(file: string, name: string, extension = ''): Issue[] {
  if (ADDRESS_NAME.test(name)) return [];
  const permitted = slugify(name);
  const advice = permitted && ` Rename it to "${permitted}${extension}".`;
  const message = `has a name that cannot be part of an address: use small letters a to z, digits and hyphens only.${advice}`;
  return [{ file, message }];
}

/** Wrong names of galleries and pages of words, and galleries without a gallery.yaml. */
export function checkAddresses(folder: ContentFolder, misnamed: readonly string[]): Issue[] {
  const galleries = galleryFolders(folder).flatMap((gallery): Issue[] => {
    const file = `galleries/${gallery}`;
    const issues = checkAddressName(file, gallery);
    const wanted = galleryFileOf(gallery);
    if (folder.has(wanted) || misnamed.includes(wanted)) return issues;
    // Do not also report its pictures as unused.
    const inside = folder.files.filter((name) => name.startsWith(`${file}/`));
    inside.filter(isMedia).forEach((name) => folder.use(name));
    const message = 'has no gallery.yaml. Copy the one of another gallery and change it.';
    return [...issues, { file, message }];
  });
  const pages = folder.files.filter((file) => posix.matchesGlob(file, WORDS_SHAPE.pattern));
  const words = pages.flatMap((file): Issue[] => {
    const name = posix.basename(file, '.md');
    if (!RESERVED_NAMES.includes(name)) return checkAddressName(file, name, '.md');
    return [{ file, message: `has the name of another page, /${name}. Rename it.` }];
  });
  return [...galleries, ...words];
}
