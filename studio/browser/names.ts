import { memoise } from '../../src/logic/memoise.ts';
import { addressesOf, furtherListPages, projectAddresses } from '../../src/logic/addressesOf.ts';
import { sortPages } from '../../src/logic/menuOrder.ts';
import {
  HOME,
  NEEDED_PAGES,
  pageOfList,
  RESERVED_NAMES,
  routeOfPage,
  routeOfProject,
} from '../../src/routes.ts';
import { isGroup } from '../shared/data.ts';
import { firstFree, plainName } from '../shared/freeName.ts';
import {
  type Files,
  formOf,
  kindLabel,
  kindOf,
  leavesOf,
  listAt,
  type Place,
  slugOf,
  valueAt,
} from './state/content.ts';
import { LANGUAGE, WORDS } from './words.ts';
import type { Field } from '../shared/forms/formFields.ts';
import type { Picture } from '../shared/gallery.ts';

export const FIRST_FILE = 'pages/home.yaml';
const LAST_PAGE = 'pages/404.yaml';
export const BUSINESS = 'business.yaml';

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
  return folder === 'pages' ? routeOfPage(name) : undefined;
}

/** The address of the page that a file holds the words of: of a gallery, that of its project. */
export function addressOfFile(file: string): string | undefined {
  const slug = slugOf(file);
  return slug === undefined ? routeOf(file) : routeOfProject(slug);
}

/** The address of the site, without a slash at its end; empty while it has none. */
export function siteUrlOf(files: Files): string {
  const site = valueAt(files[BUSINESS], ['siteUrl']);
  return typeof site === 'string' ? site.replace(/\/$/u, '') : '';
}

/** Whether the site can do without a page. */
export function isRemovable(path: string): boolean {
  const [folder, name = ''] = partsOf(path);
  return ['galleries', 'words', 'pages'].includes(folder ?? '') && !NEEDED_PAGES.includes(name);
}

function pageNames(files: Files): string[] {
  return pageFiles(files).map((path) => partsOf(path)[1] ?? '');
}

/** The kind of a section in words, such as "Portfolio teaser". */
export function sectionKind(section: unknown): string {
  const kind = valueAt(section, ['kind']);
  return typeof kind === 'string' ? kindLabel(kind) : '';
}

/** What a section is called: its words on the page, its gallery, or else its kind. */
export function sectionName(section: unknown, files: Files = {}): string {
  const { label, title, headline, gallery } = Object(section) as Partial<Record<string, unknown>>;
  const lines = Array.isArray(headline) ? headline.join(' ').trim() : undefined;
  const words = [label, title, lines].find((text) => typeof text === 'string' && text !== '');
  if (typeof words === 'string') return words;
  const file = typeof gallery === 'string' ? galleryFile(gallery) : '';
  return files[file] === undefined ? sectionKind(section) : nameOfFile(files, file);
}

