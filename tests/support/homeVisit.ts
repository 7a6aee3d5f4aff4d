import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';

/** Windows the design is drawn for. */
export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 390, height: 844 };

/** How long a visitor on a busy machine waits for what should come. */
export const PATIENCE = { timeout: 10_000 };

/** Opens the home page in a context of its own; close `page.context()` when the visit is over. */
export async function visitHome(
  browser: Browser,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Page> {
  const context = await browser.newContext({
    viewport: WIDE,
    reducedMotion: 'no-preference',
    ...options,
  });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(`${inject('siteAddress')}/`);
  return page;
}
