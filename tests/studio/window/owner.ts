import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import puppeteer from 'puppeteer-core';
import { expect, inject, test } from 'vitest';
import { CHROMIUM_FLAGS, findVisitingChromium } from '../../../tools/support/chromium.ts';
import { findFirefox } from '../../../tools/support/engines.ts';
import { CACHE_FOLDER } from '../../../tools/support/paths.ts';
import { TEST_SITE } from '../../../tools/support/sites.ts';
import { freePair } from '../../support/freePorts.ts';
import type { Browser, Frame, Page } from 'puppeteer-core';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser the owner has. */
    ownersBrowser: 'chrome' | 'firefox';
  }
}

/** Where the runner tells its workers apart, from 1 on: each has a studio of its own. */
const { VITEST_POOL_ID: WORKER = '1' } = process.env;
const HOME = join(CACHE_FOLDER, `studio-test-${WORKER}`);
const SIZE = { width: 1440, height: 900 };

/** Starts the studio on a copy of the test content, as the owner does. */
async function startStudio(): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await freePair();
  rmSync(HOME, { recursive: true, force: true });
  cpSync(TEST_SITE.content, join(HOME, 'content'), { recursive: true });
  const environment = { ...process.env };
  // In a test, Astro serves no page and React comes in its long form.
  for (const name of ['VITEST', 'NODE_ENV']) Reflect.deleteProperty(environment, name);
  const studio = spawn(process.execPath, [resolve('tools/run.mjs'), 'edit', '--quiet'], {
    env: { ...environment, PORT: String(port), CONTENT_FOLDER: join(HOME, 'content') },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const address = `http://127.0.0.1:${port}`;
  for await (const said of studio.stdout ?? []) {
    if (!String(said).includes(address)) continue;
    // The site behind it takes longer, the first time above all.
    await fetch(`http://127.0.0.1:${port + 1}/`);
    const stop = async (): Promise<void> => {
      studio.kill();
      // The next one begins with the same folder.
      await once(studio, 'exit');
    };
    return { address, stop };
  }
  throw new Error('The studio ended before it was open.');
}

function launch(browser: 'chrome' | 'firefox'): Promise<Browser> {
  const executablePath = browser === 'chrome' ? findVisitingChromium() : findFirefox();
  if (executablePath === undefined) throw new Error(`There is no ${browser} here; run npm test.`);
  return puppeteer.launch({
    browser,
    executablePath,
    args: browser === 'chrome' ? CHROMIUM_FLAGS : [],
  });
}

/** The owner before the studio's window. */
export class Owner {
  readonly page: Page;
  readonly #address: string;

  constructor(page: Page, address: string) {
    this.page = page;
    this.#address = address;
  }

  /** Opens the studio; whatever was saved before stays. */
  async open(): Promise<void> {
    await this.page.goto(this.#address);
    await this.page.locator('main').wait();
  }

  /** Presses the button of a name. */
  async press(name: string): Promise<void> {
    await this.page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
  }

  /** Opens the form of a page, a gallery or what stands on every page, by its name on the left. */
  async openForm(name: string): Promise<void> {
    await this.press(name);
    await this.page.locator(`main h2 ::-p-text(${name})`).wait();
  }

  /** Types into the field that has the focus. */
  type(words: string): Promise<void> {
    return this.page.keyboard.type(words);
  }

  /** Puts words into the field that has the focus, all at once; Firefox takes single letters only. */
  insert(words: string): Promise<void> {
    return this.page.keyboard.sendCharacter(words);
  }

  /** Whether there is something to save, and nothing against it. */
  canSave(): Promise<boolean> {
    return this.page.$eval('::-p-aria([name="Save"])', (button) => button.ariaDisabled === 'false');
  }

  /** Gives a control a value at once, as the clipboard, a ruler or the system's colours do. */
  async put(selector: string, value: string): Promise<void> {
    await this.page.waitForSelector(selector);
    await this.page.$eval(
      selector,
      (element, text) => {
        const { prototype } = element.constructor as typeof HTMLInputElement;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      },
      value,
    );
  }

  /** Presses a key together with Control. */
  async control(key: 'a' | 'z' | 'y' | 's'): Promise<void> {
    await this.page.keyboard.down('Control');
    await this.page.keyboard.press(key);
    await this.page.keyboard.up('Control');
  }

  /** The page beside the form. */
  async site(): Promise<Frame> {
    const seen = await this.page.waitForSelector('iframe:not([data-waiting])');
    const frame = await seen?.contentFrame();
    if (!frame) throw new Error('There is no page beside the form.');
    return frame;
  }

  /** Waits until the page beside the form shows some words. */
  async seeOnPage(words: string): Promise<void> {
    await expect
      .poll(async () => (await this.site()).evaluate(() => document.body.innerText))
      .toContain(words);
  }

  /**
   * Types words into the field that has the focus, and says for how many milliseconds after the last letter the page
   * beside the form did not show them. The window and the page note it themselves.
   */
  async timeToPage(words: string): Promise<number> {
    await this.page.evaluate(() => {
      const note = () => (document.body.dataset.typed = String(Date.now()));
      document.addEventListener('input', note, true);
    });
    const shown = (await this.site()).evaluate(
      (awaited) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (document.body.innerText.includes(awaited)) resolve(Date.now());
          };
          const changes = { subtree: true, childList: true, characterData: true };
          new MutationObserver(look).observe(document.body, changes);
          look();
        }),
      words,
    );
    await this.type(words);
    const typed = await this.page.evaluate(() => Number(document.body.dataset.typed));
    return (await shown) - typed;
  }

  /** Clicks on words in the page beside the form. */
  async clickOnPage(words: string): Promise<void> {
    await (await this.site()).locator(`::-p-text(${words})`).click();
  }

  /** The field that has the focus: its place and what is in it. */
  focused(): Promise<string[]> {
    return this.page.evaluate(() => {
      const { id, value } = document.activeElement as HTMLInputElement;
      return [id, value];
    });
  }

  /** What is in a field. */
  valueOf(selector: string): Promise<string> {
    return this.page.$eval(selector, (field) => (field as HTMLInputElement).value);
  }

  /** Lets time pass by the window's own timers. */
  async letPass(milliseconds: number): Promise<void> {
    await this.page.evaluate((time) => new Promise((over) => setTimeout(over, time)), milliseconds);
  }

  /** The name of what has the focus. */
  focusedName(): Promise<string | null> {
    return this.page.evaluate(() => document.activeElement?.ariaLabel ?? null);
  }

  /** Whether what has the focus is in sight, with every picture around it. */
  isFocusInSight(): Promise<boolean> {
    return this.page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const images = [...document.querySelectorAll('main section img')] as HTMLImageElement[];
      return images.every(({ complete }) => complete) && top > 0 && bottom < window.innerHeight;
    });
  }

  /** What the window says of the whole work. */
  standing(): Promise<string> {
    return this.page.$eval('header [role="status"]', (element) => element.textContent);
  }

  /** All words of an element. */
  words(selector: string): Promise<string[]> {
    return this.page.$$eval(selector, (elements) => elements.map(({ textContent }) => textContent));
  }

  /** Chooses files where the window asks for some, by the name of the button. */
  async choose(name: string, ...files: string[]): Promise<void> {
    const input = await this.page.waitForSelector(`input[type="file"][aria-label="${name}"]`);
    await input?.uploadFile(...files);
  }
}

