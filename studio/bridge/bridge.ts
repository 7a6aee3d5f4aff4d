import { leadElsewhere } from './leadElsewhere.ts';
import { filledIn, matchWords, plain } from './matchWords.ts';
import type { Entry, FromPage, ToPage } from './messages.ts';

/*
 * Runs in the page beside the form, and nowhere else: a click opens the field whose words were clicked, and
 * words that were changed are swapped at once, before anything is saved.
 */

/** How many boxes around a click are searched for words of their own. */
const REACH = 5;
/** The closed menu is laid out, and not seen. */
const SEEN = { visibilityProperty: true };
/** How long a page may load before it is shown as far as it is, in milliseconds. */
const PATIENCE = 1200;

const STYLE = `
[data-studio='editing'] :is(a, button, [data-studio-words]) { cursor: pointer !important; }
[data-studio-over] { outline: 2px dashed #1c4dba !important; outline-offset: 3px !important; }
[data-studio-field] { outline: 3px solid #1c4dba !important; outline-offset: 3px !important; }`;

let isEditing = true;
let found = new Map<Element, Entry>();
/** What was swapped since the page was made. */
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

/** Puts words into an element. Returns whether it now looks as the site would make it. */
function putWords(element: Element, words: string): boolean {
  if (element instanceof HTMLImageElement) {
    element.alt = words;
    return true;
  }
  const [first, ...others] = textNodes(element);
  if (first) first.data = words;
  else element.append(words);
  for (const node of others) node.data = '';
  return others.length === 0;
}

function swap(entries: readonly Entry[]): void {
  found = found.size > 0 ? found : matchWords(document, entries);
  const now = new Map(entries.map((entry) => [entry.file + entry.field, entry]));
  const placed = new Set<Entry>();
  let isWhole = true;
  for (const [element, { file, field, made }] of found) {
    const entry = now.get(file + field);
    if (!entry) continue;
    placed.add(entry);
    const words = filledIn(entry.now, made, swapped.has(element) ? '' : plain(element.textContent));
    if (words === (swapped.get(element) ?? made) || (entry.now === made && !swapped.has(element)))
      continue;
    // What React has yet to take over has to be as it was sent; the page made anew brings the words.
    if (element.closest('astro-island[ssr]')) {
      isWhole = false;
      continue;
    }
    swapped.set(element, words);
    isWhole = putWords(element, words) && isWhole;
  }
  const isMissing = entries.some((entry) => entry.now !== entry.made && !placed.has(entry));
  tell({ type: 'swapped', isWhole: isWhole && !isMissing });
}

/** The words that were meant: those under the pointer, or the first ones in the box that was used. */
function meant(event: MouseEvent): Element | undefined {
  // A key clicks as well, and all that is said of where is the corner of the window.
  const isByKey = event.type === 'click' && event.detail === 0;
  const under = isByKey ? [] : document.elementsFromPoint(event.clientX, event.clientY);
  const hit = under.find((element) => found.has(element));
  if (hit) return hit;
  let box = event.target instanceof Element ? event.target : null;
  for (let step = 0; box && step < REACH; step += 1) {
    if (found.has(box)) return box;
    const inside = [...box.querySelectorAll('*')].find((element) => found.has(element));
    if (inside) return inside;
    box = box.parentElement;
  }
  return undefined;
}

function mark(name: 'studioOver' | 'studioField', element?: Element): void {
  const attribute = name === 'studioOver' ? 'data-studio-over' : 'data-studio-field';
  for (const marked of document.querySelectorAll(`[${attribute}]`))
    marked.removeAttribute(attribute);
  element?.setAttribute(attribute, '');
}

function show(file: string, field: string): void {
  const fits = ([, entry]: [Element, Entry]) => entry.file === file && entry.field === field;
  const [element] = [...found].find((pair) => fits(pair) && pair[0].checkVisibility(SEEN)) ?? [];
  mark('studioField', element);
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  // What is in sight stays where it is.
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

document.addEventListener(
  'click',
  (event) => {
    if (!isEditing) {
      leadElsewhere(event);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    const entry = found.get(meant(event) ?? document.body);
    if (entry) tell({ type: 'open', file: entry.file, field: entry.field });
  },
  { capture: true },
);
document.addEventListener('pointermove', (event) =>
  mark('studioOver', isEditing ? meant(event) : undefined),
);
document.addEventListener('scrollend', () => tell({ type: 'scrolled', top: window.scrollY }));

const style = document.createElement('style');
style.textContent = STYLE;
document.head.append(style);

// Pictures are made while they are waited for: the words are there long before.
const loaded = new Promise((resolve) => window.addEventListener('load', resolve));
const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
void Promise.race([loaded, patience]).then(() => tell({ type: 'ready', route: location.pathname }));
