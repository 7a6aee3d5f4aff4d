import type { Page } from '@playwright/test';

/**
 * Words on a page that stick out of the window or of the button or label they stand in, are cut off
 * by something, or lie on other words.
 */
export function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE = 1;
    // Lines may be lower than the letters in them.
    const AIR = 0.25;
    // Phones zoom out to show a page that is too wide; the window is as wide as it was laid out.
    const windowWidth = document.documentElement.clientWidth;

    /** Words for screen readers alone are cut down to nothing on purpose. */
    const isForEars = (box: Element | null): boolean =>
      box !== null &&
      (getComputedStyle(box).clipPath === 'inset(50%)' || isForEars(box.parentElement));

    const isCut = (rectangle: DOMRect, element: Element | null): boolean => {
      for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const isCutSideways =
          overflowX !== 'visible' &&
          (rectangle.left < edge.left - TOLERANCE || rectangle.right > edge.right + TOLERANCE);
        const isCutOff =
          (overflowY === 'hidden' || overflowY === 'clip') &&
          (rectangle.top < edge.top - TOLERANCE || rectangle.bottom > edge.bottom + TOLERANCE);
        // Who has the keyboard on it can scroll it.
        const isScrolled = /auto|scroll/u.test(overflowX) && (box as HTMLElement).tabIndex >= 0;
        if (isScrolled) return false;
        if (isCutSideways || isCutOff) return true;
        if (position === 'fixed') return false;
      }
      return rectangle.left < -TOLERANCE || rectangle.right > windowWidth + TOLERANCE;
    };

    /** Cards, buttons and messages have an outline of their own; words hold to it. */
    const isOutside = (rectangle: DOMRect, element: Element): boolean => {
      const box = element.closest('a, button, h1, h2, p, li');
      if (!box || getComputedStyle(box).display === 'inline') return false;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const air = rectangle.height * AIR;
      return (
        rectangle.left < left - TOLERANCE ||
        rectangle.right > right + TOLERANCE ||
        rectangle.top < top - air ||
        rectangle.bottom > bottom + air
      );
    };

    /** What is fixed lies on other words on purpose; in itself it does not. */
    const layerOf = (element: Element | null): Element | null =>
      element === null || /fixed|sticky/u.test(getComputedStyle(element).position)
        ? element
        : layerOf(element.parentElement);

    /** The part of a line that its letters need: lines are set as close as that. */
    const LETTERS = 0.5;
    const lettersOf = ({ x, y, width, height }: DOMRect): DOMRect =>
      new DOMRect(x, y + (height * (1 - LETTERS)) / 2, width, height * LETTERS);
    const lieOnEachOther = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right - TOLERANCE &&
      one.right > other.left + TOLERANCE &&
      one.top < other.bottom &&
      one.bottom > other.top;

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    const seen: { words: string; layer: Element | null; letters: DOMRect[] }[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || isForEars(parent)) continue;
      const words = text.textContent?.trim() ?? '';
      if (words === '') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rectangles = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (
        rectangles.some((rectangle) => isCut(rectangle, parent) || isOutside(rectangle, parent))
      ) {
        lost.push(words);
      }
      const layer = layerOf(parent);
      const letters = rectangles.map(lettersOf);
      const below = seen.find(
        (other) =>
          other.layer === layer &&
          other.letters.some((one) => letters.some((line) => lieOnEachOther(one, line))),
      );
      if (below) lost.push(`${words}, on ${below.words}`);
      seen.push({ words, layer, letters });
    }
    return lost;
  });
}

/** How much wider than the window the page is, in CSS pixels. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
  });
}
