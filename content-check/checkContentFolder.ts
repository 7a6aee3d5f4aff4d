import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { CONTENT_SHAPES, WORDS_SHAPE } from '../src/schemas/contentShapes.ts';
import { checkFields } from './checkFields.ts';
import { ContentFolder } from './contentFolder.ts';
import {
  copies,
  explainMisnamed,
  fileNames,
  leftovers,
  lookAlikes,
  misnamedFiles,
} from './fileRules.ts';
import { checkGalleryFolders, unnamedGalleries } from './folderRules.ts';
import { inOrder, type Mistake } from './issue.ts';
import { knownNames, type ReadGallery } from './knownNames.ts';
import { logoFile } from './logoFile.ts';
import { pictureFile, useFiles, videoMistake } from './mediaFiles.ts';
import { PictureCache } from './pictureCache.ts';
import { readWords } from './readWords.ts';
import { type LineOf, readYaml } from './readYaml.ts';
import { unfinishedSave } from './unfinishedSave.ts';
import { wordsNames } from './wordsNames.ts';
import type { z } from 'astro/zod';
import type { ContentContext } from '../src/schemas/context.ts';

interface Shape {
  pattern: string;
  schema: (context: ContentContext) => z.ZodType;
}

interface ReadFile {
  file: string;
  /** What the file should be called; mostly it is. */
  name: string;
  shape: Shape;
  data: unknown;
  lineOf: LineOf;
}

const SHAPES: readonly Shape[] = [...Object.values(CONTENT_SHAPES), WORDS_SHAPE];
const GALLERY_PATTERN = CONTENT_SHAPES.galleries.pattern;
const SINGLE_FILES = SHAPES.map(({ pattern }) => pattern).filter((name) => !name.includes('*'));

const NO_FOLDER: Mistake = {
  file: '',
  message: 'is not there. Bring it back, or name another folder in CONTENT_FOLDER.',
};

/**
 * Reads every YAML file that has a shape. What cannot be read is noted in `mistakes`.
 *
 * @param misnamed what files should be called that are called otherwise
 */
function readFiles(
  folder: ContentFolder,
  misnamed: ReadonlyMap<string, string>,
  mistakes: Mistake[],
): ReadFile[] {
  return folder.files.flatMap((file) => {
    const name = misnamed.get(file) ?? file;
    const shape = SHAPES.find(({ pattern }) => posix.matchesGlob(name, pattern));
    if (!shape) return [];
    folder.use(file);
    if (posix.dirname(name) !== posix.dirname(file)) {
      mistakes.push(explainMisnamed(file, name));
      return [];
    }
    const read = shape === WORDS_SHAPE ? readWords : readYaml;
    const result = read(folder.read(file));
    if ('slips' in result) {
      mistakes.push(...result.slips.map((slip) => ({ file, ...slip })));
      return [];
    }
    useFiles(folder, posix.dirname(name), result.data);
    return [{ file, name, shape, ...result }];
  });
}

function readGalleries(files: readonly ReadFile[]): ReadGallery[] {
  return files
    .filter(({ shape }) => shape.pattern === GALLERY_PATTERN)
    .map(({ name, data }) => ({ slug: posix.basename(posix.dirname(name)), data }));
}

async function checkFile(
  { file, name, shape, data, lineOf }: ReadFile,
  folder: ContentFolder,
  cache: PictureCache,
  names: Pick<ContentContext, 'known' | 'onGalleryNamed'>,
): Promise<Mistake[]> {
  const directory = posix.dirname(name);
  const schema = shape.schema({
    ...names,
    image: () => pictureFile(folder, directory, cache),
    logoFile: () => logoFile(folder, directory),
    videoMistake: (source) => videoMistake(folder, directory, source),
  });
  const slips = await checkFields(schema, data, lineOf);
  return slips.map((slip) => ({ file, ...slip }));
}

/**
 * Reads everything in the content folder: words, pictures, and what refers to what.
 *
 * @param root path of the folder
 * @param cacheFile where it is kept what was measured of the pictures, so that only new ones are
 *   read through; without it nothing is kept
 * @returns every mistake, file by file; an empty list when the site can be built
 */
export async function checkContentFolder(root: string, cacheFile?: string): Promise<Mistake[]> {
  const halfSaved = unfinishedSave(root);
  if (!existsSync(root) && halfSaved.length === 0) return [NO_FOLDER];
  const cache = await PictureCache.open(root, cacheFile);
  const folder = new ContentFolder(root);
  const unreadable: Mistake[] = [];
  const misnamed = misnamedFiles(folder, SINGLE_FILES);
  const files = readFiles(folder, misnamed, unreadable);
  const galleries = readGalleries(files);
  // As long as a file cannot be read, nobody knows what it names: names are checked when it is mended.
  const known = unreadable.length === 0 ? knownNames(folder, galleries) : undefined;
  const named = new Set<string>();
  const names = { known, onGalleryNamed: (gallery: string) => void named.add(gallery) };
  const checked = await Promise.all(files.map((file) => checkFile(file, folder, cache, names)));
  await cache.save();

  const wrong = [
    ...halfSaved,
    ...fileNames(folder, misnamed, SINGLE_FILES),
    ...unreadable,
    ...checked.flat(),
  ];
  const folders = [...checkGalleryFolders(folder, [...misnamed.values()]), ...wordsNames(folder)];
  const unused = known ? leftovers(folder, SINGLE_FILES) : [];
  const twice = [...lookAlikes(folder), ...copies(folder, cache.identical())];
  // A name with a slip, or on a page that is missing, would otherwise be told of twice.
  const shown = wrong.length === 0 ? galleries.map(({ slug }) => slug) : [];
  return inOrder([...wrong, ...folders, ...unused, ...twice, ...unnamedGalleries(shown, named)]);
}
