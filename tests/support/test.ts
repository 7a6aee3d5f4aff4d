import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';

export { expect } from '@playwright/test';
export type { Browser, Locator, Page } from '@playwright/test';

export interface TestOptions {
  engine: 'chromium' | 'firefox' | 'webkit';
  /** As for visitors who have tidied it; drawing it takes as long as all else of the home page. */
  isShelfTidy: boolean;
}

function tidyShelf(): void {
  // Not of an empty page.
  if (location.protocol === 'http:') sessionStorage.setItem('shelf-tidied', '');
}

interface Visits {
  /** Opens a page on another device, or with other settings. */
  arrive: (options?: BrowserContextOptions) => Promise<Page>;
  /** The same, on a route of the site. */
  open: (route: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** Tests of the served site. All pages close with their test. */
export const test = base.extend<Visits, TestOptions>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  isShelfTidy: [false, { option: true, scope: 'worker' }],

  baseURL: async ({}, use) => {
    await use(process.env.TESTED_SITE_URL);
  },

  context: async ({ context, isShelfTidy }, use) => {
    if (isShelfTidy) await context.addInitScript(tidyShelf);
    await use(context);
  },

  arrive: async ({ browser, isShelfTidy }, use) => {
    await using visits = new AsyncDisposableStack();
    await use(async (options) => {
      const context = visits.use(await browser.newContext(options));
      if (isShelfTidy) await context.addInitScript(tidyShelf);
      const page = await context.newPage();
      visits.defer(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
      return page;
    });
  },

  open: async ({ arrive }, use) => {
    await use(async (route, options) => {
      const page = await arrive(options);
      await page.goto(route);
      return page;
    });
  },
});

/** The address of the served site, without a slash at the end. */
export function siteUrl(): string {
  return process.env.TESTED_SITE_URL ?? '';
}