/** The content that is edited. */
export function ownContent(): string {
  return join(HOME, 'content');
}

/** A file of the content, as it lies on the disk. */
export function onDisk(file: string): string {
  return readFileSync(join(HOME, 'content', file), 'utf8');
}

/** Changes a file as another program would. */
export function changeOnDisk(file: string, from: string, to: string): void {
  writeFileSync(join(HOME, 'content', file), onDisk(file).replace(from, to));
}

/** Keeps the content as it lies on the disk, as publishing does. */
export function keepDay(): void {
  const git = (...values: string[]) => execFileSync('git', ['-C', HOME, ...values]);
  const name = ['-c', 'user.name=Owner', '-c', 'user.email=owner@localhost'];
  git('init', '--quiet');
  git('add', 'content');
  git(...name, 'commit', '--quiet', '--message', 'content: a day');
}

/** Puts a file where the owner keeps hers. */
export function putAside(name: string, bytes: Uint8Array | string): string {
  const file = join(HOME, 'pictures', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return file;
}

/** A test with the owner before the open window. It also fails when the window complains. */
export const journey = test
  .extend('address', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { address, stop } = await startStudio();
    onCleanup(stop);
    return address;
  })
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launch(inject('ownersBrowser'));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('owner', async ({ address, browser }, { onCleanup }) => {
    const page = await browser.newPage();
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('dialog', (dialog) => void dialog.accept());
    onCleanup(async () => {
      await page.close();
      expect(troubles).toEqual([]);
    });
    await page.setViewport(SIZE);
    const owner = new Owner(page, address);
    await owner.open();
    return owner;
  });