/** The beginning of a text that is too long for a list. */
export function shortened(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()} …` : text;
}

/** What an entry of any list is called: one of its texts, or else its kind. */
export function entryName(entry: unknown): string {
  if (!isGroup(entry)) return shortened(String(entry));
  const { label, title, name, question, alt } = entry;
  const text = [label, title, name, question, alt].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return typeof text === 'string' ? shortened(text) : sectionName(entry);
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a picture is called: its title, or else what it shows. */
export function nameOfPicture({ title = '', alt }: Pick<Picture, 'title' | 'alt'>): string {
  return title || alt || WORDS.gallery.noAlt;
}

const nameOfData = memoise((data: object, path): string => {
  const [folder = '', name = folder] = partsOf(path);
  const known = WORDS.files[folder === 'pages' ? name : folder];
  if (known !== undefined) return known;
  const titles = [['title'], ['service', 'name'], ['seo', 'title']];
  const [title] = titles.flatMap((field) => valueAt(data, field) ?? []);
  return typeof title === 'string' && title !== '' ? title : capitalised(name.replaceAll('-', ' '));
});

export function nameOfFile(files: Files, path: string): string {
  return nameOfData(Object(files[path]) as object, path);
}

/** The name of a page's file, as in the order of pages. */
export function nameOfPage(path: string): string {
  return partsOf(path)[1] ?? '';
}

/** The pages in the order of the menu, between the home page and the one for wrong addresses. */
export function pageFiles(files: Files): string[] {
  const pages = orderedFiles(files).filter((path) => !isWordsFile(path));
  return [FIRST_FILE, ...pages, LAST_PAGE];
}

/** Pages and pages of text in the owner's order, without those that have none. */
export function orderedFiles(files: Files): string[] {
  const paths = Object.keys(files).filter(
    (path) =>
      isWordsFile(path) || (path.startsWith('pages/') && ![FIRST_FILE, LAST_PAGE].includes(path)),
  );
  const pages = paths.map((path) => ({
    path,
    name: nameOfPage(path),
    service: valueAt(files[path], ['service']),
    isText: isWordsFile(path),
  }));
  const order = listAt(files, BUSINESS, 'order') ?? [];
  return sortPages(pages, order.map(String)).map(({ path }) => path);
}

/** Every address that a link may lead to. */
export function linkTargets(files: Files): string[] {
  const own = Object.keys(files).filter(isWordsFile);
  return [
    ...pageFiles(files).flatMap((path) => addressesOf(partsOf(path)[1] ?? '', files[path])),
    ...galleryFiles(files).flatMap((path) => projectAddresses(slugOf(path) ?? '', files[path])),
    ...own.flatMap((path) => routeOf(path) ?? []),
    ...roomLinks(files).map(({ href }) => href),
  ];
}

/** The lists of projects that are limited to a kind of room. */
export const roomLinks = memoise((files: Files): readonly { href: string; room: string }[] => {
  const projects = galleryFiles(files).flatMap((path) => {
    const story = valueAt(files[path], ['story']);
    const room = valueAt(story, ['room']);
    const slug = slugOf(path);
    if (story === undefined || slug === undefined) return [];
    return [{ slug, room: typeof room === 'string' && room !== '' ? room : undefined }];
  });
  const pages = pageFiles(files).flatMap((path) =>
    furtherListPages(nameOfPage(path), files[path], projects),
  );
  return pages.flatMap(({ href, room, index }) =>
    room === undefined || index > 1 ? [] : [{ href, room }],
  );
});

const ALPHABET = new Intl.Collator(LANGUAGE, { numeric: true });

export function galleryFiles(files: Files): string[] {
  return Object.keys(files)
    .filter((path) => slugOf(path) !== undefined)
    .sort((one, other) => ALPHABET.compare(nameOfFile(files, one), nameOfFile(files, other)));
}

const filesByAddress = memoise((files: Files): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const path of Object.keys(files)) {
    const address = addressOfFile(path);
    if (address !== undefined && !found.has(address)) found.set(address, path);
  }
  return found;
});

/** The file that a page shows; of the pages of a list of projects, that of the first one. */
export function fileOfRoute(files: Files, route: string): string | undefined {
  const file = filesByAddress(files).get(route);
  const page = pageOfList(route);
  return file ?? (page === undefined ? undefined : fileOfRoute(files, page));
}

/** The route of the page that shows the words of a file; undefined if every page does. */
export function routeShowing(files: Files, file: string): string | undefined {
  const slug = slugOf(file);
  // A service that comes later has only its card.
  if (valueAt(files[file], ['service', 'comingSoon']) !== undefined) return HOME;
  if (slug === undefined) return routeOf(file);
  const [project] = projectAddresses(slug, files[file]);
  if (project !== undefined) return project;
  const pages = Object.fromEntries(pageFiles(files).map((path) => [path, files[path]]));
  const shown = leavesOf(pages).find(
    ({ field, value }) => field.kind === 'galleryReference' && value === slug,
  );
  return routeOf(shown?.file ?? '') ?? HOME;
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
      return field?.kind === 'kinds' && isGroup(data) ? sectionName(data, files) : part + 1;
    }
    field = group?.fields?.find(({ key }) => key === part);
    return field?.label ?? part;
  });
  return [nameOfFile(files, file), ...names].join(' › ');
}

/** What the owner adds; `page` is a page of text. */
export type NewKind = 'gallery' | 'page' | 'sections' | 'service';

/** A free name for a new gallery or page, made of its title, and its file. */
export function newFile(kind: NewKind, title: string, files: Files) {
  const fileOf = (name: string) => {
    if (kind === 'gallery') return galleryFile(name);
    return kind === 'page' ? `words/${name}.md` : `pages/${name}.yaml`;
  };
  const plain = plainName(title, kind);
  const isTaken = (name: string) =>
    fileOf(name) in files ||
    (kind !== 'gallery' &&
      (`words/${name}.md` in files || [...RESERVED_NAMES, ...pageNames(files)].includes(name)));
  const name = firstFree((number) => plain + number, isTaken);
  return { name, file: fileOf(name) };
}
