import { posix } from 'node:path';
import { plainName } from '../../logic/plainName.ts';
import { CONTENT_SHAPES } from '../../schemas/contentShapes.ts';
import { pictureNameOf } from '../../schemas/galleryPicture.ts';
import { checkFields } from './checkFields.ts';
import { ContentFolder } from './contentFolder.ts';
import { copies, fileNames, leftovers, lookAlikes, misnamedFiles } from './fileRules.ts';
import { checkGalleryFolders, galleryFolders, unnamedGalleries } from './folderRules.ts';
import { pictureFile, useFiles, videoMistake } from './mediaFiles.ts';
import { inOrder, type Mistake } from './mistake.ts';
import { PictureCache } from './pictureCache.ts';
import { type LineOf, readYaml } from './readYaml.ts';
import type { z } from 'astro/zod';
import type { ContentContext, KnownNames } from '../../schemas/context.ts';

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

const SHAPES: readonly Shape[] = Object.values(CONTENT_SHAPES);
const GALLERY_PATTERN = CONTENT_SHAPES.galleries.pattern;
const SINGLE_FILES = SHAPES.map(({ pattern }) => pattern).filter((name) => !name.includes('*'));

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
    const result = readYaml(folder.read(file));
    if ('slips' in result) {
      mistakes.push(...result.slips.map((slip) => ({ file, ...slip })));
      return [];
    }
    useFiles(folder, posix.dirname(name), result.data);
    return [{ file, name, shape, ...result }];
  });
}

/** Sources of the pictures in a gallery file that may hold any mistake. */
function pictureSources(data: unknown): string[] {
  const pictures = (data as { pictures?: unknown } | null)?.pictures;
  if (!Array.isArray(pictures)) return [];
  return pictures
    .map((picture: unknown) => (picture as { src?: unknown } | null)?.src)
    .filter((source) => typeof source === 'string');
}

/** A gallery that can be shown, by its folder name. */
interface ReadGallery {
  slug: string;
  data: unknown;
}

function readGalleries(files: readonly ReadFile[]): ReadGallery[] {
  return files
    .filter(({ shape }) => shape.pattern === GALLERY_PATTERN)
    .map(({ name, data }) => ({ slug: posix.basename(posix.dirname(name)), data }));
}

function knownNames(folder: ContentFolder, galleries: readonly ReadGallery[]): KnownNames {
  return {
    // Folders without a gallery are told of by themselves; whoever names one is not to blame.
    // A folder with a name that has to change may be called by the name it has to get.
    galleries: galleryFolders(folder).flatMap((name) => [name, plainName(name)]),
    pictures: galleries.flatMap(({ slug, data }) =>
      pictureSources(data).flatMap((source) =>
        [slug, plainName(slug)].map((name) => `${name}/${pictureNameOf(source)}`),
      ),
    ),
  };
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
  const cache = await PictureCache.open(cacheFile);
  const folder = new ContentFolder(root);
  const unreadable: Mistake[] = [];
  const misnamed = misnamedFiles(folder, SINGLE_FILES);
  const files = readFiles(folder, misnamed, unreadable);
  const galleries = readGalleries(files);
  // As long as a file cannot be read, nobody knows what it names: judge names when it is mended.
  const known = unreadable.length === 0 ? knownNames(folder, galleries) : undefined;
  const named = new Set<string>();
  const names = { known, onGalleryNamed: (gallery: string) => void named.add(gallery) };
  const checked = await Promise.all(files.map((file) => checkFile(file, folder, cache, names)));
  await cache.save();

  const wrong = [...fileNames(folder, misnamed, SINGLE_FILES), ...unreadable, ...checked.flat()];
  const folders = checkGalleryFolders(folder, [...misnamed.values()]);
  const unused = known ? leftovers(folder, SINGLE_FILES) : [];
  const twice = [...lookAlikes(folder), ...copies(folder, cache.identical())];
  // A name with a slip, or on a page that is missing, would otherwise be told of twice.
  const shown = wrong.length === 0 ? galleries.map(({ slug }) => slug) : [];
  return inOrder([...wrong, ...folders, ...unused, ...twice, ...unnamedGalleries(shown, named)]);
}
