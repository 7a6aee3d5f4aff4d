import { messages } from './content.ts';
import type { Locator, Page } from '@playwright/test';

/** WCAG 2.2, 2.5.8 (AA) and 2.5.5 (AAA), in CSS pixels. */
const SMALLEST = 24;
const SMALLEST_BUTTON = 44;
/** The bullets of a slider: its arrows, 44 px and more, do the same. */
const BULLETS = `[aria-label="${messages.slider.choose}"] button`;

/** Everything one can touch that is smaller than it may be. */
export function smallTargets(page: Page): Promise<string[]> {
  return smallerThan(page.locator('a[href]:visible, button:visible'), SMALLEST);
}

/** Every button that is smaller than it may be. */
export function smallButtons(page: Page): Promise<string[]> {
  const buttons = page.locator(`button:visible:not(${BULLETS}), [data-size][href]:visible`);
  return smallerThan(buttons, SMALLEST_BUTTON);
}

/** Every link of a page that stands alone, in a list or as a title, and is lower than a finger is wide. */
export function lowLinks(page: Page): Promise<string[]> {
  return page.locator('main :is(li, h3) a[href]:visible').evaluateAll((links, least) => {
    const reach = least / 2 - 1;
    const isReached = (link: Element) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = link.getBoundingClientRect();
      const at = (y: number) => document.elementFromPoint(left + width / 2, top + height / 2 + y);
      return link.contains(at(-reach)) && link.contains(at(reach));
    };
    return links.filter((link) => !isReached(link)).map((link) => link.outerHTML);
  }, SMALLEST_BUTTON);
}

/** Everything one can press that lies outside of the window or under something, wherever one scrolls. */
export function unreachableTargets(page: Page): Promise<string[]> {
  return page.locator('a[href]:visible, button:visible').evaluateAll((elements) => {
    const dialog = document.querySelector('dialog:modal, [role="dialog"]');
    const isOffered = (target: Element) =>
      (!dialog || dialog.contains(target)) &&
      !target.closest('[inert], [aria-hidden="true"], .skip-link');
    const isReached = (target: Element) => {
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // A link may run over several lines.
      const lines = [...target.getClientRects()].filter(({ width }) => width > 0);
      const middle = lines[Math.floor(lines.length / 2)] ?? new DOMRect();
      const { left, top, width, height } = middle;
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      return target.contains(onTop);
    };
    return elements
      .filter((target) => isOffered(target) && !isReached(target))
      .map((target) => target.outerHTML);
  });
}

/** What is smaller than this, on the screen and under the finger. */
function smallerThan(targets: Locator, size: number): Promise<string[]> {
  return targets.evaluateAll((elements, least) => {
    /** Some reach further than they are drawn. */
    const isReached = (target: Element) => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const reach = least / 2 - 1;
      return [-reach, reach].every(
        (way) =>
          document.elementFromPoint(left + width / 2 + way, top + height / 2) === target &&
          document.elementFromPoint(left + width / 2, top + height / 2 + way) === target,
      );
    };
    const dialog = document.querySelector('dialog:modal');
    return elements
      .filter((target) => !dialog || dialog.contains(target))
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        // Links inside a line of text may be as low as the line.
        const isInLine = getComputedStyle(target).display === 'inline';
        const isOnDemand = target.classList.contains('skip-link') || target.closest('[inert]');
        const isAsLarge = Math.min(width, height) > least - 0.01 || isReached(target);
        return !isInLine && !isOnDemand && !isAsLarge;
      })
      .map((target) => target.outerHTML);
  }, size);
}
