import { isDeepStrictEqual } from 'node:util';
import { expect as anyExpect, siteUrl } from '../../support/test.ts';
import type { EngineWindow } from './engine.ts';

/** On a busy machine these engines take many times as long as Chromium. */
export const expect = anyExpect.configure({ timeout: 60_000 });

/** Selectors of the roles that the tests use. */
const SELECTORS = {
  button: 'button:not([role]), [role="button"]',
  dialog: 'dialog, [role="dialog"]',
  group: '[role="group"]',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img, [role="img"]',
  link: 'a[href]:not([role]), [role="link"]',
};

type Role = keyof typeof SELECTORS;

interface FoundElement {
  name: string;
  /** The centre of its first line in the viewport, in CSS pixels. */
  x: number;
  y: number;
  isFree: boolean;
  /** Width of its outline in CSS pixels; 0 without one. */
  outline: number;
}

/** Retries an expectation ten times per second. */
export function poll<Value>(look: () => Value, message = '') {
  return expect.poll(look, { message, intervals: [100] });
}

/** Visits the site in any engine. `part` is a selector. */
export class Visitor {
  readonly #window: EngineWindow;
  readonly back: EngineWindow['back'];
  readonly resize: EngineWindow['resize'];
  readonly clickAt: EngineWindow['click'];
  readonly press: EngineWindow['press'];

  constructor(window: EngineWindow) {
    this.#window = window;
    ({ back: this.back, resize: this.resize, click: this.clickAt, press: this.press } = window);
  }

  async go(place: string): Promise<void> {
    await this.#window.goto(new URL(place, siteUrl()).href);
  }

  /** Clicks on an element once it is still and uncovered. */
  async click(role: Role, name: string, part?: string): Promise<void> {
    const look = async () => {
      const found = await this.#find(role, part, name);
      return found.find((element) => element.name === name && element.isFree);
    };
    const { x, y } = await this.settle(look, `${role} "${name}" can be clicked`);
    await this.clickAt(x, y);
  }

  async names(role: Role, part?: string): Promise<string[]> {
    return (await this.#find(role, part)).map(({ name }) => name);
  }

  /** The focused element; undefined when nothing has focus. */
  async focus(): Promise<FoundElement | undefined> {
    return (await this.evaluate(findElements, 'body :focus'))[0];
  }

  async evaluate<Given extends unknown[], Value>(
    look: (...given: Given) => Value,
    ...given: Given
  ): Promise<Awaited<Value>> {
    const values = given.map((value) => JSON.stringify(value));
    const expression = `(${look.toString()})(${values.join()})`;
    return (await this.#window.evaluate(expression)) as Awaited<Value>;
  }

  async expectSeen(role: Role, name: string, part?: string): Promise<void> {
    await poll(() => this.names(role, part)).toContain(name);
  }

  async expectGone(role: Role, name: string): Promise<void> {
    await poll(() => this.names(role)).not.toContain(name);
  }

  async expectFocus(role: Role, name: string): Promise<void> {
    const look = () => this.evaluate(findElements, `:is(${SELECTORS[role]}):focus`);
    await poll(look).toMatchObject([{ name }]);
  }

  /** Waits for a path with its hash, such as `/#about`. */
  async expectPlace(place: string): Promise<void> {
    await poll(() => this.evaluate(() => location.pathname + location.hash)).toBe(place);
  }

  /** Polls until two values in a row are equal. */
  async settle<Seen>(look: () => Promise<Seen | undefined>, message: string): Promise<Seen> {
    let seen: Seen | undefined;
    const isSettled = async (): Promise<boolean> => {
      const before = seen;
      seen = await look();
      return seen !== undefined && isDeepStrictEqual(seen, before);
    };
    await poll(isSettled, message).toBe(true);
    return seen as Seen;
  }

  #find(role: Role, part = 'body', wanted?: string): Promise<FoundElement[]> {
    return this.evaluate(findElements, `${part} :is(${SELECTORS[role]})`, wanted);
  }
}

/** The visible elements of a selector; scrolls to the one named `wanted`. Runs in the page. */
function findElements(selector: string, wanted?: string): FoundElement[] {
  const hidden = '[inert], [aria-hidden="true"]';
  const isDrawn = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true });
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches(hidden) || !isDrawn(node)) return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    return label ?? [...node.childNodes].map(textOf).join('');
  };
  return [...document.querySelectorAll(selector)]
    .filter((element) => isDrawn(element) && !element.closest(hidden))
    .map((element) => {
      const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
      const text = textOf(label ?? element).replace(/\s+/g, ' ');
      const name = text.trim() || (element.getAttribute('title') ?? '');
      const { top = 0, bottom = 0 } = element.getClientRects()[0] ?? {};
      if (name === wanted && (top < 0 || bottom > innerHeight))
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left = -1, top: y0 = -1, width = 0, height = 0 } = element.getClientRects()[0] ?? {};
      const [x, y] = [left + width / 2, y0 + height / 2];
      const isFree = element.contains(document.elementFromPoint(x, y));
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      return { name, x, y, isFree, outline };
    });
}
