import { countContrasting, photograph } from './pixels.ts';
import { jumpTo } from './scrolling.ts';
import type { Page } from '@playwright/test';
import type { Edges } from './scrolling.ts';

/** How far around a thing its ring may lie, in CSS pixels. */
const REACH = 8;
/** WCAG 2.2, 2.4.13: the ring is as large as a line this thick around the thing … */
const THICKNESS = 2;
/** … and its pixels differ from what was there before by so much. */
const CONTRAST = 3;
/** More than any page has. */
const MOST_STOPS = 120;

/** How many stops of one kind are photographed: the hundredth thumbnail has the ring of the first. */
const MOST_OF_A_KIND = 3;

/** The thing that has the keyboard. */
interface Stop {
  name: string;
  /** The same for what has the same styles on the same ground. */
  kind: string;
  /** Lies in the part that is looked at. */
  isWanted: boolean;
  isInSight: boolean;
  edges: Edges;
}

/**
 * Goes through the page with the Tab key from its start, until it is over or begins anew.
 *
 * @param part where to look at stops: what lies outside of it, as the header does, is passed by
 * @returns The stops that are covered, or whose ring is smaller or weaker than WCAG 2.2 asks for at
 *   level AAA (2.4.13), with the part of it that is there.
 */
export async function poorlySeenStops(page: Page, part = 'html'): Promise<string[]> {
  const poor: string[] = [];
  const kinds: string[] = [];
  await jumpTo(page, 0);
  for (let count = 0; count < MOST_STOPS; count += 1) {
    const stop = await nextStop(page, part);
    if (!stop && count === 0) throw new Error('There is nothing to stop at.');
    if (!stop) return poor;
    if (!stop.isWanted) continue;
    if (!stop.isInSight) poor.push(`${stop.name}: covered`);
    if (kinds.filter((kind) => kind === stop.kind).length === MOST_OF_A_KIND) continue;
    kinds.push(stop.kind);
    const share = await ringShare(page, stop.edges);
    if (share < 1) poor.push(`${stop.name}: ${share.toFixed(2)}`);
  }
  throw new Error(`There are more than ${MOST_STOPS} stops.`);
}

/** Presses Tab; undefined when the browser itself has the keyboard then, or a thing that had it. */
async function nextStop(page: Page, part: string): Promise<Stop | undefined> {
  await page.keyboard.press('Tab');
  return page.evaluate((within) => {
    const { activeElement: element } = document;
    if (!element || element === document.body || element.hasAttribute('data-stop'))
      return undefined;
    element.setAttribute('data-stop', '');
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const grounds = [element];
    for (let outer = element.parentElement; outer; outer = outer.parentElement) grounds.push(outer);
    const colors = grounds.map((one) => getComputedStyle(one).backgroundColor);
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent,
      kind: [element.tagName, element.className, ...colors].join(' '),
      isWanted: element.closest(within) !== null,
      isInSight: element.contains(onTop) || onTop?.contains(element) === true,
      edges: { left, top, right, bottom },
    };
  }, part);
}

/**
 * How large the change on the screen is when the thing at this place receives the keyboard, as a
 * part of what WCAG asks for: 1 and more is enough. Leaves the focus where it was.
 */
async function ringShare(page: Page, { left, top, right, bottom }: Edges): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const area = {
    left: Math.max(left - REACH, 0),
    top: Math.max(top - REACH, 0),
    right: Math.min(right + REACH, width),
    bottom: Math.min(bottom + REACH, height),
  };
  const focused = await page.locator(':focus').elementHandle();
  const withRing = await photograph(page, area);
  await focused.evaluate((element) => (element as HTMLElement).blur());
  const without = await photograph(page, area);
  await focused.evaluate((element) => (element as HTMLElement).focus({ preventScroll: true }));

  const seenWidth = Math.min(right, width) - Math.max(left, 0);
  const seenHeight = Math.min(bottom, height) - Math.max(top, 0);
  const changed = countContrasting(withRing, without, CONTRAST);
  return changed / (2 * THICKNESS * (seenWidth + seenHeight));
}
