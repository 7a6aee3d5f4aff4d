import type { Place } from '../state/content.ts';

// Pages do not name their fields: elements are found by their words, then by region and order.

/** Words of the content, with the field they come from. */
export interface Entry extends Place {
  key: string;
  /** As they were when the page was made. */
  made: string;
  now: string;
}

const LONGEST = 800;
const UNSEEN = /[\u00AD\u200B\u2060]/gu;
const SPACES = /\s+/gu;
const PLACEHOLDER = /\{\w+\}/u;
const LETTER = /[\p{L}\p{N}]/u;
/** Quotation marks and the like, which the site puts around words. */
const EDGE = String.raw`[^\p{L}\p{N}]{0,3}`;
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

/** The entry of each element that shows words of the content. */
export function matchWords(page: Document, entries: readonly Entry[]): Map<Element, Entry> {
  const elements = innermost(page);
  const candidates = Map.groupBy(entries, ({ made }) => plain(made));
  for (const entry of entries) {
    if (elements.has(plain(entry.made))) continue;
    const shown = pattern(plain(entry.made));
    for (const words of shown ? elements.keys() : [])
      if (!candidates.has(words) && shown?.test(words)) candidates.set(words, [entry]);
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
