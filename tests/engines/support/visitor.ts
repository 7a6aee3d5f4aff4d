import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { packageFile } from '../../../tools/support/paths.ts';
import type { EngineWindow, Key, Pointer, WindowSize } from './engine.ts';
import { focusStop, listByRole, spotOf } from './inPage.ts';
import type { FocusStop, Spot } from './inPage.ts';

const AXE = readFileSync(packageFile('axe-core/axe.min.js'), 'utf8');

/** How something is chosen: with the mouse and on the whole page, if nothing else is said. */
interface Choice {
  pointer?: Pointer;
  /** The part of the page it stands in, e.g. `main`. */
  part?: string;
}

interface Look {
  part?: string | undefined;
  scroll?: boolean;
}

/** Someone who visits the site: the same in every engine. */
export class Visitor {
  readonly #siteAddress: string;
  readonly #window: EngineWindow;

  constructor(siteAddress: string, window: EngineWindow) {
    this.#siteAddress = siteAddress;
    this.#window = window;
  }

  /** Opens an address of the site, e.g. `/portfolio`, and waits until the page has loaded. */
  async open(path: string): Promise<void> {
    await this.#window.open(this.#siteAddress + path);
  }

  goBack = (): Promise<void> => this.#window.goBack();
  resize = (size: WindowSize): Promise<void> => this.#window.resize(size);
  press = (key: Key): Promise<void> => this.#window.press(key);

  /** Path and anchor of the page, e.g. `/#about`. */
  where(): Promise<string> {
    return this.evaluate(() => location.pathname + location.hash);
  }

  /** Runs a function in the page; it may use nothing from outside but its arguments. */
  async evaluate<Given extends (string | number)[], Value>(
    look: (...given: Given) => Value,
    ...given: Given
  ): Promise<Value> {
    const values = given.map((value) => JSON.stringify(value));
    return (await this.#window.evaluate(`(${look.toString()})(${values.join()})`)) as Value;
  }

  /** The names of all visible things of a role, as they are announced. */
  names(role: string, part = 'body'): Promise<string[]> {
    return this.#withAxe(
      `(${listByRole.toString()})('${role}', '${part}').map(({ name }) => name)`,
    );
  }

  /** Waits until something is announced and drawn. */
  async see(role: string, name: string, part?: string): Promise<void> {
    const message = `sees the ${role} "${name}"`;
    await expect.poll(() => this.#spot(role, name, { part }), { message }).toBeDefined();
  }

  /** Waits until something is there no longer. */
  async seeGone(role: string, name: string): Promise<void> {
    await expect.poll(() => this.names(role)).not.toContain(name);
  }

  /** Clicks or taps something as soon as it stands still and nothing lies over it. */
  async choose(role: string, name: string, { pointer, part }: Choice = {}): Promise<void> {
    await this.see(role, name, part);
    let last: Spot | undefined;
    const hasSettled = async (): Promise<boolean> => {
      const before = last;
      last = await this.#spot(role, name, { part, scroll: true });
      return last?.isOnTop === true && before?.x === last.x && before.y === last.y;
    };
    await expect.poll(hasSettled, { message: `points at the ${role} "${name}"` }).toBe(true);
    if (last) await this.pointAt(last.x + last.width / 2, last.y + last.height / 2, pointer);
  }

  /** Clicks or taps at a place of the window, whatever is there. */
  pointAt(x: number, y: number, pointer: Pointer = 'mouse'): Promise<void> {
    return this.#window.pointAt(x, y, pointer);
  }

  /** What the keyboard would act on; undefined when it is the page itself. */
  focus(): Promise<FocusStop | undefined> {
    return this.#withAxe(`(${focusStop.toString()})()`);
  }

  /** Waits until the keyboard would act on something. */
  async expectFocus(role: string, name: string): Promise<void> {
    const focused = async (): Promise<string> => {
      const stop = await this.focus();
      return `${stop?.role} ${stop?.name}`;
    };
    await expect.poll(focused).toBe(`${role} ${name}`);
  }

  #spot(
    role: string,
    name: string,
    { part = 'body', scroll = false }: Look,
  ): Promise<Spot | undefined> {
    return this.#withAxe(`(() => {
      const all = (${listByRole.toString()})('${role}', '${part}');
      const found = all.find(({ name }) => name === ${JSON.stringify(name)});
      const spot = found && (${spotOf.toString()})(found.element);
      if (!${scroll} || !spot || spot.isInWindow) return spot;
      found.element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return (${spotOf.toString()})(found.element);
    })()`);
  }

  async #withAxe<Value>(expression: string): Promise<Value> {
    const isThere = await this.#window.evaluate('window.axe !== undefined');
    if (isThere !== true) await this.#window.evaluate(`(() => { ${AXE} })()`);
    const value = await this.#window.evaluate(expression);
    // Some engines say null where a function returned nothing.
    return (value ?? undefined) as Value;
  }
}
