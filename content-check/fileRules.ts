import { posix } from 'node:path';
import { closestWord } from '../src/logic/closestWord.ts';
import {
  isMedia,
  OTHER_PICTURE,
  OTHER_VIDEO,
  PICTURE_KINDS,
  VIDEO,
} from '../src/logic/mediaEndings.ts';
import { YAML } from './contentFolder.ts';
import { galleryFileOf, galleryFolders } from './folderRules.ts';
import type { ContentFolder } from './contentFolder.ts';
import type { Mistake } from './issue.ts';

/** Endings that programs give to text, and those of other sites, where this one wants ".yaml". */
const OTHER_ENDING = /(?:\.ya?ml)?\.txt$|\.yml$/u;

/**
 * Files that are called otherwise than the site reads them, with the names it reads.
 *
 * @param singleFiles files every site has, such as "pages/home.yaml"
 */
export function misnamedFiles(
  folder: ContentFolder,
  singleFiles: readonly string[],
): ReadonlyMap<string, string> {
  const wanted = [...singleFiles, ...galleryFolders(folder).map(galleryFileOf)];
  const missing = wanted.filter((name) => !folder.has(name));
  const pairs = folder.files.flatMap((file): [string, string][] => {
    const written = file.toLowerCase().replace(OTHER_ENDING, '.yaml');
    if (wanted.includes(file) || !YAML.test(written)) return [];
    const isMoved = (name: string): boolean => posix.basename(name) === posix.basename(written);
    const name = closestWord(written, missing) ?? missing.find(isMoved);
    return name === undefined ? [] : [[file, name]];
  });
  return new Map(pairs);
}

/** Files whose names are the same on a Mac or on Windows, where one would replace the other. */
export function lookAlikes({ files }: ContentFolder): Mistake[] {
  const groups = Map.groupBy(files, (file) => file.normalize().toLowerCase());
  return [...groups.values()].flatMap(([first = '', ...others]) =>
    others.map((file) => ({
      file,
      message: `has the same name as "${posix.basename(first)}" but for capital letters or the way its accents are written. Rename one of the two.`,
    })),
  );
}

/**
 * Pictures that lie in one folder twice. In several folders they may: galleries share no files.
 *
 * @param identical whole paths of pictures that are the same to the last byte, together
 */
export function copies(
  folder: ContentFolder,
  identical: readonly (readonly string[])[],
): Mistake[] {
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

/** Says under which name a file would be read. */
export function explainMisnamed(file: string, name: string): Mistake {
  return { file, message: `has to be called content/${name}. Rename it.` };
}

/**
 * Files that are missing, or there under another name.
 *
 * @param misnamed names of files by what these are called instead
 * @param singleFiles files every site has, such as "pages/home.yaml"
 */
export function fileNames(
  folder: ContentFolder,
  misnamed: ReadonlyMap<string, string>,
  singleFiles: readonly string[],
): Mistake[] {
  const found = new Set([...folder.files, ...misnamed.values()]);
  const missing = singleFiles
    .filter((file) => !found.has(file))
    .map((file) => ({
      file,
      message: 'is missing. The site cannot be built without it.',
    }));
  return [...missing, ...[...misnamed].map(([file, name]) => explainMisnamed(file, name))];
}

function explainLeftover(file: string, possibleFiles: readonly string[]): string {
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
  const read = closestWord(file, possibleFiles);
  return read === undefined
    ? 'is not a file of this site. A new page needs a developer; otherwise delete it.'
    : `is not read, as there is "${read}". Delete it.`;
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
