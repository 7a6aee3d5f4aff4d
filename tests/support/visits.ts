import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { DESKTOP } from './devices.ts';

/** How a visitor comes: with which device and which settings. */
export type VisitOptions = BrowserContextOptions;

/** Visits to the site with one browser, each with a fresh profile. */
export interface Visits {
  /** Opens an address of the site and waits until everything in the first view is there. */
  open: (path: string, options?: VisitOptions) => Promise<Page>;
  /** A page of a new visitor who has not gone anywhere yet. */
  arrive: (options?: VisitOptions) => Promise<Page>;
}

/** Opens a browser for the tests of a file; every visit ends with the test that began it. */
export function useVisits(): Visits {
  const contexts: BrowserContext[] = [];
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(() => browser.close());

  const arrive = async (options: VisitOptions = {}) => {
    const context = await browser.newContext({
      ...DESKTOP,
      baseURL: inject('siteAddress'),
      ...options,
    });
    contexts.push(context);
    return context.newPage();
  };

  return {
    arrive,
    open: async (path, options) => {
      const page = await arrive(options);
      await page.goto(path);
      return page;
    },
  };
}
