import type { Page } from '@playwright/test';

/**
 * Waits until the page has been drawn twice: what the last event has begun is under way by then, or
 * does not come.
 */
export function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
