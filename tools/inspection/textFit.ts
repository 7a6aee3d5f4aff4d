import type { Page } from '@playwright/test';

/** Texts that are clipped, leave their button or label, or overlap other texts. */
export function misplacedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE = 1;
    // Line boxes may be lower than the glyphs, which need about half of them.
    const AIR = 0.25;
    // Not `innerWidth`: phones zoom out if a page is too wide.
    const windowWidth = document.documentElement.clientWidth;

    /** The nearest element with a style, including the element itself. */
    const outwards = (start: Element | null, has: (style: CSSStyleDeclaration) => boolean) => {
      let box = start;
      while (box && !has(getComputedStyle(box))) box = box.parentElement;
      return box;
    };
    const sticksOut = (inner: DOMRect, outer: DOMRect, air = TOLERANCE): boolean =>
      inner.top < outer.top - air || inner.bottom > outer.bottom + air;
    const sticksOutSideways = (inner: DOMRect, { left, right }: { left: number; right: number }) =>
      inner.left < left - TOLERANCE || inner.right > right + TOLERANCE;

    const isCut = (line: DOMRect, element: Element | null): boolean => {
      for (let box = element; box?.parentElement; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Scrollable by keyboard.
        if (/auto|scroll/u.test(overflowX) && (box as HTMLElement).tabIndex >= 0) return false;
        if (overflowX !== 'visible' && sticksOutSideways(line, edge)) return true;
        if (/hidden|clip/u.test(overflowY) && sticksOut(line, edge)) return true;
        if (position === 'fixed') return false;
      }
      return sticksOutSideways(line, { left: 0, right: windowWidth });
    };

    const isOutside = (line: DOMRect, element: Element): boolean => {
      const box = element.closest('a, button, h1, h2, p, li');
      if (!box || getComputedStyle(box).display === 'inline') return false;
      const edge = box.getBoundingClientRect();
      return sticksOutSideways(line, edge) || sticksOut(line, edge, line.height * AIR);
    };

    const overlap = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right - TOLERANCE &&
      one.right > other.left + TOLERANCE &&
      one.top + one.height * AIR < other.bottom - other.height * AIR &&
      one.bottom - one.height * AIR > other.top + other.height * AIR;

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    const seen: { text: string; layer: Element | null; lines: DOMRect[] }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      // Visually hidden text, and titles of neighbouring slides.
      if (parent.closest('[inert]')) continue;
      if (outwards(parent, ({ clipPath }) => clipPath === 'inset(50%)')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.some((line) => isCut(line, parent) || isOutside(line, parent))) lost.push(text);
      // Fixed elements overlap text on purpose.
      const layer = outwards(parent, ({ position }) => /fixed|sticky/u.test(position));
      const below = seen.find(
        (other) =>
          other.layer === layer && other.lines.some((one) => lines.some((l) => overlap(one, l))),
      );
      if (below) lost.push(`${text}, on ${below.text}`);
      seen.push({ text, layer, lines });
    }
    return lost;
  });
}

/** How much wider than the window the page is, in CSS pixels. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
  });
}
