import { statSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { z } from 'astro/zod';
import { isMedia } from '../src/logic/mediaEndings.ts';
import { CONTENT_SHAPES, WORDS_SHAPE } from '../src/schemas/contentShapes.ts';
import { pictureNameOf } from '../src/schemas/galleries.ts';
import { REFERENCE_ERRORS } from '../src/schemas/pictures.ts';
import { checkFields, explainChoice } from './checkFields.ts';
import { ContentFolder } from './contentFolder.ts';
import { checkNames, checkUnused, galleryFolders } from './fileRules.ts';
import { explainHidden, formatPath, type Issue, sortIssues } from './issue.ts';
import { explainLogoFile } from './logo.ts';
import { explainMarkdown } from './markdown.ts';
import { explainPicture, explainVideo } from './media.ts';
import { openPictureCache, type PictureCache } from './pictureCache.ts';
import { type LineOf, readWords, readYaml } from './readYaml.ts';
import type { ImageMetadata } from 'astro';
import type { FieldMarks, ImageContext } from '../src/schemas/fields.ts';

interface Shape {
  pattern: string;
  schema: (context: ImageContext) => z.ZodType;
}

/** The part of JSON Schema that Zod makes of a shape. */
interface FieldShape extends FieldMarks {
  properties?: Record<string, FieldShape>;
  items?: FieldShape;
  oneOf?: FieldShape[];
}

/** A text of a file, with the kind of its field. */
interface TextField {
  path: readonly PropertyKey[];
  value: string;
  kind: FieldMarks['field'];
}

interface ReadFile {
  file: string;
  shape: Shape;
  data: unknown;
  lineOf: LineOf;
  texts: readonly TextField[];
}

/** Names that references may use. */
interface KnownNames {
  pictureReference: readonly string[];
  galleryReference: readonly string[];
  words: readonly string[];
}

const SHAPES: readonly Shape[] = [...Object.values(CONTENT_SHAPES), WORDS_SHAPE];
/** Schemas take any text for the path of a picture; `explainText` looks for the file. */
const CONTEXT: ImageContext = {
  image: () => z.string() as unknown as z.ZodType<ImageMetadata>,
};

function textsIn(
  data: unknown,
  shape?: FieldShape,
  path: readonly PropertyKey[] = [],
): TextField[] {
  if (typeof data === 'string') return [{ path, value: data, kind: shape?.field }];
  if (Array.isArray(data))
    return data.flatMap((entry, index) => textsIn(entry, shape?.items, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  const kinds = shape?.oneOf ?? [shape];
  return Object.entries(data).flatMap(([name, value]) => {
    const field = kinds.find((kind) => kind?.properties?.[name])?.properties?.[name];
    return textsIn(value, field, [...path, name]);
  });
}

/** Reads every file that has a shape, and notes issues of those that cannot be read. */
function readFiles(folder: ContentFolder, issues: Issue[]): ReadFile[] {
  return folder.files.flatMap((file) => {
    const shape = SHAPES.find(({ pattern }) => posix.matchesGlob(file, pattern));
    if (!shape) return [];
    folder.use(file);
    const result = (shape === WORDS_SHAPE ? readWords : readYaml)(folder.read(file));
    if ('issues' in result) {
      issues.push(...result.issues.map((issue) => ({ file, ...issue })));
      return [];
    }
    const fields = z.toJSONSchema(shape.schema(CONTEXT), { unrepresentable: 'any' });
    const texts = textsIn(result.data, fields as FieldShape);
    const media = texts.filter(({ value }) => isMedia(value));
    media.forEach(({ value }) => folder.use(posix.join(posix.dirname(file), value)));
    return [{ file, shape, texts, ...result }];
  });
}

function galleryOf({ file }: ReadFile): string {
  return posix.basename(posix.dirname(file));
}

function knownNames(folder: ContentFolder, galleries: readonly ReadFile[]): KnownNames {
  const words = folder.files.filter((file) => posix.matchesGlob(file, WORDS_SHAPE.pattern));
  return {
    galleryReference: galleryFolders(folder),
    pictureReference: galleries.flatMap((file) =>
      file.texts
        .filter(({ value }) => isMedia(value))
        .map(({ value }) => `${galleryOf(file)}/${pictureNameOf(value)}`),
    ),
    words: words.map((file) => `/${posix.basename(file, '.md')}`),
  };
}

/** Galleries that pages name, by themselves or with one of their pictures. */
function namedGalleries(files: readonly ReadFile[]): ReadonlySet<string> {
  const references = files.flatMap(({ texts }) =>
    texts.filter(({ kind }) => kind === 'galleryReference' || kind === 'pictureReference'),
  );
  return new Set(references.map(({ value }) => value.split('/')[0] ?? ''));
}

async function checkFile(
  { file, shape, data, lineOf, texts }: ReadFile,
  folder: ContentFolder,
  cache: PictureCache,
  known: KnownNames | undefined,
): Promise<Issue[]> {
  const directory = posix.dirname(file);
  const explainText = ({ value, kind }: TextField) => {
    const hidden = explainHidden(value);
    if (hidden !== undefined) return hidden;
    switch (kind) {
      case 'picture':
        return explainPicture(folder, directory, value, cache);
      case 'logo':
        return explainLogoFile(folder, directory, value);
      case 'video':
        return explainVideo(folder, directory, value);
      case 'markdown':
        return explainMarkdown(value, known?.words);
      case 'pictureReference':
      case 'galleryReference':
        return !known || known[kind].includes(value.normalize())
          ? undefined
          : explainChoice(REFERENCE_ERRORS[kind], value, known[kind]);
      default:
        return undefined;
    }
  };

  const issues = await checkFields(shape.schema(CONTEXT), data, lineOf);
  const told = new Set(issues.map(({ path = [] }) => formatPath(path)));
  const others = texts.filter(({ path }) => !told.has(formatPath(path)));
  for (const text of others) {
    const message = await explainText(text);
    if (message !== undefined) issues.push({ line: lineOf(text.path), path: text.path, message });
  }
  return issues.map((issue) => ({ file, ...issue }));
}

/**
 * Reads everything in the content folder: words, pictures, and references between them.
 *
 * @param root path of the folder
 * @param cacheFile where the sizes of pictures are kept, so that only new ones are read
 * @returns all issues, file by file; none when the site can be built
 */
export async function checkContentFolder(root: string, cacheFile?: string): Promise<Issue[]> {
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true) {
    const message = 'is not there. Bring it back, or name another folder in CONTENT_FOLDER.';
    return [{ file: '', message }];
  }
  const cache = await openPictureCache(root, cacheFile);
  const folder = new ContentFolder(root);
  const blocking = checkNames(folder);
  const files = readFiles(folder, blocking);
  const galleries = files.filter(({ shape }) => shape === CONTENT_SHAPES.galleries);
  // Names are judged once every file has its own and can be read.
  const known = blocking.length === 0 ? knownNames(folder, galleries) : undefined;
  const checked = await Promise.all(files.map((file) => checkFile(file, folder, cache, known)));
  await cache.save();

  const issues = [...blocking, ...checked.flat()];
  const named = namedGalleries(files);
  // A wrong reference would be reported twice.
  const orphans = (issues.length > 0 ? [] : galleries.map(galleryOf))
    .filter((gallery) => !named.has(gallery))
    .map((gallery) => ({
      file: `galleries/${gallery}`,
      message: 'is named by no page. Add it to content/pages/portfolio.yaml or delete the folder.',
    }));
  const unused = known ? checkUnused(folder) : [];
  const copies = cache.copies().map(([copy, original]) => ({
    file: folder.nameOf(copy),
    message: `is the same picture as "${basename(original)}". Delete one of the two, and its entry.`,
  }));
  return sortIssues([...issues, ...orphans, ...unused, ...copies]);
}
