import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { packageFile } from '../../../tools/support/paths.ts';
import { provideLooks, restsAt } from './inPage.ts';
import type { BrowserWindow } from './browserWindow.ts';
import type { FocusStop, Looks, Target } from './inPage.ts';

const AXE = readFileSync(packageFile('axe-core/axe.min.js'), 'utf8');
/** An expression that puts the ways to look into the page. */
const PROVIDE_LOOKS = `(() => { ${AXE}; (${provideLooks.toString()})(); })()`;

/** Someone who visits the site: the same in every engine. `part` is a selector, e.g. `main`. */
export class Visitor {
  readonly #siteUrl: string;
  readonly #window: BrowserWindow;
  readonly resize: BrowserWindow['resize'];
  readonly goBack: BrowserWindow['goBack'];
  readonly press: BrowserWindow['press'];
  readonly clickAt: BrowserWindow['click'];

  constructor(siteUrl: string, window: BrowserWindow) {
    this.#siteUrl = siteUrl;
    this.#window = window;
    ({ resize: this.resize, goBack: this.goBack, press: this.press, click: this.clickAt } = window);
  }

  /** Opens a place of the site, e.g. `/portfolio`, or a URL, and waits until the page has loaded. */
  open(place: string): Promise<void> {
    return this.#window.open(new URL(place, this.#siteUrl).href);
  }

  /** Runs a function in the page; it may use nothing from outside but its arguments. */
  async evaluate<Given extends (string | number)[], Value>(
    look: (...given: Given) => Value,
    ...given: Given
  ): Promise<Awaited<Value>> {
    const values = given.map((value) => JSON.stringify(value));
    return (await this.#window.evaluate(
      `(${look.toString()})(${values.join()})`,
    )) as Awaited<Value>;
  }

  /** Waits until the page has this path and hash, e.g. `/#about`. */
  async expectPlace(place: string): Promise<void> {
    const where = (): Promise<string> => this.evaluate(() => location.pathname + location.hash);
    await expect.poll(where).toBe(place);
  }

  /** Waits until the page has come to rest at a section, whose beginning no header hides. */
  async expectLanding(id: string): Promise<void> {
    await expect.poll(() => this.evaluate(restsAt, id), { message: `rests at #${id}` }).toBe(true);
  }

  /** The names of all visible things of a role, as they are announced. */
  names(role: string, part = 'body'): Promise<string[]> {
    return this.#look('names', role, part);
  }

  /** Waits until something is announced. */
  async see(role: string, name: string, part?: string): Promise<void> {
    await expect.poll(() => this.names(role, part)).toContain(name);
  }

  /** Waits until something is announced no longer. */
  async seeGone(role: string, name: string): Promise<void> {
    await expect.poll(() => this.names(role)).not.toContain(name);
  }

  /** Clicks on something as soon as it stands still and nothing lies over it. */
  async click(role: string, name: string, part?: string): Promise<void> {
    const { x, y } = await this.target(role, name, part);
    await this.#window.click(x, y);
  }

  /** Taps on something with a finger, where the engine knows fingers. */
  async tap(role: string, name: string, part?: string): Promise<void> {
    const { x, y } = await this.target(role, name, part);
    await this.#window.tap(x, y);
  }

  /** Waits until something stands still in the window, and nothing lies over it. */
  async target(role: string, name: string, part = 'body'): Promise<Target> {
    let target: Target | undefined;
    const look = async (): Promise<boolean> => {
      target = await this.#look('target', role, name, part);
      return target !== undefined;
    };
    await expect.poll(look, { message: `points at the ${role} "${name}"` }).toBe(true);
    return target as unknown as Target;
  }

  /** What the keyboard would act on; undefined when it is the page itself. */
  focus(): Promise<FocusStop | undefined> {
    return this.#look('focus');
  }

  /** Waits until the keyboard would act on something. */
  async expectFocus(role: string, name: string): Promise<void> {
    await expect.poll(() => this.focus()).toMatchObject({ role, name });
  }

  async #look<Name extends keyof Looks>(
    name: Name,
    ...given: Parameters<Looks[Name]>
  ): Promise<Awaited<ReturnType<Looks[Name]>>> {
    const isThere = await this.#window.evaluate('window.looks !== undefined');
    if (isThere !== true) await this.#window.evaluate(PROVIDE_LOOKS);
    const values = given.map((value) => JSON.stringify(value));
    const seen = await this.#window.evaluate(`looks.${name}(${values.join()})`);
    // Some engines say null where a function returned nothing.
    return (seen ?? undefined) as Awaited<ReturnType<Looks[Name]>>;
  }
}
