import { STUDIO } from '../../studio/shared/addresses.ts';
import type { BrowserContext, Page } from '@playwright/test';

/**
 * Loads no page beside the form, for tests that do not look at it: it takes most of their time, again
 * after each change.
 */
export async function leavePageOut(page: Page | BrowserContext): Promise<void> {
  await page.route(
    ({ pathname }) => !pathname.startsWith(STUDIO),
    (route) => route.abort(),
  );
}
