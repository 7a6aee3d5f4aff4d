import puppeteer from 'puppeteer-core';
import type { KeyInput, LaunchOptions, Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS } from '../../support/chromium.ts';
import type { Engine, EngineWindow, Key } from './engine.ts';

const BROWSERS = {
  chromium: { browser: 'chrome', args: CHROMIUM_FLAGS },
  firefox: { browser: 'firefox' },
} satisfies Record<string, LaunchOptions>;

/** Starts Chromium or Firefox without a window on the screen. */
export async function launchWithPuppeteer(
  name: keyof typeof BROWSERS,
  executablePath: string,
): Promise<Engine> {
  const browser = await puppeteer.launch({ ...BROWSERS[name], executablePath });
  return {
    async openWindow() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return windowOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

function windowOf(page: Page, close: () => Promise<void>): EngineWindow {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  return {
    async open(address) {
      await page.goto(address);
    },
    // Not `page.goBack()`: in Firefox it waits for a page to load, which an anchor never does.
    async goBack() {
      await page.evaluate('history.back()');
    },
    resize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression),
    async pointAt(x, y, pointer) {
      await (pointer === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    },
    press: (key) => press(page, key),
    troubles: () => Promise.resolve(troubles),
    close,
  };
}

async function press({ keyboard }: Page, key: Key): Promise<void> {
  const names = key.split('+') as KeyInput[];
  for (const name of names) await keyboard.down(name);
  for (const name of names.toReversed()) await keyboard.up(name);
}
