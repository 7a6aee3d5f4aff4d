import { statSync } from 'node:fs';
import { posix } from 'node:path';
import { z } from 'astro/zod';
import { addressesOf, projectAddresses } from '../src/logic/addressesOf.ts';
import { isMedia, pictureNameOf, withCompanion } from '../src/logic/mediaExtensions.ts';
import { memoise } from '../src/logic/memoise.ts';
import { walk } from '../src/logic/walk.ts';
import { COLLECTIONS, TEXT_PAGE_COLLECTION } from '../src/schemas/collections.ts';
import { checkFields, explainName, fieldAt, type FieldShape } from './checkFields.ts';
import { ContentFolder } from './contentFolder.ts';
import { checkDrafts } from './drafts.ts';
import { checkEnquiries } from './enquiries.ts';
import { checkHours } from './hours.ts';
import { checkNames, checkUnused, filesOf, GALLERY, galleryFolders } from './fileRules.ts';
import { explainHidden, formatPath, type Issue, sortIssues } from './issue.ts';
import { explainMarkdown } from './markdown.ts';
import { explainFile } from './media.ts';
import { explainOldAddress } from './oldAddresses.ts';
import { checkPageNames } from './pageNames.ts';
import { checkPageOrder } from './pageOrder.ts';
import { checkPictures } from './pictures.ts';
import { addressesOfLists, checkProjects, projectsIn } from './projects.ts';
import { type LineOf, readTextPage, readYaml } from './readYaml.ts';
import { checkUntidyLayers } from './untidyLayers.ts';
import { CHECK_WORDS } from './words.ts';
import type { ImageMetadata } from 'astro';
import type { ImageContext } from '../src/schemas/fields.ts';

interface TextField extends Pick<FieldShape, 'field' | 'expected'> {
  path: readonly PropertyKey[];
  value: string;
}

interface ReadFile {
  file: string;
  schema: z.ZodType;
  fields: FieldShape;
  data: unknown;
  lineOf: LineOf;
  texts: readonly TextField[];
  /** Frozen data that have no issue: a check of the same words knows them. */
  valid: WeakSet<object>;
}

/** By kind of field: what it may name. */
type KnownNames = Partial<Record<NonNullable<FieldShape['field']>, readonly string[]>>;

/** Schemas accept any text as the path of a picture; `explainFile` looks for the file. */
const CONTEXT: ImageContext = { image: () => z.string() as unknown as z.ZodType<ImageMetadata> };
/** Built once: building takes longer than the rest of a check. */
const SHAPES = [...Object.values(COLLECTIONS), TEXT_PAGE_COLLECTION].map((shape) => {
  const schema: z.ZodType = shape.schema(CONTEXT);
  const fields = z.toJSONSchema(schema, { unrepresentable: 'any' }) as FieldShape;
  /** Of data that are frozen: the same file has the same texts. */
  const textsOf = memoise((data: object) => textsIn(fields, data));
  return { shape, schema, fields, textsOf, valid: new WeakSet<object>() };
});

/** Everything but words: most files. */
const WORDS_FILE = /\.(?:yaml|md)$/u;

function shapeOf(file: string) {
  if (!WORDS_FILE.test(file)) return undefined;
  return SHAPES.find(({ shape }) => posix.matchesGlob(file, shape.pattern));
}

function textsIn(file: FieldShape, data: unknown): TextField[] {
  return walk(data).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ ...fieldAt(file, path, data), path, value }] : [],
  );
}

/** Reads the files of the collections and marks the files they name as used. */
function readFiles(folder: ContentFolder, issues: Issue[]): ReadFile[] {
  return folder.files.flatMap((file) => {
    const found = shapeOf(file);
    if (!found) return [];
    const { shape, schema, fields, textsOf, valid } = found;
    // A gallery counts as used only if a page names it.
    if (shape !== COLLECTIONS.galleries) folder.use(file);
    const result = (shape === TEXT_PAGE_COLLECTION ? readTextPage : readYaml)(folder.read(file));
    if ('issues' in result) {
      issues.push(...result.issues.map((issue) => ({ file, ...issue })));
      return [];
    }
    const texts = textsOf(Object(result.data) as object);
    for (const { value, field } of texts) {
      if (isMedia(value) || field === 'logo')
        for (const path of withCompanion(posix.join(file, '..', value))) folder.use(path);
      if (field === 'galleryReference' || field === 'pictureReference')
        folder.use(`galleries/${value.split('/')[0]}/gallery.yaml`);
    }
    return [{ file, schema, fields, texts, valid, ...result }];
  });
}

