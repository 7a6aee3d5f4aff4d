import { statSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { z } from 'astro/zod';
import { isMedia } from '../src/logic/mediaEndings.ts';
import { CONTENT_SHAPES, WORDS_SHAPE } from '../src/schemas/contentShapes.ts';
import { INTERNAL_HREFS, LINK_ERROR } from '../src/schemas/fields.ts';
import { pictureNameOf } from '../src/schemas/galleries.ts';
import { REFERENCE_ERRORS } from '../src/schemas/pictures.ts';
import { checkFields, explainChoice } from './checkFields.ts';
import { ContentFolder } from './contentFolder.ts';
import { checkNames, checkUnused, galleryFolders } from './fileRules.ts';
import { explainHidden, formatPath, type Issue, sortIssues } from './issue.ts';
import { explainMarkdown } from './markdown.ts';
import { explainFile } from './media.ts';
import { openPictureCache, type PictureCache } from './pictureCache.ts';
import { type LineOf, readWords, readYaml } from './readYaml.ts';
import type { ImageMetadata } from 'astro';
import type { FieldMarks, ImageContext } from '../src/schemas/fields.ts';

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
  schema: z.ZodType;
  data: unknown;
  lineOf: LineOf;
  texts: readonly TextField[];
}

const NAME_ERRORS = { ...REFERENCE_ERRORS, link: LINK_ERROR };

/** Names that references may use. */
type KnownNames = Record<keyof typeof NAME_ERRORS | 'words', readonly string[]>;

/** Schemas take any text for the path of a picture; `explainFile` looks for the file. */
const CONTEXT: ImageContext = {
  image: () => z.string() as unknown as z.ZodType<ImageMetadata>,
};
/** Built once: that takes longer than all the rest of a check. */
const SHAPES = [...Object.values(CONTENT_SHAPES), WORDS_SHAPE].map((shape) => {
  const schema: z.ZodType = shape.schema(CONTEXT);
  return {
    shape,
    schema,
    fields: z.toJSONSchema(schema, { unrepresentable: 'any' }) as FieldShape,
  };
});

function textsIn(
  data: unknown,
  shape?: FieldShape,
  path: readonly PropertyKey[] = [],
): TextField[] {
  if (typeof data === 'string') return [{ path, value: data, kind: shape?.field }];
  if (typeof data !== 'object' || data === null) return [];
  const isList = Array.isArray(data);
  const kinds = shape?.oneOf ?? [shape];
  return Object.entries(data).flatMap(([name, value]) => {
    const field = isList
      ? shape?.items
      : kinds.find((kind) => kind?.properties?.[name])?.properties?.[name];
    return textsIn(value, field, [...path, isList ? Number(name) : name]);
  });
}

/** Marks what a text names as used: a file, or the gallery of a reference. */
function useNamed(folder: ContentFolder, directory: string, { value, kind }: TextField): void {
  if (isMedia(value) || kind === 'logo') folder.use(posix.join(directory, value));
  if (kind === 'galleryReference' || kind === 'pictureReference')
    folder.use(`galleries/${value.split('/')[0]}/gallery.yaml`);
}

/** Reads every file that has a shape, and adds issues of those that cannot be read. */
function readFiles(folder: ContentFolder, issues: Issue[]): ReadFile[] {
  return folder.files.flatMap((file) => {
    const found = SHAPES.find(({ shape }) => posix.matchesGlob(file, shape.pattern));
    if (!found) return [];
    const { shape, schema, fields } = found;
    // A gallery is used when a page names it.
    if (shape !== CONTENT_SHAPES.galleries) folder.use(file);
    const result = (shape === WORDS_SHAPE ? readWords : readYaml)(folder.read(file));
    if ('issues' in result) {
      issues.push(...result.issues.map((issue) => ({ file, ...issue })));
      return [];
    }
    const texts = textsIn(result.data, fields);
    for (const text of texts) useNamed(folder, posix.dirname(file), text);
    return [{ file, schema, texts, ...result }];
  });
}

function knownNames(folder: ContentFolder, files: readonly ReadFile[]): KnownNames {
  const pictures = files
    .filter(({ file }) => file.startsWith('galleries/'))
    .flatMap(({ file, texts }) => texts.map(({ value }) => [posix.dirname(file), value] as const))
    .filter(([, value]) => isMedia(value));
  const words = folder.files
    .filter((file) => posix.matchesGlob(file, WORDS_SHAPE.pattern))
    .map((file) => `/${posix.basename(file, '.md')}`);
  return {
    galleryReference: galleryFolders(folder),
    pictureReference: pictures.map(
      ([directory, value]) => `${posix.basename(directory)}/${pictureNameOf(value)}`,
    ),
    link: [...INTERNAL_HREFS, ...words],
    words,
  };
}

async function checkFile(
  { file, schema, data, lineOf, texts }: ReadFile,
  folder: ContentFolder,
  cache: PictureCache,
  known: KnownNames | undefined,
): Promise<Issue[]> {
  const explainText = ({ value, kind }: TextField) => {
    const hidden = explainHidden(value);
    if (hidden !== undefined) return hidden;
    switch (kind) {
      case 'picture':
      case 'logo':
      case 'video':
        return explainFile(kind, folder, posix.dirname(file), value, cache);
      case 'markdown':
        return explainMarkdown(value, known?.words);
      case 'pictureReference':
      case 'galleryReference':
      case 'link':
        return known?.[kind].includes(value.normalize()) === false
          ? explainChoice(NAME_ERRORS[kind], value, known[kind])
          : undefined;
      default:
        return undefined;
    }
  };

  const issues = await checkFields(schema, data, lineOf);
  const told = new Set(issues.map(({ path = [] }) => formatPath(path)));
  for (const text of texts.filter(({ path }) => !told.has(formatPath(path)))) {
    const message = await explainText(text);
    if (message !== undefined) issues.push({ line: lineOf(text.path), path: text.path, message });
  }
  return issues.map((issue) => ({ file, ...issue }));
}

/**
 * Checks everything in the content folder: words, pictures, and references between them.
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
  const folder = new ContentFolder(root);
  const cache = await openPictureCache(root, cacheFile);
  const blocking = checkNames(folder);
  const files = readFiles(folder, blocking);
  // References are checked once every file can be read.
  const known = blocking.length === 0 ? knownNames(folder, files) : undefined;
  const checked = await Promise.all(files.map((file) => checkFile(file, folder, cache, known)));
  await cache.save();

  const issues = [...blocking, ...checked.flat()];
  // A wrong reference would be reported twice.
  if (issues.length > 0) for (const { file } of files) folder.use(file);
  const copies = cache.copies().map(([copy, original]) => ({
    file: folder.nameOf(copy),
    message: `is the same picture as "${basename(original)}". Delete one of the two, and its entry.`,
  }));
  return sortIssues([...issues, ...(known ? checkUnused(folder) : []), ...copies]);
}
