import type { Locator, Page } from 'playwright-core';

/** Specification, section 9: years of experience and projects. */
export const VALUES = [25, 145] as const;
export const COUNT_MS = 2750;

/** The line a counter stands in. */
export function numberOf(page: Page, value: number): Locator {
  return page.locator('#about p', { hasText: String(value) });
}

/** What counts lies over the value, and away from screen readers, as long as it counts. */
function copyOf(page: Page, value: number): Locator {
  return numberOf(page, value).locator('[aria-hidden]');
}

/** The number the eye sees. */
export async function readCounter(page: Page, value: number): Promise<number> {
  const [shown = String(value)] = await copyOf(page, value).allTextContents();
  return Number(shown);
}

/** Whether a counter has come to its value and stays there. */
export async function hasCounted(page: Page, value: number): Promise<boolean> {
  return (await copyOf(page, value).count()) === 0;
}
