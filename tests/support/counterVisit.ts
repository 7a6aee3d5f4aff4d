import type { Locator, Page } from '@playwright/test';

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

/** Comes near to a counter, and waits until the script has taken over. */
export async function comeNear(page: Page, value: number): Promise<void> {
  await numberOf(page, value).evaluate((number) => {
    // Letters reach a little over their line.
    const JUST_BELOW = 100;
    const top = number.getBoundingClientRect().top - innerHeight - JUST_BELOW;
    scrollBy({ top, behavior: 'instant' });
  });
  await waitForScript(page);
}

/** Waits until the script has taken over, and knows what is in the window. */
export async function waitForScript(page: Page): Promise<void> {
  await page.locator('#about astro-island:not([ssr])').waitFor({ state: 'attached' });
  const frames = 2;
  for (let frame = 0; frame < frames; frame += 1) {
    await page.evaluate(
      () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
    );
  }
}
