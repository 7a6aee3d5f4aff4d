import { filledIn, matchWords, plain } from './matchWords.ts';
import type { Entry, FromPage, ToPage } from './messages.ts';

// Runs in the preview only: a click opens the field of the words, changed words are swapped at once.

/** So many ancestors of a clicked element are searched for words. */
const MAX_ANCESTORS = 5;
/** The closed menu has a layout, but is invisible. */
const VISIBLE = { visibilityProperty: true };
/** A page is shown after this time, even if pictures are still loading. */
const LOAD_TIMEOUT_MS = 1200;

const STYLE = `
[data-studio='editing'] :is(a, button, [data-studio-words]) { cursor: pointer !important; }
[data-studio-over] { outline: 2px dashed #1c4dba !important; outline-offset: 3px !important; }
[data-studio-field] { outline: 3px solid #1c4dba !important; outline-offset: 3px !important; }`;

interface Shown {
  entry: Entry;
  /** The text of the element as the page was made. */
  text: string;
}

let isEditing = false;
let found: ReadonlyMap<Element, Shown> = new Map();
/** Swapped words by element. */
const swapped = new Map<Element, string>();

function tell(message: FromPage): void {
  window.parent.postMessage(message, '*');
}

function textNodes(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes.filter(({ data }) => plain(data) !== '');
}

/**
 * Puts words into an element. Of several text nodes, as of a headline with a marked word, those at the
 * ends that still fit are kept. Returns whether the site would surely make the same.
 */
function putWords(element: Element, words: string): boolean {
  if (element instanceof HTMLImageElement) {
    element.alt = words;
    return true;
  }
  const [first = element.appendChild(new Text()), ...others] = textNodes(element);
  if (others.length === 0) {
    first.data = words;
    return true;
  }
  const nodes = [first, ...others];
  const kept = new Set<Text>();
  let rest = words;
  for (const node of nodes) {
    if (!rest.startsWith(node.data)) break;
    kept.add(node);
    rest = rest.slice(node.length);
  }
  for (const node of nodes.toReversed()) {
    if (kept.has(node) || !rest.endsWith(node.data)) break;
    kept.add(node);
    rest = rest.slice(0, rest.length - node.length);
  }
  const changed = nodes.filter((node) => !kept.has(node));
  for (const node of changed) node.data = '';
  (changed[0] ?? element.appendChild(new Text())).data = rest;
  return false;
}

/** React compares an island with what the server sent, also a moment after `ssr` is gone. */
function isAwaitingReact(element: Element): boolean {
  const isTakenOver = Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  return element.closest('astro-island') !== null && !isTakenOver;
}

function swap(entries: readonly Entry[]): void {
  if (found.size === 0) {
    const matched = [...matchWords(document, entries)];
    const text = (element: Element) => plain(element.textContent);
    found = new Map(matched.map(([one, entry]) => [one, { entry, text: text(one) }]));
  }
  const now = new Map(entries.map((entry) => [entry.file + entry.field, entry]));
  const placed = new Set<Entry>();
  let isWhole = true;
  for (const [element, { entry: made, text }] of found) {
    const entry = now.get(made.file + made.field);
    if (!entry) continue;
    placed.add(entry);
    if (entry.now === made.made && !swapped.has(element)) continue;
    const words = filledIn(entry.now, made.made, text);
    if (words === swapped.get(element)) continue;
    if (isAwaitingReact(element)) {
      isWhole = false;
      continue;
    }
    swapped.set(element, words);
    isWhole = putWords(element, words) && isWhole;
  }
  const isMissing = entries.some((entry) => entry.now !== entry.made && !placed.has(entry));
  tell({ type: 'swapped', isWhole: isWhole && !isMissing });
}

/** The element with words that was clicked: under the pointer, or the first in the box around it. */
function wordsAt(event: MouseEvent): Element | undefined {
  // A click by key has no place.
  const isByKey = event.type === 'click' && event.detail === 0;
  const under = isByKey ? [] : document.elementsFromPoint(event.clientX, event.clientY);
  const hit = under.find((element) => found.has(element));
  if (hit) return hit;
  let box = event.target instanceof Element ? event.target : null;
  for (let step = 0; box && step < MAX_ANCESTORS; step += 1) {
    const words = [box, ...box.querySelectorAll('*')].find((element) => found.has(element));
    if (words) return words;
    box = box.parentElement;
  }
  return undefined;
}

function mark(attribute: 'data-studio-over' | 'data-studio-field', element?: Element): void {
  for (const marked of document.querySelectorAll(`[${attribute}]`))
    marked.removeAttribute(attribute);
  element?.setAttribute(attribute, '');
}

function show(file: string, field: string): void {
  const isIts = ({ entry }: Shown) => entry.file === file && entry.field === field;
  const [element] =
    [...found].find(([one, shown]) => isIts(shown) && one.checkVisibility(VISIBLE)) ?? [];
  mark('data-studio-field', element);
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  if (top < 0 || bottom > window.innerHeight)
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

window.addEventListener('message', ({ source, data }: MessageEvent<ToPage>) => {
  if (source !== window.parent) return;
  if (data.type === 'show') show(data.file, data.field);
  if (data.type === 'scroll') window.scrollTo({ top: data.top, behavior: 'instant' });
  if (data.type !== 'words') return;
  ({ isEditing } = data);
  document.documentElement.dataset.studio = isEditing ? 'editing' : 'trying';
  swap(data.entries);
});

/** The policy of the studio allows no other site in its frame. */
function openElsewhere(event: MouseEvent, link: HTMLAnchorElement): void {
  if (!link.protocol.startsWith('http') || link.origin === location.origin) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}

document.addEventListener(
  'click',
  (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const link = target.closest('a');
    if (!isEditing && link) openElsewhere(event, link);
    // The menu opens in either mode, so that its words can be clicked.
    if (!isEditing || target.closest('[popovertarget]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const shown = found.get(wordsAt(event) ?? document.body);
    if (shown) tell({ type: 'open', file: shown.entry.file, field: shown.entry.field });
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

const loaded = new Promise((resolve) => window.addEventListener('load', resolve));
const timeout = new Promise((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MS));
void Promise.race([loaded, timeout]).then(() => tell({ type: 'ready', route: location.pathname }));
