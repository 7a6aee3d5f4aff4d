import type { Entry } from './messages.ts';

/*
 * Which element of a page shows which words of the content. A page carries no marks, so elements are found
 * by their words; where several fields say the same, by the part of the page they stand in, and then by
 * their order.
 */

type Region = 'header' | 'main' | 'footer';

const LONGEST = 800;
const UNSEEN = /[\u00AD\u200B\u2060]/gu;
const SPACES = /\s+/gu;
const PLACEHOLDER = /\\\{(\w+)\\\}/gu;
const SIGNS = /[.*+?^${}()|[\]\\]/gu;
const UNREAD = 'script, style, svg, noscript, template';
const HEADER = 'header, nav, [popover], [class*=dock]';

/** Which files the words of a part of the page come from, the likeliest first. */
const ORIGINS: Record<Region, readonly RegExp[]> = {
  header: [/^navigation/u, /^business/u, /^messages/u, /^pages/u, /^galleries/u],
  main: [/^pages/u, /^galleries/u, /^business/u, /^messages/u, /^navigation/u],
  footer: [/^business/u, /^messages/u, /^pages/u, /^navigation/u, /^galleries/u],
};

/** Words as they are compared: without what only divides them. */
export function plain(text: string): string {
  return text.replaceAll(UNSEEN, '').replaceAll(SPACES, ' ').trim();
}

function regionOf(element: Element): Region {
  if (element.closest('footer')) return 'footer';
  return element.closest(HEADER) ? 'header' : 'main';
}

/** The words an element shows: of a picture those that stand for it. */
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

/** What finds words with placeholders that the site has filled in: "Built by {name}". */
export function pattern(text: string): RegExp | undefined {
  const escaped = text.replaceAll(SIGNS, String.raw`\$&`);
  const source = escaped.replaceAll(PLACEHOLDER, '(?<$1>.+)');
  // Nothing but placeholders would fit everything.
  const isFilled = source !== escaped && escaped.replaceAll(PLACEHOLDER, '').trim().length > 2;
  return isFilled ? new RegExp(`^${source}$`, 'u') : undefined;
}

/** Words with the placeholders filled in as they were on the page. */
export function filledIn(text: string, made: string, seen: string): string {
  const parts = pattern(plain(made))?.exec(seen)?.groups ?? {};
  return text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => parts[name] ?? whole);
}

/**
 * Finds the elements that show words of the content.
 *
 * @param file the page's own file, before those of other pages
 * @returns the entries by the elements
 */
export function matchWords(page: Document, entries: readonly Entry[]): Map<Element, Entry> {
  const elements = innermost(page);
  const candidates = Map.groupBy(entries, ({ made }) => plain(made));
  for (const entry of entries) {
    const filled = pattern(plain(entry.made));
    if (!filled) continue;
    for (const words of elements.keys())
      if (!candidates.has(words) && filled.test(words)) candidates.set(words, [entry]);
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
