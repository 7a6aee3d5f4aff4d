import { nameOfFile, newFile, routeOf } from '../names.ts';
import { WORDS } from '../words.ts';
import { type Files, formOf, leaves, type Path, setAt, without } from './content.ts';
import { edit, goTo, say, studio, UNDO } from './store.ts';

/** Where a page has its name. */
const NAMES: readonly Path[] = [['title'], ['service', 'name'], ['seo', 'title']];

/** Whether a page can be copied: there is only one for wrong addresses. */
export function isDuplicable(file: string): boolean {
  return /^(?:pages|words)\//u.test(file) && file !== 'pages/404.yaml';
}

/** A name with a number, such as "Kitchens 2", within the limit of its field. */
function numberedName(name: string, number: string, maxLength = Infinity): string {
  const ending = ` ${number}`;
  return name.slice(0, maxLength - ending.length).trimEnd() + ending;
}

/**
 * A copy of a page, with its pictures, as a draft: at a new address, which no menu leads to. Links of the
 * page to its own sections lead to those of the copy.
 */
export function duplicatePage(files: Files, file: string): { file: string; data: object } {
  const kind = file.startsWith('words/') ? 'page' : 'sections';
  const copy = newFile(kind, nameOfFile(files, file), files);
  const [number = '2'] = /\d+$/u.exec(copy.name) ?? [];
  const rest = without(files[file] as Record<string, unknown>, ['menu', 'position']);
  const data = structuredClone({ ...rest, draft: true });
  const form = formOf(file);
  for (const { field, path, value } of form ? leaves(form, data) : []) {
    if (NAMES.some((name) => name.join() === path.join()))
      setAt(data, path, numberedName(String(value), number, field.maxLength));
    const [route, section] = String(value).split('#');
    if (field.kind === 'link' && section !== undefined && route === routeOf(file))
      setAt(data, path, `/${copy.name}#${section}`);
  }
  return { file: copy.file, data };
}

/** Adds a copy of a page, and opens it. */
export function addDuplicate(file: string): void {
  const copy = duplicatePage(studio.getState().files, file);
  edit({ file: copy.file, path: [] }, (files) => {
    files[copy.file] = copy.data;
  });
  goTo({ file: copy.file, path: [] });
  say(WORDS.added.duplicate, UNDO);
}

/** A copy of a section; the id and the entry in the menu are those of the first. */
export function duplicateSection(section: unknown): unknown {
  return without(section as Record<string, unknown>, ['id', 'menu']);
}
