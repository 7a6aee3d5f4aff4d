import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { DESKTOP, PHONE } from './devices.ts';

/** Windows the design is drawn for. */
export const WIDE = DESKTOP.viewport;
export const NARROW = PHONE.viewport;

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
