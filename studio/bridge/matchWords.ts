import type { Entry } from './messages.ts';

/*
 * Finds the elements of a page that show words of the content. The page has no marks for this, so
 * elements are found by their words; if several fields have the same, by region and then by order.
 */

type Region = 'header' | 'main' | 'footer';

const LONGEST = 800;
const UNSEEN = /[\u00AD\u200B\u2060]/gu;
const SPACES = /\s+/gu;
const PLACEHOLDER = /\\\{(\w+)\\\}/gu;
const LETTER = /[\p{L}\p{N}]/u;
/** Quotation marks and the like, which the site puts around words. */
const EDGE = String.raw`[^\p{L}\p{N}]{0,3}`;
const SPECIAL = /[.*+?^${}()|[\]\\]/gu;
const UNREAD = 'script, style, svg, noscript, template';
const HEADER = 'header, nav, [popover], [class*=dock]';

/** The files that the words of a region come from, the likeliest first. */
const ORIGINS: Record<Region, readonly RegExp[]> = {
  header: [/^navigation/u, /^business/u, /^messages/u, /^pages/u, /^galleries/u],
  main: [/^pages/u, /^galleries/u, /^business/u, /^messages/u, /^navigation/u],
  footer: [/^business/u, /^messages/u, /^pages/u, /^navigation/u, /^galleries/u],
};

/** Text as it is compared: without soft hyphens and the like. */
export function plain(text: string): string {
  return text.replaceAll(UNSEEN, '').replaceAll(SPACES, ' ').trim();
}

function regionOf(element: Element): Region {
  if (element.closest('footer')) return 'footer';
  return element.closest(HEADER) ? 'header' : 'main';
}

/** The words an element shows; of a picture its alternative text. */
function wordsOf(element: Element): string {
  if (element instanceof HTMLImageElement) return plain(element.alt);
  const { textContent } = element;
  return textContent.length > LONGEST ? '' : plain(textContent);
}

/** The innermost elements of the page that show words, by these. */
function innermost(page: Document): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const element of page.body.querySelectorAll('*')) {
    if (element.closest(UNREAD)) continue;
    const words = wordsOf(element);
    const isInner = [...element.children].every((child) => wordsOf(child) !== words);
    if (words !== '' && isInner) found.set(words, [...(found.get(words) ?? []), element]);
  }
  return found;
}

/** Finds words as the site shows them: placeholders filled in, marks around them. */
function pattern(text: string): RegExp | undefined {
  const escaped = text.replaceAll(SPECIAL, String.raw`\$&`);
  const fixed = escaped.replaceAll(PLACEHOLDER, '');
  // Placeholders alone would match everything.
  if (!LETTER.test(fixed) || (fixed !== escaped && fixed.trim().length <= 2)) return undefined;
  const source = escaped.replaceAll(PLACEHOLDER, '(?<$1>.+)');
  return new RegExp(`^(?<studioBefore>${EDGE})${source}(?<studioAfter>${EDGE})$`, 'u');
}

/** Words as the site would show them, judged by how it showed those of before. */
export function filledIn(text: string, made: string, seen: string): string {
  const parts = pattern(plain(made))?.exec(seen)?.groups ?? {};
  const { studioBefore = '', studioAfter = '' } = parts;
  const filled = text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => parts[name] ?? whole);
  return studioBefore + filled + studioAfter;
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
    for (const [region, places] of Map.groupBy(elements.get(words) ?? [], regionOf)) {
      const origin = ORIGINS[region].find((file) => fields.some((field) => file.test(field.file)));
      const likely = fields.filter((field) => origin?.test(field.file));
      places.forEach((place, index) => {
        const entry = likely[Math.min(index, likely.length - 1)];
        if (entry) found.set(place, entry);
      });
    }
  }
  return found;
}
