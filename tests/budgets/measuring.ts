import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from '../../bench/measure/browser.ts';
import type { Browser } from 'playwright-core';

/** A browser that behaves as at a visitor's, for all tests of a file. */
export function useMeasuringBrowser(): () => Browser {
  let browser: Browser | undefined;

  beforeAll(async () => {
    ({ browser } = await openBrowser());
  });
  afterAll(() => browser?.close());

  return () => {
    if (!browser) throw new Error('The browser is not open yet: ask for it inside of a test.');
    return browser;
  };
}
