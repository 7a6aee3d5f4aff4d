/*
 * What a visitor notices, read inside the page. These functions travel to the browser as text, so
 * each one brings all it needs; `axe` is put into the page beforehand.
 */

/** The parts of axe-core that say what assistive technology is told. */
interface AccessibilityTree {
  setup: (root: Element) => void;
  teardown: () => void;
  commons: {
    aria: { getRole: (element: Element) => string | null };
    dom: { isVisibleToScreenReaders: (element: Element) => boolean };
    text: { accessibleText: (element: Element) => string };
  };
}

declare global {
  interface Window {
    axe?: AccessibilityTree;
  }
}

/** A place in the window, in CSS pixels. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether all of it is inside the window. */
  isInWindow: boolean;
  /** Whether nothing else lies over its middle. */
  isOnTop: boolean;
}

/** What the keyboard would act on. */
export interface FocusStop {
  role: string;
  name: string;
  /** Whether any of it is in the window: some browsers scroll only when nothing is. */
  isInSight: boolean;
  /** Width of the drawn outline, in CSS pixels; 0 without one. */
  outline: number;
}

/** All visible things of a role in a part of the page, with the names they are announced by. */
export function listByRole(role: string, part: string): { element: Element; name: string }[] {
  const { axe } = window;
  if (axe === undefined) throw new Error('axe is not in the page.');
  axe.teardown();
  axe.setup(document.documentElement);
  return [...document.querySelectorAll(`${part} *`)]
    .filter((element) => axe.commons.aria.getRole(element) === role)
    .filter((element) => axe.commons.dom.isVisibleToScreenReaders(element))
    .map((element) => ({ element, name: axe.commons.text.accessibleText(element) }));
}

/** Where an element is; undefined when it is not drawn. */
export function spotOf(element: Element): Spot | undefined {
  // Text can run over several lines: its first line is as good as any.
  const [box] = element.getClientRects();
  if (!box || !element.checkVisibility({ visibilityProperty: true })) return undefined;
  const { x, y, width, height } = box;
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return {
    x,
    y,
    width,
    height,
    isInWindow: x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight,
    isOnTop: element.contains(top),
  };
}

/** What has the focus; undefined when it is the page itself. */
export function focusStop(): FocusStop | undefined {
  const { axe } = window;
  const element = document.activeElement;
  if (axe === undefined) throw new Error('axe is not in the page.');
  if (!element || element === document.body) return undefined;
  axe.teardown();
  axe.setup(document.documentElement);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { top, bottom } = element.getBoundingClientRect();
  return {
    role: axe.commons.aria.getRole(element) ?? '',
    name: axe.commons.text.accessibleText(element),
    isInSight: top < innerHeight && bottom > 0,
    outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
  };
}
