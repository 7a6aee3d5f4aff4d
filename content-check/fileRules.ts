import { posix } from 'node:path';
import { slugify } from '../src/logic/slugify.ts';
import { isMedia } from '../src/logic/mediaExtensions.ts';
import { NEEDED_PAGES, RESERVED_NAMES } from '../src/routes.ts';
import { COLLECTIONS, TEXT_PAGE_COLLECTION } from '../src/schemas/collections.ts';
import { GALLERY_NAME } from '../src/schemas/pictures.ts';
import { closestWord, type Issue } from './issue.ts';
import { CHECK_WORDS } from './words.ts';
import type { ContentFolder } from './contentFolder.ts';

export const GALLERY = /^galleries\/([^/]+)\//u;
const WRONG_YAML_EXTENSION = /(?:\.ya?ml)?\.txt$|\.yml$/u;
const ADDRESS_NAME = new RegExp(`^${GALLERY_NAME}$`, 'u');

/** Folders in content/galleries that are not empty. */
export function galleryFolders({ files }: ContentFolder): string[] {
  return [...new Set(files.flatMap((file) => GALLERY.exec(file)?.[1] ?? []))];
}

/** The files of a collection. */
export function filesOf({ files }: ContentFolder, { pattern }: { pattern: string }): string[] {
  return files.filter((file) => posix.matchesGlob(file, pattern));
}

/** Finds missing or misnamed files, such as "home.yml", "hom.yaml" or "../home.yaml". */
function checkRequiredFiles(folder: ContentFolder): Issue[] {
  const patterns = Object.values(COLLECTIONS).map(({ pattern }) => pattern);
  const galleries = galleryFolders(folder).map((gallery) => `galleries/${gallery}/gallery.yaml`);
  const needed = NEEDED_PAGES.map((name) => `pages/${name}.yaml`);
  const files = patterns.filter((pattern) => !pattern.includes('*'));
  const required = [...files, ...needed, ...galleries];
  const others = folder.files.filter((file) => !required.includes(file));
  const missing = required.filter((file) => !folder.has(file));
  return missing.map((file) => {
    const name = posix.basename(file);
    const similar = others.find((other) => {
      const written = posix.basename(other).toLowerCase().replace(WRONG_YAML_EXTENSION, '.yaml');
      const isBeside = posix.dirname(other) === posix.dirname(file);
      return written === name || (isBeside && closestWord(written, [name]) !== undefined);
    });
    if (similar !== undefined)
      return { file: similar, message: CHECK_WORDS.file.rename(`content/${file}`) };
    if (!GALLERY.test(file)) return { file, message: CHECK_WORDS.file.missing };
    return { file: posix.dirname(file), message: CHECK_WORDS.file.noGallery };
  });
}

const PAGE_LIKE = /^[^/]+\/(?:.*\/)?[^/]+\.ya?ml(?:\.txt)?$/iu;
/** Programs that synchronize folders name copies so: "home-PC.yaml", "home (copy of Mia).yaml". */
const COPY = /^(?<page>pages\/[a-z0-9-]+)(?:-[A-Z]| \().*$/u;

/** Finds pages that the site would not read: "pages/Moving_help.yaml", "pages/de/home.yaml". */
function checkPageFiles(folder: ContentFolder, reported: readonly Issue[]): Issue[] {
  const patterns = Object.values(COLLECTIONS).map(({ pattern }) => pattern);
  const isCopy = (file: string) => folder.has(`${COPY.exec(file)?.groups?.page}.yaml`);
  const isUnread = (file: string) => !patterns.some((pattern) => posix.matchesGlob(file, pattern));
  const pages = folder.files.filter(
    (file) => PAGE_LIKE.test(file) && !GALLERY.test(file) && isUnread(file) && !isCopy(file),
  );
  return pages
    .filter((file) => !reported.some((issue) => issue.file === file))
    .map((file) => {
      folder.use(file);
      const inside = file.replace(/^pages\//u, '').replace(/\.ya?ml(?:\.txt)?$/iu, '');
      const name = slugify(inside.replaceAll('/', '-'));
      const advice = name && CHECK_WORDS.file.renameTo(`content/pages/${name}.yaml`);
      return { file, message: CHECK_WORDS.file.notAPage(advice) };
    });
}

/** A gallery that no page shows is a mistake; other unused files do not harm the site. */
export function checkUnused(folder: ContentFolder): Issue[] {
  return folder.unused().map((file) => {
    if (posix.matchesGlob(file, COLLECTIONS.galleries.pattern))
      return { file: posix.dirname(file), message: CHECK_WORDS.file.unusedGallery };
    const message = isMedia(file) ? CHECK_WORDS.file.unusedMedia : CHECK_WORDS.file.unread;
    return { file, message, isAdvice: true };
  });
}

function checkAddressName(file: string, taken: readonly string[], extension = ''): Issue[] {
  const name = posix.basename(file, extension);
  if (taken.includes(name)) return [{ file, message: CHECK_WORDS.file.nameTaken(name) }];
  if (ADDRESS_NAME.test(name)) return [];
  const permitted = slugify(name);
  const advice = permitted && CHECK_WORDS.file.renameToName(permitted + extension);
  return [{ file, message: CHECK_WORDS.file.noAddress(advice) }];
}

/** Checks the names of files and folders, before references to them are checked. */
export function checkNames(folder: ContentFolder): Issue[] {
  const galleries = galleryFolders(folder).map((gallery) => `galleries/${gallery}`);
  const pages = filesOf(folder, COLLECTIONS.pages);
  const names = [...RESERVED_NAMES, ...pages.map((file) => posix.basename(file, '.yaml'))];
  const required = checkRequiredFiles(folder);
  return [
    ...required,
    ...checkPageFiles(folder, required),
    ...galleries.flatMap((file) => checkAddressName(file, [])),
    ...pages.flatMap((file) => checkAddressName(file, RESERVED_NAMES, '.yaml')),
    ...filesOf(folder, TEXT_PAGE_COLLECTION).flatMap((file) =>
      checkAddressName(file, names, '.md'),
    ),
  ];
}
