import { PORTFOLIO } from '../../shared/gallery.ts';
import { isGroup, isSame } from '../../shared/data.ts';
import { BUSINESS, nameOfPage, orderedFiles, pageFiles } from '../names.ts';
import {
  type EditableFiles,
  type Files,
  formOf,
  leavesOf,
  listAt,
  moved,
  setAt,
  slugOf,
  valueAt,
} from './content.ts';

export const REDIRECTS = 'redirects.yaml';

/** The sections of a page. */
export function sectionsOf(files: Files, file: string): readonly unknown[] {
  return listAt(files, file, 'sections') ?? [];
}

const isList = (section: unknown) => valueAt(section, ['kind']) === 'projects';

/** The galleries that come first in a list of projects. */
function namedIn(list: unknown): readonly unknown[] {
  const named = valueAt(list, ['galleries']);
  return Array.isArray(named) ? named : [];
}

const isGallerySection = (section: unknown) => valueAt(section, ['gallery']) !== undefined;

/** The portfolio, or once it is full the page that shows most galleries and has room for another. */
function pageForGallery(files: Files): string {
  const hasRoom = (file: string) => {
    const { max = Infinity } = formOf(file)?.fields?.find(({ key }) => key === 'sections') ?? {};
    return sectionsOf(files, file).length < max;
  };
  if (hasRoom(PORTFOLIO)) return PORTFOLIO;
  const countGalleries = (file: string) => sectionsOf(files, file).filter(isGallerySection).length;
  const [next = PORTFOLIO] = pageFiles(files)
    .filter((file) => hasRoom(file) && countGalleries(file) > 0)
    .sort((one, other) => countGalleries(other) - countGalleries(one));
  return next;
}

/**
 * Adds a gallery after the others of the portfolio, or at the beginning of its list of projects; an
 * unreadable portfolio stays.
 */
export function listInPortfolio(files: EditableFiles, gallery: string): void {
  const list = listAt(files, PORTFOLIO, 'sections')?.find(isList);
  if (list !== undefined) {
    setAt(list, ['galleries'], [gallery, ...namedIn(list)]);
    return;
  }
  const sections = listAt(files, pageForGallery(files), 'sections');
  if (!sections) return;
  const last = sections.findLastIndex(isGallerySection);
  const index = last === -1 ? sections.length : last + 1;
  sections.splice(index, 0, { kind: 'gallery', gallery });
}

/** Takes a removed gallery off the portfolio. */
export function unlistInPortfolio(files: EditableFiles, gallery?: string): void {
  const sections = listAt(files, PORTFOLIO, 'sections');
  if (!sections || gallery === undefined) return;
  for (const list of sections.filter(isList)) {
    const others = namedIn(list).filter((one) => one !== gallery);
    setAt(list, ['galleries'], others.length > 0 ? others : undefined);
  }
  const others = sections.filter((section) => valueAt(section, ['gallery']) !== gallery);
  setAt(files, [PORTFOLIO, 'sections'], others);
}

/** Moves a page in the order of menu and services. */
export function moveInOrder(files: EditableFiles, from: number, to: number): void {
  setOrder(files, moved(orderedFiles(files), from, to));
}

/** Takes a removed page out of the order. */
export function leaveOrder(files: EditableFiles, file: string): void {
  const order = listAt(files, BUSINESS, 'order');
  const name = nameOfPage(file);
  if (slugOf(file) !== undefined || !order?.includes(name)) return;
  setAt(
    files,
    [BUSINESS, 'order'],
    order.filter((one) => one !== name),
  );
}

function setOrder(files: EditableFiles, order: readonly string[]): void {
  // An unreadable file stays.
  if (isGroup(files[BUSINESS])) setAt(files, [BUSINESS, 'order'], order.map(nameOfPage));
}

/** A page and where it is. */
interface PageAddress {
  file: string;
  route: string;
}

/** The addresses that lead to others. */
export function redirectsOf(files: Files): Partial<Record<'from' | 'to', unknown>>[] {
  return (listAt(files, REDIRECTS, 'entries') ?? []).map((entry) => Object(entry) as object);
}

/** Finds the address of a page in a link or in Markdown, also before the name of a section. */
export function linkPattern(route: string): RegExp {
  const address = RegExp.escape(route);
  return new RegExp(String.raw`^${address}(?=#|$)|(?<=\]\()${address}(?=[#)])`, 'gu');
}

/** Lets every field that shows a gallery or one of its pictures follow it to another folder. */
function renameGallery(files: EditableFiles, from: string, to: string): void {
  for (const { field, file, path, value } of leavesOf(files)) {
    const text = String(value);
    if (field.kind === 'galleryReference' && text === from) setAt(files, [file, ...path], to);
    if (field.kind === 'pictureReference' && text.startsWith(`${from}/`))
      setAt(files, [file, ...path], to + text.slice(from.length));
  }
}

/**
 * Moves a page or gallery to a free address: links of the site follow, and the old address leads there unless no
 * visitor can know it.
 */
export function changeAddress(
  files: EditableFiles,
  from: PageAddress,
  to: PageAddress,
  { isKnown = true } = {},
): void {
  const order = orderedFiles(files).map((file) => (file === from.file ? to.file : file));
  setAt(files, [to.file], files[from.file]);
  setAt(files, [from.file], undefined);
  // Without an order of the owner, the name of the file decides.
  if (!isSame(orderedFiles(files), order)) setOrder(files, order);
  const [gallery, renamed] = [slugOf(from.file), slugOf(to.file)];
  if (gallery !== undefined && renamed !== undefined) renameGallery(files, gallery, renamed);
  const link = linkPattern(from.route);
  for (const { field, file, path, value } of leavesOf(files))
    if (['link', 'address', 'markdown'].includes(field.kind))
      setAt(files, [file, ...path], String(value).replaceAll(link, to.route));
  const before = redirectsOf(files);
  const others = before.filter((entry) => entry.from !== to.route);
  if (isKnown) others.push({ from: from.route, to: to.route });
  if (isKnown || others.length < before.length) setAt(files, [REDIRECTS, 'entries'], others);
}
