import { PAGES } from '../../src/routes.ts';
import { RESERVED_NAMES } from '../../src/schemas/pages.ts';
import { firstFree, plainName } from '../content/freeName.ts';
import { type Files, type FormOf, kindOf, leavesOf, type Place, valueAt } from './state/data.ts';
import { WORDS } from './words.ts';
import type { Field } from '../forms/formFields.ts';

const GALLERY_FILE = /^galleries\/([^/]+)\/gallery\.yaml$/u;
const PAGE_FILE = /^pages\/([^/]+)\.yaml$/u;
const WORDS_FILE = /^words\/([^/]+)\.md$/u;
const NOT_FOUND = '/404';
/** Its form is the one that is open at first. */
export const FIRST_FILE = 'pages/home.yaml';

/** The folder of a gallery's file; nothing for other files. */
export function slugOf(path: string): string | undefined {
  return GALLERY_FILE.exec(path)?.[1];
}

/** Whether a file is a page of the owner's own words. */
export function isWordsFile(path: string): boolean {
  return WORDS_FILE.test(path);
}

/** The file of the gallery in a folder. */
export function galleryFile(slug: string): string {
  return `galleries/${slug}/gallery.yaml`;
}

function camelCase(name: string): string {
  return name.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());
}

/** The file whose words show what lies at a path: of a photograph its gallery or page. */
export function fileShowing(path: string): string {
  const [folder = '', name = '', ...rest] = path.split('/');
  if (rest.length === 0) return path;
  return folder === 'galleries' ? galleryFile(name) : `${folder}/${name}.yaml`;
}

/** The route of the page that a file holds the words of; nothing for other files. */
export function routeOf(path: string): string | undefined {
  const [, own] = WORDS_FILE.exec(path) ?? [];
  if (own !== undefined) return `/${own}`;
  const [, name] = PAGE_FILE.exec(path) ?? [];
  if (name === undefined) return undefined;
  return (PAGES as Record<string, string>)[camelCase(name)] ?? NOT_FOUND;
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a file is called in the window. */
export function nameOfFile(files: Files, path: string): string {
  const [, page] = PAGE_FILE.exec(path) ?? [];
  const [, own] = WORDS_FILE.exec(path) ?? [];
  const plain = (page ?? own ?? slugOf(path) ?? path.replace('.yaml', '')).replaceAll('-', ' ');
  const known = WORDS.files[camelCase(page ?? plain)];
  const title = valueAt(files[path], ['title']);
  if (known !== undefined) return known;
  return typeof title === 'string' && title !== '' ? title : capitalised(plain);
}

/** The files of the pages, in the order of the site. */
export function pageFiles(files: Files): string[] {
  const order = Object.values(PAGES) as string[];
  const rank = (path: string) =>
    (order.indexOf(routeOf(path) ?? '') + order.length + 1) % (order.length + 1);
  return Object.keys(files)
    .filter((path) => PAGE_FILE.test(path))
    .sort((one, other) => rank(one) - rank(other));
}

/** The files of the galleries, by title. */
export function galleryFiles(files: Files): string[] {
  return Object.keys(files)
    .filter((path) => slugOf(path) !== undefined)
    .sort((one, other) => nameOfFile(files, one).localeCompare(nameOfFile(files, other)));
}

/** The file whose words the page of a route shows; undefined for the page of another site. */
export function fileOfRoute(files: Files, route: string): string | undefined {
  const isIts = (path: string) => routeOf(path) === route;
  return [...pageFiles(files), ...Object.keys(files).filter(isWordsFile)].find(isIts);
}

/** The route of the page that shows the words of a file; undefined if every page does. */
export function routeShowing(files: Files, formOf: FormOf, file: string): string | undefined {
  const slug = slugOf(file);
  if (slug === undefined) return routeOf(file);
  const pages = Object.fromEntries(pageFiles(files).map((path) => [path, files[path]]));
  const shown = leavesOf(pages, formOf).find(
    ({ field, value }) => field.kind === 'galleryReference' && value === slug,
  );
  return routeOf(shown?.file ?? '') ?? PAGES.portfolio;
}

/** Where a field is, in words: "Home › Our services › Pictures › 2". */
export function placeName(files: Files, formOf: FormOf, { file, path }: Place): string {
  let field: Field | undefined = formOf(file);
  let data = files[file];
  const names = path.map((part) => {
    const group = field && kindOf(field, data);
    field =
      typeof part === 'number' ? group?.entry : group?.fields?.find(({ key }) => key === part);
    data = valueAt(data, [part]);
    return typeof part === 'number' ? String(part + 1) : (field?.label ?? part);
  });
  return [nameOfFile(files, file), ...names].join(' › ');
}

/** A free name for a new gallery or page, made of its title, and its file. */
export function newFile(kind: 'gallery' | 'page', title: string, files: Files) {
  const fileOf = (name: string) => (kind === 'gallery' ? galleryFile(name) : `words/${name}.md`);
  const plain = plainName(title, kind);
  const isTaken = (name: string) =>
    fileOf(name) in files || (kind === 'page' && RESERVED_NAMES.includes(name));
  const name = firstFree((number) => plain + number, isTaken);
  return { name, file: fileOf(name) };
}
