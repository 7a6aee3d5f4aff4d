import { RESERVED_NAMES } from '../../src/logic/links.ts';
import { PAGES } from '../../src/routes.ts';
import { firstFree, plainName } from '../content/freeName.ts';
import {
  type Files,
  formOf,
  kindOf,
  leavesOf,
  type Place,
  slugOf,
  valueAt,
} from './state/content.ts';
import { WORDS } from './words.ts';
import type { Field } from '../forms/formFields.ts';

export const FIRST_FILE = 'pages/home.yaml';
const NOT_FOUND = '/404';

/** The folder and name of a file; for a gallery its two folders. */
function partsOf(path: string): string[] {
  return path.replace(/\.\w+$/u, '').split('/');
}

export function isWordsFile(path: string): boolean {
  return path.startsWith('words/');
}

export function galleryFile(slug: string): string {
  return `galleries/${slug}/gallery.yaml`;
}

function camelCase(name: string): string {
  return name.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());
}

/** The file whose words show what lies at a path: of a photograph its gallery or page. */
export function fileShowing(path: string): string {
  const [folder = '', name] = partsOf(path);
  if (name === undefined) return path;
  return folder === 'galleries' ? galleryFile(name) : `${folder}/${name}.yaml`;
}

/** The route of the page that a file holds the words of; nothing for other files. */
export function routeOf(path: string): string | undefined {
  const [folder, name = ''] = partsOf(path);
  if (folder === 'words') return `/${name}`;
  if (folder !== 'pages') return undefined;
  return (PAGES as Record<string, string>)[camelCase(name)] ?? NOT_FOUND;
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function nameOfFile(files: Files, path: string): string {
  const [folder = '', name = folder] = partsOf(path);
  const known = WORDS.files[camelCase(folder === 'pages' ? name : folder)];
  const title = valueAt(files[path], ['title']);
  if (known !== undefined) return known;
  return typeof title === 'string' && title !== '' ? title : capitalised(name.replaceAll('-', ' '));
}

export function pageFiles(files: Files): string[] {
  return [...Object.values(PAGES), NOT_FOUND].flatMap((route) => fileOfRoute(files, route) ?? []);
}

export function galleryFiles(files: Files): string[] {
  return Object.keys(files)
    .filter((path) => slugOf(path) !== undefined)
    .sort((one, other) => nameOfFile(files, one).localeCompare(nameOfFile(files, other)));
}

export function fileOfRoute(files: Files, route: string): string | undefined {
  return Object.keys(files).find((path) => routeOf(path) === route);
}

/** The route of the page that shows the words of a file; undefined if every page does. */
export function routeShowing(files: Files, file: string): string | undefined {
  const slug = slugOf(file);
  if (slug === undefined) return routeOf(file);
  const pages = Object.fromEntries(pageFiles(files).map((path) => [path, files[path]]));
  const shown = leavesOf(pages).find(
    ({ field, value }) => field.kind === 'galleryReference' && value === slug,
  );
  return routeOf(shown?.file ?? '') ?? PAGES.portfolio;
}

/** Where a field is, in words: "Home › Our services › Pictures › 2". */
export function placeName(files: Files, { file, path }: Place): string {
  let field: Field | undefined = formOf(file);
  let data = files[file];
  const names = path.map((part) => {
    const group = field && kindOf(field, data);
    data = valueAt(data, [part]);
    if (typeof part === 'number') {
      field = group?.entry;
      return part + 1;
    }
    field = group?.fields?.find(({ key }) => key === part);
    return field?.label ?? part;
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
