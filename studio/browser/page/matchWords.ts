import type { Place } from '../state/content.ts';

// Pages do not name their fields: elements are found by their words, then by region and order.

/** Words of the content, with the field they come from. */
export interface Entry extends Place {
  key: string;
  /** As they were when the page was made. */
  made: string;
}

export interface ChangedEntry extends Entry {
  now: string;
}

const LONGEST = 800;
const UNSEEN = /[\u00AD\u200B\u2060]/gu;
const SPACES = /\s+/gu;
const PLACEHOLDER = /\{\w+\}/u;
const LETTER = /[\p{L}\p{N}]/u;
/** Quotation marks and the like, which the site puts around words. */
const EDGE = String.raw`[^\p{L}\p{N}]{0,3}`;
const EDGE_AT_START = new RegExp(`^${EDGE}`, 'u');
const EDGE_AT_END = new RegExp(`${EDGE}$`, 'u');
const UNREAD = 'script, style, svg, noscript, template';

const isMenu = ({ path }: Entry) => path.at(-1) === 'menu';

/** Regions of a page, with the fields that their words come from. */
const REGIONS = [
  { selector: 'footer', isOrigin: ({ file }: Entry) => /^(?:business|messages)/u.test(file) },
  { selector: 'header, nav, [popover], [class*=dock]', isOrigin: isMenu },
  { selector: '*', isOrigin: (one: Entry) => one.file.startsWith('pages') && !isMenu(one) },
] as const;

/** Text for comparison: without soft hyphens and the like. */
export function plain(text: string): string {
  return text.replaceAll(UNSEEN, '').replaceAll(SPACES, ' ').trim();
}

/** The words an element shows; of a picture its alternative text. */
export function wordsOf(element: Element): string {
  if (element.matches('img')) return plain(element.alt);
  const { textContent } = element;
  return textContent.length > LONGEST ? '' : plain(textContent);
}

/** The innermost elements with text, by their text. */
function innermost(page: Document): Map<string, Element[]> {
  const elements = [...page.body.querySelectorAll('*')].filter((element) => {
    const words = wordsOf(element);
    const isInner = [...element.children].every((child) => wordsOf(child) !== words);
    return words !== '' && isInner && !element.closest(UNREAD);
  });
  return Map.groupBy(elements, wordsOf);
}

/** Finds words as the site shows them: placeholders filled in, marks around them. */
function pattern(text: string): RegExp | undefined {
  const parts = text.split(PLACEHOLDER);
  const fixed = parts.join('').trim();
  // Placeholders alone would match everything.
  if (!LETTER.test(fixed) || (parts.length > 1 && fixed.length <= 2)) return undefined;
  const source = parts.map((part) => RegExp.escape(part)).join('.+');
  return new RegExp(`^${EDGE}${source}${EDGE}$`, 'u');
}

/** The texts of elements that show the words of a field, with marks around them. */
function elementsShowing(
  made: string,
  elements: ReadonlyMap<string, unknown>,
  byField: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  // A pattern for each of some thousand fields would take seconds.
  if (!PLACEHOLDER.test(made)) return LETTER.test(made) ? (byField.get(made) ?? []) : [];
  const shown = pattern(made);
  return shown ? [...elements.keys()].filter((words) => shown.test(words)) : [];
}

/** Words with up to three of the marks at their edges, and without them: all that fields may say. */
function withAndWithoutMarks(words: string): string[] {
  const [start = ''] = EDGE_AT_START.exec(words) ?? [];
  const [end = ''] = EDGE_AT_END.exec(words.slice(start.length)) ?? [];
  const inner = words.slice(start.length, words.length - end.length);
  const before = Array.from(start);
  const after = Array.from(end);
  const starts = ['', ...before].map((_, index) => before.slice(index).join(''));
  const ends = ['', ...after].map((_, index) => after.slice(0, index).join(''));
  return starts.flatMap((opening) => ends.map((closing) => opening + inner + closing));
}

/** Texts of elements, by what a field without placeholders may say to be shown as them. */
function byWordsOfField(texts: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const text of texts)
    for (const words of withAndWithoutMarks(text))
      found.set(words, [...(found.get(words) ?? []), text]);
  return found;
}

/** The entry of each element that shows words of the content. */
export function matchWords(page: Document, entries: readonly Entry[]): Map<Element, Entry> {
  const elements = innermost(page);
  const candidates = Map.groupBy(entries, ({ made }) => plain(made));
  const byField = byWordsOfField(elements.keys());
  for (const entry of entries) {
    const made = plain(entry.made);
    if (elements.has(made)) continue;
    for (const words of elementsShowing(made, elements, byField))
      if (!candidates.has(words)) candidates.set(words, [entry]);
  }
  const found = new Map<Element, Entry>();
  for (const [words, fields] of candidates) {
    const regionOf = (element: Element) =>
      REGIONS.find(({ selector }) => element.closest(selector));
    for (const [region, places] of Map.groupBy(elements.get(words) ?? [], regionOf)) {
      const own = fields.filter((one) => region?.isOrigin(one));
      const likely = own.length > 0 ? own : fields;
      places.forEach((place, index) => {
        const entry = likely[Math.min(index, likely.length - 1)];
        if (entry) found.set(place, entry);
      });
    }
  }
  return found;
}
