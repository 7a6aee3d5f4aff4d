import { posix } from 'node:path';
import {
  isMedia,
  OTHER_PICTURE,
  OTHER_VIDEO,
  PICTURE_KINDS,
  VIDEO,
} from '../src/logic/mediaEndings.ts';
import { slugify } from '../src/logic/slugify.ts';
import { CONTENT_SHAPES, WORDS_SHAPE } from '../src/schemas/contentShapes.ts';
import { RESERVED_NAMES } from '../src/schemas/pages.ts';
import { GALLERY_NAME } from '../src/schemas/pictures.ts';
import { closestWord, type Issue } from './issue.ts';
import type { ContentFolder } from './contentFolder.ts';

const YAML = /\.ya?ml$/iu;
/** Extensions of text editors and of other sites, where this site reads ".yaml". */
const OTHER_EXTENSION = /(?:\.ya?ml)?\.txt$|\.yml$/u;
const SINGLE = /^(?!galleries\/)/u;
const ADDRESS_NAME = new RegExp(`^${GALLERY_NAME}$`, 'u');

/** Folders in content/galleries that hold anything. */
export function galleryFolders({ files }: ContentFolder): string[] {
  const names = files.flatMap((file) => /^galleries\/([^/]+)\//u.exec(file)?.[1] ?? []);
  return [...new Set(names)];
}

/** Files that the site reads: those of every site, such as "pages/home.yaml", and one for each gallery. */
function wantedFiles(folder: ContentFolder): string[] {
  const patterns = Object.values(CONTENT_SHAPES).map(({ pattern }) => pattern);
  const galleries = galleryFolders(folder).map((gallery) => `galleries/${gallery}/gallery.yaml`);
  return [...patterns.filter((pattern) => !pattern.includes('*')), ...galleries];
}

/** Wanted files that are missing, or have another name: "home.yml", "hom.yaml", "../home.yaml". */
function checkWantedFiles(folder: ContentFolder): Issue[] {
  const wanted = wantedFiles(folder);
  const strangers = folder.files.filter((file) => !wanted.includes(file));
  const missing = wanted.filter((file) => !folder.has(file) && !folder.links.includes(file));
  return missing.map((file) => {
    const name = posix.basename(file);
    const similar = strangers.find((stranger) => {
      const written = posix.basename(stranger).toLowerCase().replace(OTHER_EXTENSION, '.yaml');
      const isBeside = posix.dirname(stranger) === posix.dirname(file);
      return written === name || (isBeside && closestWord(written, [name]) !== undefined);
    });
    if (similar !== undefined)
      return { file: similar, message: `has to be called content/${file}. Rename it.` };
    return SINGLE.test(file)
      ? { file, message: 'is missing. The site cannot be built without it.' }
      : {
          file: posix.dirname(file),
          message: 'has no gallery.yaml. Copy the one of another gallery and change it.',
        };
  });
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
  // "home (1).yaml" and "Copy of home.yaml" are copies of "home.yaml".
  const words = file.toLowerCase().split(/[^a-z0-9-]+/u);
  const original = wanted.find(
    (name) =>
      posix.dirname(name) === posix.dirname(file) && words.includes(posix.basename(name, '.yaml')),
  );
  return original === undefined
    ? 'is not a file of this site. A new page needs a developer; otherwise delete it.'
    : `is not read, as there is "${original}". Delete it.`;
}

/** Files that nothing uses, once everything is read. */
export function checkUnused(folder: ContentFolder): Issue[] {
  const wanted = wantedFiles(folder);
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

/** Everything about names that has to be right before anything can refer to them. */
export function checkNames(folder: ContentFolder): Issue[] {
  const galleries = galleryFolders(folder).flatMap((gallery) =>
    checkAddressName(`galleries/${gallery}`, gallery),
  );
  const links = folder.links.map((file) => ({
    file,
    message: 'is a symbolic link. Put the file or folder itself here.',
  }));
  const pages = folder.files.filter((file) => posix.matchesGlob(file, WORDS_SHAPE.pattern));
  const words = pages.flatMap((file): Issue[] => {
    const name = posix.basename(file, '.md');
    if (!RESERVED_NAMES.includes(name)) return checkAddressName(file, name, '.md');
    return [{ file, message: `has the name of another page, /${name}. Rename it.` }];
  });
  return [...checkWantedFiles(folder), ...galleries, ...words, ...links];
}
