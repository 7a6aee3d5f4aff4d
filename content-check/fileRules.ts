import { posix } from 'node:path';
import { slugify } from '../node/slugify.ts';
import { OTHER_PICTURE, PICTURE, VIDEO } from '../src/logic/mediaExtensions.ts';
import { COLLECTIONS, WORDS_COLLECTION } from '../src/schemas/collections.ts';
import { RESERVED_NAMES } from '../src/schemas/pages.ts';
import { GALLERY_NAME } from '../src/schemas/pictures.ts';
import { closestWord, type Issue } from './issue.ts';
import { PICTURE_KINDS } from './pictures.ts';
import type { ContentFolder } from './contentFolder.ts';

export const GALLERY = /^galleries\/([^/]+)\//u;
/** Videos that have to be saved in another format first. */
const OTHER_VIDEO = /\.(?:avi|m4v|mkv|mov)$/iu;
/** Extensions of text editors and of other sites, where this site reads ".yaml". */
const OTHER_EXTENSION = /(?:\.ya?ml)?\.txt$|\.yml$/u;
const ADDRESS_NAME = new RegExp(`^${GALLERY_NAME}$`, 'u');
/** Why nothing uses a file, by its name. */
const UNUSED: readonly [file: RegExp, message: string][] = [
  [
    /^galleries\/[^/]+\/gallery\.yaml$/u,
    'is not shown on any page. Add it to content/pages/portfolio.yaml or delete the folder.',
  ],
  [PICTURE, 'is not used. Name it in a YAML file or delete it.'],
  [VIDEO, 'is not used. Name it in a YAML file or delete it.'],
  [/\.(?:mp4|webm)$/iu, 'has a capital file extension. Rename it to end in .mp4 or .webm.'],
  [OTHER_PICTURE, `cannot be shown. Save it as ${PICTURE_KINDS}, and delete this one.`],
  [OTHER_VIDEO, 'cannot be played. Save it as mp4 or webm, and delete this one.'],
  [/\.md$/iu, 'is not in content/words. Move it there, or delete it.'],
  [/\.ya?ml$/iu, 'is not a file of this site. A new page needs a developer; otherwise delete it.'],
  [/^/u, 'does not belong here. Only YAML files, pictures and videos do. Move it elsewhere.'],
];

/** Folders in content/galleries that hold anything. */
export function galleryFolders({ files }: ContentFolder): string[] {
  return [...new Set(files.flatMap((file) => GALLERY.exec(file)?.[1] ?? []))];
}

/** Pages of the owner's own words. */
export function wordsPages({ files }: ContentFolder): string[] {
  return files.filter((file) => posix.matchesGlob(file, WORDS_COLLECTION.pattern));
}

/** Wanted files that are missing, or have another name: "home.yml", "hom.yaml", "../home.yaml". */
function checkWantedFiles(folder: ContentFolder): Issue[] {
  const patterns = Object.values(COLLECTIONS).map(({ pattern }) => pattern);
  const galleries = galleryFolders(folder).map((gallery) => `galleries/${gallery}/gallery.yaml`);
  const wanted = [...patterns.filter((pattern) => !pattern.includes('*')), ...galleries];
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
    if (!GALLERY.test(file))
      return { file, message: 'is missing. The site cannot be built without it.' };
    const message = 'has no gallery.yaml. Copy the one of another gallery and change it.';
    return { file: posix.dirname(file), message };
  });
}

export function checkUnused(folder: ContentFolder): Issue[] {
  return folder.unused().map((file) => {
    const [, message = ''] = UNUSED.find(([kind]) => kind.test(file)) ?? [];
    return { file: file.replace(/\/gallery\.yaml$/u, ''), message };
  });
}

/** Checks a name that becomes part of an address. */
function checkAddressName(file: string, extension = ''): Issue[] {
  const name = posix.basename(file, extension);
  if (RESERVED_NAMES.includes(name) && extension !== '')
    return [{ file, message: `has the name of another page, /${name}. Rename it.` }];
  if (ADDRESS_NAME.test(name)) return [];
  const permitted = slugify(name);
  const advice = permitted && ` Rename it to "${permitted}${extension}".`;
  const message = `has a name that cannot be part of an address: use small letters a to z, digits and hyphens only.${advice}`;
  return [{ file, message }];
}

/** Everything about names that has to be right before anything can refer to them. */
export function checkNames(folder: ContentFolder): Issue[] {
  const galleries = galleryFolders(folder).map((gallery) => `galleries/${gallery}`);
  const message = 'is a symbolic link. Put the file or folder itself here.';
  return [
    ...checkWantedFiles(folder),
    ...galleries.flatMap((file) => checkAddressName(file)),
    ...wordsPages(folder).flatMap((file) => checkAddressName(file, '.md')),
    ...folder.links.map((file) => ({ file, message })),
  ];
}
