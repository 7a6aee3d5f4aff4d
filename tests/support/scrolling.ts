import { expect, type Locator, type Page } from './test.ts';

export function edgesOf(thing: Locator) {
  return thing.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}

export async function jumpTo(page: Page, top: number): Promise<void> {
  await page.evaluate((position) => scrollTo({ top: position, behavior: 'instant' }), top);
}

export async function bringIntoSight(thing: Locator): Promise<void> {
  await thing.evaluate((element) =>
    element.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
}

/** Expects an element to end up between two heights of the window, in CSS pixels. */
export async function expectLanding(thing: Locator, top: number, bottom: number): Promise<void> {
  await expect(async () => {
    const edges = await edgesOf(thing);
    expect(edges.top).toBeGreaterThanOrEqual(top);
    expect(edges.bottom).toBeLessThanOrEqual(bottom);
  }).toPass();
}

/** Scrolls down the page window by window and waits for the pictures. */
export async function scrollThrough(page: Page): Promise<void> {
  const step = page.viewportSize()?.height ?? Infinity;
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  // From 1: the first scroll event releases deferred pictures.
  for (let top = 1; top < (await pageHeight()); top += step) {
    await jumpTo(page, top);
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return image.complete || !isInWindow || !image.checkVisibility();
      }),
    );
  }
}