function knownNames(folder: ContentFolder, files: readonly ReadFile[]): KnownNames {
  const pictures = files.flatMap(({ file, texts }) => {
    const [, gallery] = GALLERY.exec(file) ?? [];
    const own = gallery === undefined ? [] : texts.filter(({ field }) => field === 'picture');
    return own.map(({ value }) => `${gallery}/${pictureNameOf(value)}`);
  });
  const pages = files.flatMap(({ file, data }) => {
    const [, gallery] = GALLERY.exec(file) ?? [];
    if (gallery !== undefined) return projectAddresses(gallery, data);
    return posix.matchesGlob(file, COLLECTIONS.pages.pattern)
      ? addressesOf(posix.basename(file, '.yaml'), data)
      : [];
  });
  const textPages = filesOf(folder, TEXT_PAGE_COLLECTION).map(
    (file) => `/${posix.basename(file, '.md')}`,
  );
  return {
    galleryReference: galleryFolders(folder),
    pictureReference: pictures,
    link: [...pages, ...textPages, ...addressesOfLists(files)],
  };
}

async function checkFile(
  { file, schema, fields, data, lineOf, texts, valid }: ReadFile,
  folder: ContentFolder,
  known: KnownNames | undefined,
): Promise<Issue[]> {
  const explainText = ({ value, field, expected }: TextField) => {
    const hidden = explainHidden(value);
    if (hidden !== undefined) return hidden;
    if (field === 'oldAddress') return explainOldAddress(value, known?.link);
    if (field === 'picture' || field === 'logo' || field === 'video')
      return explainFile(field, folder, posix.dirname(file), value, expected);
    return field === 'markdown' ? explainMarkdown(value, known?.link) : undefined;
  };

  const isKnown = valid.has(Object(data) as object);
  const issues = isKnown ? [] : await checkFields(schema, fields, data, lineOf);
  if (issues.length === 0 && Object.isFrozen(data)) valid.add(Object(data) as object);
  const reported = new Set(issues.map(({ path = [] }) => formatPath(path)));
  const isReported = ({ path }: TextField) => reported.size > 0 && reported.has(formatPath(path));
  for (const text of texts.filter((one) => !isReported(one))) {
    const { path, value, field, expected } = text;
    const names = field && known?.[field];
    const isGone = names?.includes(value.normalize()) === false;
    const message = isGone ? explainName(value, names, expected) : await explainText(text);
    if (message !== undefined) issues.push({ line: lineOf(path), path, message, isGone });
  }
  return issues.map((issue) => ({ file, ...issue }));
}

/** Advises to remove an announcement, the only text with a last day, when it is over. */
function checkLastDay({ file, texts, lineOf }: ReadFile): Issue[] {
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const over = texts.filter(({ field, value }) => field === 'date' && value < today);
  return over.map(({ path }) => {
    const message = CHECK_WORDS.announcementIsOver;
    return { file, line: lineOf(path), path, message, isAdvice: true };
  });
}

/** Checks words, pictures and references. With nothing but advice, the site can be built. */
export async function checkContentFolder(root: string): Promise<Issue[]> {
  const exists = statSync(root, { throwIfNoEntry: false })?.isDirectory();
  if (!exists) return [{ file: '', message: CHECK_WORDS.noFolder }];
  const folder = new ContentFolder(root);
  const blocking = checkNames(folder);
  const files = readFiles(folder, blocking);
  // A gallery with a story has a page of its own.
  for (const { gallery } of projectsIn(files)) folder.use(gallery.file);
  // Check references only if every file can be read.
  const known = blocking.length === 0 ? knownNames(folder, files) : undefined;
  const checked = await Promise.all(files.map((file) => checkFile(file, folder, known)));

  const issues = [
    ...blocking,
    ...checked.flat(),
    ...checkPageNames(files),
    ...checkDrafts(files),
    ...checkHours(files),
    ...(known ? checkProjects(files) : []),
    ...checkEnquiries(files),
  ];
  const layers = await checkUntidyLayers(folder);
  // Do not also report files as unused that a wrong reference may mean.
  if (issues.length > 0) for (const { file } of files) folder.use(file);
  const unused = known ? checkUnused(folder) : [];
  const advice = [...files.flatMap(checkLastDay), ...checkPageOrder(files)];
  return sortIssues([...issues, ...layers, ...advice, ...unused, ...(await checkPictures(folder))]);
}
