import { isHeadlineWeak } from './headline.ts';
import { filledIn, matchWords, plain } from './matchWords.ts';
import type { Entry, FromPage, ToPage } from './messages.ts';

// Runs in the preview only: a click opens the field of the words, changed words are swapped at once.

/** Number of boxes under the pointer that are searched for words. */
const MAX_BOXES = 6;
/** A page is shown after this time, even if pictures are still loading. */
const LOAD_TIMEOUT_MS = 1200;

const STYLE = `
[data-studio='editing'] :is(a, button) { cursor: pointer !important; }
[data-studio-over] { outline: 2px dashed #1c4dba !important; outline-offset: 3px !important; }
[data-studio-field] { outline: 3px solid #1c4dba !important; outline-offset: 3px !important; }`;

interface Shown {
  entry: Entry;
  /** The text of the element as the page was made. */
  text: string;
  nodes: Text[];
  /** The words of the field that it shows. */
  now: string;
}

let isEditing = false;
let found: ReadonlyMap<Element, Shown> = new Map();

function tell(message: FromPage): void {
  window.parent.postMessage(message, location.origin);
}

function asShown(element: Element, entry: Entry): Shown {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const shown = nodes.filter(({ data }) => plain(data) !== '');
  return { entry, text: plain(element.textContent), nodes: shown, now: entry.made };
}

/** Puts words into an element. Returns false if the site might render them differently. */
function putWords(element: Element, [first, ...others]: readonly Text[], words: string): boolean {
  if (element instanceof HTMLImageElement) element.alt = words;
  if (first) first.data = words;
  for (const node of others) node.data = '';
  return others.length === 0;
}

/** Changing an island before React has hydrated it would be a mismatch. */
function isAwaitingReact(element: Element): boolean {
  const isTakenOver = Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  return element.closest('astro-island') !== null && !isTakenOver;
}

function swap(entries: readonly Entry[]): void {
  if (found.size === 0) {
    const matched = [...matchWords(document, entries)];
    found = new Map(matched.map(([element, entry]) => [element, asShown(element, entry)]));
  }
  const now = new Map(entries.map((entry) => [entry.file + entry.field, entry]));
  const placed = new Set<Entry>();
  let isWhole = true;
  for (const [element, shown] of found) {
    const { made, file, field } = shown.entry;
    const entry = now.get(file + field);
    if (!entry) continue;
    placed.add(entry);
    if (entry.now === shown.now) continue;
    if (isAwaitingReact(element)) isWhole = false;
    else {
      shown.now = entry.now;
      const words = filledIn(entry.now, made, shown.text);
      isWhole = putWords(element, shown.nodes, words) && isWhole;
    }
  }
  const isMissing = entries.some((entry) => entry.now !== entry.made && !placed.has(entry));
  tell({ type: 'swapped', isWhole: isWhole && !isMissing });
}

/** The element with words that was clicked: under the pointer, or the first in a box there. */
function wordsAt({ type, detail, target, clientX, clientY }: MouseEvent): Element | undefined {
  // A click by keyboard has no coordinates.
  const isByKey = type === 'click' && detail === 0;
  const under = isByKey ? [target as Element] : document.elementsFromPoint(clientX, clientY);
  const hasWords = (element: Element) => found.has(element);
  const inside = (box: Element) => [...box.querySelectorAll('*')].find(hasWords) ?? [];
  return under.find(hasWords) ?? under.slice(0, MAX_BOXES).flatMap(inside)[0];
}

function mark(attribute: 'data-studio-over' | 'data-studio-field', element?: Element): void {
  document.querySelector(`[${attribute}]`)?.removeAttribute(attribute);
  element?.setAttribute(attribute, '');
}

function markField(focus: ToPage['focus']): void {
  const [element] =
    [...found].find(
      ([one, { entry }]) =>
        entry.file === focus?.file &&
        entry.field === focus.field &&
        // The closed menu has a layout, but is invisible.
        one.checkVisibility({ visibilityProperty: true }),
    ) ?? [];
  mark('data-studio-field', element);
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > window.innerHeight)
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

window.addEventListener('message', ({ source, data }: MessageEvent<ToPage | FromPage>) => {
  if (source !== window.parent || data.type !== 'words') return;
  ({ isEditing } = data);
  document.documentElement.dataset.studio = isEditing ? 'editing' : 'trying';
  swap(data.entries);
  if (data.top !== undefined) window.scrollTo({ top: data.top, behavior: 'instant' });
  markField(data.focus);
});

document.addEventListener(
  'click',
  (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const link = target.closest('a');
    // The policy of the studio allows no other site in its frame.
    if (link?.protocol.startsWith('http') && link.host !== location.host) link.target = '_blank';
    // The menu opens in either mode, so that its words can be clicked.
    if (!isEditing || target.closest('[popovertarget]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { entry } = found.get(wordsAt(event) ?? target) ?? {};
    if (entry) tell({ type: 'open', file: entry.file, field: entry.field });
  },
  { capture: true },
);
document.addEventListener('pointermove', (event) =>
  mark('data-studio-over', isEditing ? wordsAt(event) : undefined),
);
document.addEventListener('scrollend', () => tell({ type: 'scrolled', top: window.scrollY }));

const style = document.createElement('style');
style.textContent = STYLE;
document.head.append(style);

const tellHeadline = () => tell({ type: 'headline', isWeak: isHeadlineWeak() });
window.addEventListener('resize', tellHeadline);
const loaded = new Promise((resolve) => window.addEventListener('load', resolve));
void loaded.then(tellHeadline);
const timeout = new Promise((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MS));
void Promise.race([loaded, timeout]).then(() => tell({ type: 'ready', route: location.pathname }));
