import { refuseDrops } from '../gallery/refuseDrops.ts';
import { isHeadlineWeak } from './headline.ts';
import { type ChangedEntry, type Entry, matchWords, plain, wordsOf } from './matchWords.ts';
import type { Place } from '../state/content.ts';

/** Number of boxes under the pointer that are searched for words. */
const MAX_BOXES = 6;

const STYLE = `
[data-studio='editing'] :is(a, button) { cursor: pointer !important; }
[data-studio-over] { outline: 2px dashed #1c4dba !important; outline-offset: 3px !important; }
[data-studio-field] { outline: 2px solid #1c4dba !important; outline-offset: 4px !important; }
[data-studio-section] { anchor-name: --studio-section; }
studio-outline {
  position: absolute; inset: anchor(top) anchor(right) anchor(bottom) anchor(left); z-index: 9;
  position-anchor: --studio-section; outline: calc(2px / var(--scale, 1)) solid #1c4dba; outline-offset: calc(-2px / var(--scale, 1)); pointer-events: none;
}
studio-outline:not(:root:has([data-studio-section]) *) { display: none; }
studio-outline::after {
  content: attr(data-name); position: absolute; inset: auto 0 0 auto; padding: 0.3em 0.85em 0.35em;
  background: #1c4dba; color: #fcfefd; font: 600 calc(14px / var(--scale, 1))/1.2 'Familjen Grotesk', sans-serif;
}
@media print { studio-outline { display: none; } }`;

interface Shown {
  entry: Entry;
  /** What the element showed as the page was made: the words, perhaps in quotation marks. */
  text: string;
  nodes: Text[];
  /** The words of the field that it shows. */
  now: string;
}

function asShown(element: Element, entry: Entry): Shown {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const shown = nodes.filter(({ data }) => plain(data) !== '');
  return { entry, text: wordsOf(element), nodes: shown, now: entry.made };
}

/** Puts words into an element. Returns false if the site might render them differently. */
function putWords(element: Element, [first, ...others]: readonly Text[], words: string): boolean {
  if (element.matches('img')) element.setAttribute('alt', words);
  if (first) first.data = words;
  for (const node of others) node.data = '';
  return others.length === 0;
}

/** Changing an island before React has hydrated it would be a mismatch. */
function isAwaitingReact(element: Element): boolean {
  const isTakenOver = Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  return element.closest('astro-island') !== null && !isTakenOver;
}

/** How much smaller the page is shown than it is. */
function scaleOf(page: Document): number {
  const view = page.defaultView;
  const shown = view?.frameElement?.getBoundingClientRect().width ?? 0;
  return view && shown > 0 ? shown / view.innerWidth : 1;
}

interface Listeners {
  onOpen?: (place: Place) => void;
  onHeadline?: (isWeak: boolean) => void;
}

/** A page in the preview: a click opens the field of the words, changed words are swapped at once. */
export function openPage(page: Document, { onOpen, onHeadline }: Listeners = {}) {
  let isEditing = false;
  let found: ReadonlyMap<Element, Shown> = new Map();

  /** The element with words that was clicked: under the pointer, or the first in a box there. */
  function wordsAt({ type, detail, target, clientX, clientY }: MouseEvent): Element | undefined {
    // A click by keyboard has no coordinates.
    const isByKey = type === 'click' && detail === 0;
    const under = isByKey ? [target as Element] : page.elementsFromPoint(clientX, clientY);
    const hasWords = (element: Element) => found.has(element);
    const inside = (box: Element) => [...box.querySelectorAll('*')].find(hasWords) ?? [];
    return under.find(hasWords) ?? under.slice(0, MAX_BOXES).flatMap(inside)[0];
  }

  function mark(attribute: 'data-studio-over' | 'data-studio-field', element?: Element): void {
    page.querySelector(`[${attribute}]`)?.removeAttribute(attribute);
    element?.setAttribute(attribute, '');
  }

  /** Finds the words that the page was made of. */
  function findWords(entries: readonly Entry[]): void {
    const matched = [...matchWords(page, entries)];
    found = new Map(matched.map(([element, entry]) => [element, asShown(element, entry)]));
  }

  /** Shows changed words. Returns whether the page looks as the site would make it. */
  function show(changed: readonly ChangedEntry[]): boolean {
    const wordsNow = new Map(changed.map((entry) => [entry.key, entry.now]));
    const placed = new Set<string>();
    let isWhole = true;
    for (const [element, shown] of found) {
      const { key } = shown.entry;
      const now = wordsNow.get(key) ?? shown.entry.made;
      placed.add(key);
      if (now === shown.now) continue;
      const made = plain(shown.entry.made);
      // Only the site knows what it puts in place of "{name}".
      if (isAwaitingReact(element) || !shown.text.includes(made)) isWhole = false;
      else {
        shown.now = now;
        const words = shown.text.replace(made, () => now);
        isWhole = putWords(element, shown.nodes, words) && isWhole;
      }
    }
    return isWhole && changed.every(({ key }) => placed.has(key));
  }

  /** The field that is marked, or has no words on the page. */
  let marked: string | undefined;

  function markField(key?: string): void {
    // Measuring lays out the page, which a letter in the same field need not wait for.
    if (key === marked) return;
    marked = key;
    const [element] =
      [...found].find(
        ([one, { entry }]) =>
          // The closed menu has a layout, but is invisible.
          entry.key === key && one.checkVisibility({ visibilityProperty: true }),
      ) ?? [];
    mark('data-studio-field', element);
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > page.documentElement.clientHeight)
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }

  /** The section that is outlined. */
  let outlined: Element | undefined;
  let outlinedAt: number | undefined;

  /** Outlines a section by its place on the page, and scrolls to it when it is another one. */
  function markSection(section?: { index: number; name: string }): void {
    outline.dataset.name = section?.name ?? '';
    // Searching takes long on a long page, and a letter changes no section.
    if (section?.index === outlinedAt) return;
    const before = outlined;
    outlinedAt = section?.index;
    outlined = section && page.querySelectorAll('main > [data-kind]')[section.index];
    const element = outlined;
    if (element === before) return;
    // Measuring lays out the whole window.
    if (element) outline.style.setProperty('--scale', String(scaleOf(page)));
    before?.removeAttribute('data-studio-section');
    element?.setAttribute('data-studio-section', '');
    const isCalm = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
  }

  function setEditing(isOn: boolean): void {
    isEditing = isOn;
    page.documentElement.dataset.studio = isOn ? 'editing' : 'trying';
  }

  page.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const link = target.closest('a');
      // The policy of the studio allows no other site in its frame.
      if (link?.protocol.startsWith('http') && link.host !== location.host) link.target = '_blank';
      // The menu opens in either mode, so that its words can be clicked.
      if (!isEditing || target.closest('[popovertarget]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { entry } = found.get(wordsAt(event) ?? target) ?? {};
      if (entry) onOpen?.(entry);
    },
    { capture: true },
  );
  page.addEventListener('pointermove', (event) =>
    mark('data-studio-over', isEditing ? wordsAt(event) : undefined),
  );
  refuseDrops(page);
  const style = page.createElement('style');
  style.textContent = STYLE;
  page.head.append(style);
  const outline = page.createElement('studio-outline');
  page.body.append(outline);
  const judge = () => onHeadline?.(isHeadlineWeak(page));
  for (const type of ['load', 'resize']) page.defaultView?.addEventListener(type, judge);
  if (page.readyState === 'complete') judge();
  return {
    findWords,
    show,
    markField,
    markSection,
    setEditing,
    top: () => page.defaultView?.scrollY,
  };
}
