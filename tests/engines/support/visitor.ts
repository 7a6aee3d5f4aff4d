import { isDeepStrictEqual } from 'node:util';
import { expect as anyExpect, siteUrl } from '../../support/test.ts';
import type { ViewportSize } from '@playwright/test';

/** On a busy machine these engines take many times as long as Chromium. */
export const expect = anyExpect.configure({ timeout: 60_000 });

export type Key = 'Escape' | 'ArrowRight';

/** One browser window, with the commands that differ between engines. */
export interface EngineWindow {
  goto: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  resize: (size: ViewportSize) => Promise<unknown>;
  click: (x: number, y: number) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  /** Evaluates an expression in the page; resolves to JSON data. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Errors that pages threw or logged. */
  errors: () => Promise<string[]>;
  close: () => Promise<unknown>;
}

/** A browser. WebKit has only one window, which its tests share. */
export interface Engine {
  openWindow: () => Promise<EngineWindow>;
  close: () => Promise<unknown>;
}

/** Selectors of the roles that the tests use. */
const SELECTORS = {
  button: 'button',
  dialog: 'dialog, [role="dialog"]',
  group: '[role="group"]',
  heading: 'h1, h2',
  img: 'img',
  link: 'a[href]',
};

type Role = keyof typeof SELECTORS;
export type Visitor = ReturnType<typeof visitorIn>;

/** Retries an expectation ten times per second. */
export function poll<Value>(look: () => Value, message = '') {
  return expect.poll(look, { message, intervals: [100] });
}

/** Polls until two values in a row are equal. */
export async function settle<Seen>(
  look: () => Promise<Seen | undefined>,
  message: string,
): Promise<Seen> {
  let seen: Seen | undefined;
  const isSettled = async (): Promise<boolean> => {
    const before = seen;
    seen = (await look()) ?? undefined;
    return seen !== undefined && isDeepStrictEqual(seen, before);
  };
  await poll(isSettled, message).toBe(true);
  return seen as Seen;
}

/** Actions of a visitor in any engine. `part` is a selector. */
export function visitorIn(window: EngineWindow) {
  const { back, click: clickAt, press, resize } = window;

  async function evaluate<Given extends unknown[], Value>(
    look: (...given: Given) => Value,
    ...given: Given
  ): Promise<Awaited<Value>> {
    const values = given.map((value) => JSON.stringify(value));
    const expression = `(${look.toString()})(${values.join()})`;
    return (await window.evaluate(expression)) as Awaited<Value>;
  }

  const find = (role: Role, name: string, part = 'body') =>
    evaluate(findElement, `${part} :is(${SELECTORS[role]})`, name);
  const isSeen = async (...place: Parameters<typeof find>) => Boolean(await find(...place));

  return {
    ...{ back, clickAt, press, resize, evaluate },
    go: (place: string) => window.goto(new URL(place, siteUrl()).href),
    /** Clicks on an element once it is still and uncovered. */
    click: async (role: Role, name: string, part?: string): Promise<void> => {
      const look = async () => {
        const found = await find(role, name, part);
        return found?.isFree ? found : undefined;
      };
      const { x, y } = await settle(look, `${role} "${name}" can be clicked`);
      await clickAt(x, y);
    },
    expectSeen: (role: Role, name: string, part?: string) =>
      poll(() => isSeen(role, name, part), `${role} "${name}"`).toBe(true),
    expectGone: (role: Role, name: string) =>
      poll(() => isSeen(role, name), `${role} "${name}"`).toBe(false),
    expectFocus: (role: Role, name: string) =>
      poll(async () => (await find(role, name))?.isFocused, name).toBe(true),
    /** Waits for a path with its hash, such as `/#about`. */
    expectPlace: (place: string) =>
      poll(() => evaluate(() => location.pathname + location.hash)).toBe(place),
  };
}

/** The first visible element with this name, scrolled into view. Runs in the page. */
function findElement(selector: string, name: string) {
  const nameOf = (element: Element): string => {
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element;
    const text = label.ariaLabel ?? label.getAttribute('alt') ?? (label as HTMLElement).innerText;
    return text.replace(/\s+/g, ' ').trim() || (element.getAttribute('title') ?? '');
  };
  const element = [...document.querySelectorAll(selector)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.closest('[inert], [aria-hidden="true"]') &&
      nameOf(one) === name,
  );
  if (!element) return undefined;
  const { top = 0, bottom = 0 } = element.getClientRects()[0] ?? {};
  if (top < 0 || bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top: y0, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const [x, y] = [left + width / 2, y0 + height / 2];
  const isFree = element.contains(document.elementFromPoint(x, y));
  return { x, y, isFree, isFocused: element === document.activeElement };
}
