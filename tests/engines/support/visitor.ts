import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { packageFile } from '../../../tools/support/paths.ts';
import { expect as anyExpect, siteUrl } from '../../support/test.ts';
import type Axe from 'axe-core';
import type { EngineWindow } from './engine.ts';

/** On a busy machine these engines take many times as long as Chromium. */
export const expect = anyExpect.configure({ timeout: 60_000 });

const AXE = readFileSync(packageFile('axe-core/axe.min.js'), 'utf8');

/** What axe-core's types leave out. */
interface Commons {
  aria: { getRole: (element: Element) => string | null };
  dom: { isVisibleToScreenReaders: (element: Element) => boolean };
}

/** An element as assistive technology knows it. */
interface AccessibleElement {
  role: string | null;
  name: string;
  /** The centre of its first line in the viewport, in CSS pixels. */
  x: number;
  y: number;
  isFree: boolean;
  /** Width of its outline in CSS pixels; 0 without one. */
  outline: number;
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

  /** Clicks on an element once it has stopped moving and nothing covers it. */
  async click(role: string, name: string, part = 'body'): Promise<void> {
    const look = async () => {
      const found = await this.#find(`${part} *`, role, name);
      return found.find((element) => element.name === name && element.isFree);
    };
    const { x, y } = await this.settle(look, `${role} "${name}" can be clicked`);
    await this.clickAt(x, y);
  }

  /** The accessible names of all elements of a role. */
  async names(role: string, part = 'body'): Promise<string[]> {
    return (await this.#find(`${part} *`, role)).map(({ name }) => name);
  }

  /** The focused element; undefined when nothing has focus. */
  async focus(): Promise<AccessibleElement | undefined> {
    return (await this.#find('body :focus'))[0];
  }

  /** Runs a function in the page; it may use nothing but its arguments. */
  async evaluate<Given extends unknown[], Value>(
    look: (...given: Given) => Value,
    ...given: Given
  ): Promise<Awaited<Value>> {
    const values = given.map((value) => JSON.stringify(value));
    const expression = `(${look.toString()})(${values.join()})`;
    return (await this.#window.evaluate(expression)) as Awaited<Value>;
  }

  async expectSeen(role: string, name: string, part?: string): Promise<void> {
    await expect.poll(() => this.names(role, part)).toContain(name);
  }

  async expectGone(role: string, name: string): Promise<void> {
    await expect.poll(() => this.names(role)).not.toContain(name);
  }

  async expectFocus(role: string, name: string): Promise<void> {
    await expect.poll(() => this.focus()).toMatchObject({ role, name });
  }

  /** Waits for a path with its hash, such as `/#about`. */
  async expectPlace(place: string): Promise<void> {
    await expect.poll(() => this.evaluate(() => location.pathname + location.hash)).toBe(place);
  }

  /** Looks until two looks in a row see the same thing. */
  async settle<Seen>(look: () => Promise<Seen | undefined>, message: string): Promise<Seen> {
    let seen: Seen | undefined;
    const isSettled = async (): Promise<boolean> => {
      const before = seen;
      seen = await look();
      return seen !== undefined && isDeepStrictEqual(seen, before);
    };
    await expect.poll(isSettled, { message, intervals: [100] }).toBe(true);
    return seen as Seen;
  }

  async #find(...given: Parameters<typeof accessibleElements>): Promise<AccessibleElement[]> {
    const hasAxe = await this.#window.evaluate('window.axe !== undefined');
    if (hasAxe !== true) await this.#window.evaluate(`(() => { ${AXE} })()`);
    return this.evaluate(accessibleElements, ...given);
  }
}

/** The elements of a selector and a role; scrolls to the one of this name. Runs in the page. */
function accessibleElements(selector: string, role?: string, wanted?: string): AccessibleElement[] {
  const { axe } = window as unknown as { axe: typeof Axe & { commons: Commons } };
  const { aria, dom, text } = axe.commons;
  axe.teardown();
  axe.setup(document.documentElement);
  return [...document.querySelectorAll(selector)]
    .filter((element) => role === undefined || aria.getRole(element) === role)
    .filter((element) => dom.isVisibleToScreenReaders(element))
    .map((element) => {
      const name = text.accessibleText(element);
      const { top = 0, bottom = 0 } = element.getClientRects()[0] ?? {};
      if (name === wanted && (top < 0 || bottom > innerHeight))
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left = -1, top: y0 = -1, width = 0, height = 0 } = element.getClientRects()[0] ?? {};
      const [x, y] = [left + width / 2, y0 + height / 2];
      const isFree = element.contains(document.elementFromPoint(x, y));
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      return { role: aria.getRole(element), name, x, y, isFree, outline };
    });
}
