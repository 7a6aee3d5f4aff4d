import { posix } from 'node:path';
import { CONTENT_SHAPES } from '../../schemas/contentShapes.ts';
import { pictureNameOf } from '../../schemas/galleryPicture.ts';
import { ContentFolder } from './contentFolder.ts';
import { explainGroup, explainIssue, formatPath } from './explainIssue.ts';
import { checkGalleryFolders, galleryFolders, leftovers, unnamedGalleries } from './folderRules.ts';
import { pictureFile, videoMistake } from './mediaFiles.ts';
import { formatMistake, type Mistake } from './mistake.ts';
import { PictureCache } from './pictureCache.ts';
import { readYaml } from './readYaml.ts';
import type { z } from 'astro/zod';
import type { ContentContext, KnownNames } from '../../schemas/context.ts';

interface Shape {
  pattern: string;
  schema: (context: ContentContext) => z.ZodType;
}

interface ReadFile {
  file: string;
  shape: Shape;
  data: unknown;
}

const SHAPES: readonly Shape[] = Object.values(CONTENT_SHAPES);
const GALLERY_PATTERN = CONTENT_SHAPES.galleries.pattern;
const SINGLE_FILES = SHAPES.map(({ pattern }) => pattern).filter((name) => !name.includes('*'));

/** Reads every YAML file that has a shape. What cannot be read is noted in `mistakes`. */
function readFiles(folder: ContentFolder, mistakes: Mistake[]): ReadFile[] {
  return folder.files.flatMap((file) => {
    const shape = SHAPES.find(({ pattern }) => posix.matchesGlob(file, pattern));
    if (!shape) return [];
    folder.use(file);
    const result = readYaml(folder.read(file));
    if (result.isReadable) return [{ file, shape, data: result.data }];
    mistakes.push(
      ...result.slips.map(({ line, message }) => ({ file, place: `line ${line}`, message })),
    );
    return [];
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
    .map(({ file, data }) => ({ slug: posix.basename(posix.dirname(file)), data }));
}

function knownNames(folder: ContentFolder, galleries: readonly ReadGallery[]): KnownNames {
  return {
    // Folders without a gallery are told of by themselves; whoever names one is not to blame.
    galleries: galleryFolders(folder),
    pictures: galleries.flatMap(({ slug, data }) =>
      pictureSources(data).map((source) => `${slug}/${pictureNameOf(source)}`),
    ),
  };
}

async function checkFile(
  { file, shape, data }: ReadFile,
  folder: ContentFolder,
  cache: PictureCache,
  names: Pick<ContentContext, 'known' | 'onGalleryNamed'>,
): Promise<Mistake[]> {
  const directory = posix.dirname(file);
  const schema = shape.schema({
    ...names,
    image: () => pictureFile(folder, directory, cache),
    videoMistake: (source) => videoMistake(folder, directory, source),
  });
  const result = await schema.safeParseAsync(data, { error: explainGroup });
  const issues = result.error?.issues ?? [];
  return issues.flatMap((issue) => {
    const place = formatPath(issue.path);
    const messages = explainIssue(issue, data).split('\n');
    return messages.map((message) => ({ file, place, message }));
  });
}

function missingFiles(folder: ContentFolder): Mistake[] {
  return SINGLE_FILES.filter((file) => !folder.files.includes(file)).map((file) => ({
    file,
    message: 'is missing. The site cannot be built without it.',
  }));
}

/** Sorted by file and place; two rules of one field often say the same, which is then said once. */
function inOrder(mistakes: readonly Mistake[]): Mistake[] {
  const byLine = new Map(mistakes.map((mistake) => [formatMistake(mistake), mistake]));
  return [...byLine]
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([, mistake]) => mistake);
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
  const files = readFiles(folder, unreadable);
  const galleries = readGalleries(files);
  // As long as a file cannot be read, nobody knows what it names: judge names when it is mended.
  const known = unreadable.length === 0 ? knownNames(folder, galleries) : undefined;
  const named = new Set<string>();
  const names = { known, onGalleryNamed: (gallery: string) => void named.add(gallery) };
  const checked = await Promise.all(files.map((file) => checkFile(file, folder, cache, names)));
  await cache.save();

  const wrong = [...missingFiles(folder), ...unreadable, ...checked.flat()];
  const folders = checkGalleryFolders(folder);
  const unused = known ? leftovers(folder, SINGLE_FILES) : [];
  // A name with a slip, or on a page that is missing, would otherwise be told of twice.
  const shown = wrong.length === 0 ? galleries.map(({ slug }) => slug) : [];
  return inOrder([...wrong, ...folders, ...unused, ...unnamedGalleries(shown, named)]);
}
