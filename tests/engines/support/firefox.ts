import puppeteer from 'puppeteer-core';
import type { Page } from 'puppeteer-core';
import type { BrowserWindow } from './browserWindow.ts';

/** A machine that does other work makes any touch so long that Firefox would take it for a press. */
const LONGEST_TAP_MS = 10_000;
const extraPrefsFirefox = {
  'apz.max_tap_time': LONGEST_TAP_MS,
  'ui.click_hold_context_menus.delay': LONGEST_TAP_MS,
};

/** Starts the Firefox of a file, without a window on the screen. */
export async function launchFirefox(executablePath: string): Promise<BrowserWindow> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
  const troubles: string[] = [];
  const openTab = async (): Promise<Page> => {
    const tab = await browser.newPage();
    tab.on('pageerror', (error) => troubles.push(String(error)));
    tab.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    return tab;
  };
  let page = await openTab();
  return {
    async open(url) {
      await page.goto(url);
    },
    async leave() {
      const last = page;
      page = await openTab();
      await last.close();
    },
    // Not `page.goBack()`: it waits for a page to load, which a mere change of the hash never does.
    async goBack() {
      await page.evaluate('history.back()');
    },
    resize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: (key) => page.keyboard.press(key),
    troubles: () => Promise.resolve(troubles.splice(0)),
    close: () => browser.close(),
  };
}
