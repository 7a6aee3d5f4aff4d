import { isGroup } from '../../shared/data.ts';
import { BUSINESS, nameOfFile, routeShowing, sectionName } from '../names.ts';
import {
  type Files,
  formOf,
  type Leaf,
  leaves,
  type Place,
  slugOf,
  valueAt,
} from '../state/content.ts';
import { WORDS } from '../words.ts';
import { fold } from './fold.ts';
import type { Field } from '../../shared/forms/formFields.ts';

/** A line of words that can be found. */
export interface SearchEntry {
  place: Place;
  /** The page or gallery it is in. */
  page: string;
  /** The kind of its section, or the label of its field. */
  kind: string;
  text: string;
  /** The text without capitals and accents. */
  folded: string;
  /** The address of a page that is found by its name; missing for words in a page. */
  address?: string;
}

const { kinds } = WORDS.search;
/** Kinds of field with words. */
const WORDY = ['text', 'markdown', 'address', 'date'];
/** Markdown signs, which the page does not show; of a link its words. */
const MARKDOWN_LINK = /\[([^\]]*)\]\([^)]*\)/gu;
const MARKDOWN_SIGNS = /^\s*(?:#{1,6}|[-*+>]|\d+[.)])\s+|[*_`~|\\]+/gmu;

function linesOf({ field, value }: Leaf): string[] {
  const text = String(value);
  if (field.kind !== 'markdown') return [text];
  return text.replaceAll(MARKDOWN_LINK, '$1').replaceAll(MARKDOWN_SIGNS, '').split('\n');
}

/** What a page or gallery is, for its own entry. */
function kindOfFile(file: string): string {
  const [folder = ''] = file.split('/');
  return { pages: kinds.page, galleries: kinds.gallery, words: kinds.textPage }[folder] ?? '';
}

function kindOfLeaf(files: Files, file: string, { field, path }: Leaf): string {
  const [part, index] = path;
  if (slugOf(file) !== undefined && part === 'pictures') return kinds.photograph;
  if (part === 'sections' && typeof index === 'number') {
    const section = valueAt(files[file], [part, index]);
    const kind = isGroup(section) ? section.kind : undefined;
    return typeof kind === 'string' ? sectionName({ kind }) : field.label;
  }
  return field.label;
}

/** The fields of the business by their labels: an empty one has no words to find it by. */
function fieldEntries(form: Field, file: string, page: string): SearchEntry[] {
  return (form.fields ?? []).map(({ key, label }) => {
    const place = { file, path: [key] };
    return { place, page, kind: kinds.field, text: label, folded: fold(label) };
  });
}

function entriesOf(files: Files, file: string): SearchEntry[] {
  const form = formOf(file);
  if (!form || files[file] === undefined) return [];
  const page = nameOfFile(files, file);
  const name: SearchEntry = {
    place: { file, path: [] },
    page,
    kind: kindOfFile(file),
    text: page,
    folded: fold(page),
    address: routeShowing(files, file) ?? '',
  };
  const words = leaves(form, files[file])
    .filter(({ field, value }) => WORDY.includes(field.kind) && value !== page)
    .flatMap((leaf) => {
      const [place, kind] = [{ file, path: leaf.path }, kindOfLeaf(files, file, leaf)];
      return linesOf(leaf)
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((text) => ({ place, page, kind, text, folded: fold(text) }));
    });
  const fields = file === BUSINESS ? fieldEntries(form, file, page) : [];
  return [name, ...fields, ...words];
}

/** All words of all files, line by line, and the names of the pages and galleries. */
export function searchIndex(files: Files): SearchEntry[] {
  return Object.keys(files).flatMap((file) => entriesOf(files, file));
}
