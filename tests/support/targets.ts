import { messages } from './content.ts';
import type { Page } from './test.ts';

/** CSS pixels: WCAG 2.2, 2.5.5 (AAA). Axe checks the 24 px that every target needs. */
const LEAST = 44;
/** Bullets may be smaller: the arrows are an alternative. */
const BULLETS = `[aria-label="${messages.slider.choose}"] button`;
const BUTTONS = `:is(button, a[data-size]):not(${BULLETS})`;

export function smallTargets(page: Page, targets = BUTTONS): Promise<string[]> {
  return page
    .locator(targets)
    .locator('visible=true')
    .evaluateAll((controls, least) => {
      const dialog = document.querySelector('dialog:modal');
      /** Some targets are larger than their box. */
      const isReached = (target: Element) => {
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y, reach] = [left + width / 2, top + height / 2, least / 2 - 1];
        return [-reach, reach].every(
          (offset) =>
            target.contains(document.elementFromPoint(x + offset, y)) &&
            target.contains(document.elementFromPoint(x, y + offset)),
        );
      };
      return controls.flatMap((control) => {
        // A label makes its control as large as itself.
        const target = control.closest('label') ?? control;
        if (target.closest('[inert]') || (dialog && !dialog.contains(target))) return [];
        const { width, height } = target.getBoundingClientRect();
        const isLarge = Math.min(width, height) > least - 0.01 || isReached(target);
        return isLarge ? [] : [`${width} x ${height} px: ${target.outerHTML}`];
      });
    }, LEAST);
}

/** Links and buttons that stay outside the window or covered after scrolling to them. */
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
      return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    return elements
      .filter((target) => isOffered(target) && !isReached(target))
      .map((target) => target.outerHTML);
  });
}
