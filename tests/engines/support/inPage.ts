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

/** The middle of something that stands still in the window with nothing over it; in CSS pixels. */
export interface Target {
  x: number;
  y: number;
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

/** Ways to look at the page. */
export interface Looks {
  /** The names of all visible things of a role in a part of the page, as they are announced. */
  names: (role: string, part: string) => string[];
  /** Scrolls to a thing where needed; undefined while it is not there, moves or is covered. */
  target: (role: string, name: string, part: string) => Promise<Target | undefined>;
  /** What has the focus; undefined when it is the page itself. */
  focus: () => FocusStop | undefined;
}

declare global {
  interface Window {
    axe: AccessibilityTree;
    looks: Looks;
  }
}

/** Puts the ways to look into the page. */
export function provideLooks(): void {
  const { axe } = window;
  const { aria, dom, text } = axe.commons;
  // Not until the next frame: a page that is being left for another draws none.
  const shortWhile = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 50));

  const readPage = (): void => {
    axe.teardown();
    axe.setup(document.documentElement);
  };
  const all = (role: string, part: string): { element: Element; name: string }[] => {
    readPage();
    return [...document.querySelectorAll(`${part} *`)]
      .filter((element) => aria.getRole(element) === role && dom.isVisibleToScreenReaders(element))
      .map((element) => ({ element, name: text.accessibleText(element) }));
  };

  window.looks = {
    names: (role, part) => all(role, part).map(({ name }) => name),

    async target(role, wanted, part) {
      const element = all(role, part).find(({ name }) => name === wanted)?.element;
      // Text can run over several lines: its first line is as good as any.
      const place = (): DOMRect | undefined => element?.getClientRects()[0];
      const found = place();
      if (!element || !found) return undefined;
      const { top, left, bottom, right } = found;
      if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      const before = place();
      await shortWhile();
      const after = place();
      if (!after || before?.x !== after.x || before.y !== after.y) return undefined;
      const [x, y] = [after.x + after.width / 2, after.y + after.height / 2];
      return element.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
    },

    focus() {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      readPage();
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { top, bottom } = element.getBoundingClientRect();
      return {
        role: aria.getRole(element) ?? '',
        name: text.accessibleText(element),
        isInSight: top < innerHeight && bottom > 0,
        outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      };
    },
  };
}

/** Whether the page rests where a section begins, with no header over it. */
export async function restsAt(id: string): Promise<boolean> {
  const UPPER_PART = 1 / 3;
  const section = document.getElementById(id);
  const header = document.querySelector('body > header');
  if (!section || !header) return false;
  const top = (): number => section.getBoundingClientRect().top;
  const before = top();
  await new Promise((resolve) => setTimeout(resolve, 50));
  // A header that sticks to the top is in the way; one that has scrolled along is not.
  const free = Math.max(0, header.getBoundingClientRect().bottom);
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const reach = isAtEnd ? innerHeight : innerHeight * UPPER_PART;
  return top() === before && before < reach && before >= free - 1;
}
