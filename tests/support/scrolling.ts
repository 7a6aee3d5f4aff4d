import { expect } from './test.ts';
import type { Locator, Page } from './test.ts';

/** Edges of a thing in the window, in CSS pixels from its upper left corner. */
export interface Edges {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export function edgesOf(thing: Locator): Promise<Edges> {
  return thing.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}

/** Scrolls to a height of the page at once. */
export async function jumpTo(page: Page, top: number): Promise<void> {
  await page.evaluate((position) => scrollTo({ top: position, behavior: 'instant' }), top);
}

/** Scrolls a thing into the middle of the window at once. */
export async function bringIntoSight(thing: Locator): Promise<void> {
  await thing.evaluate((element) =>
    element.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
}

/** Expects a thing to come to stand between two heights of the window, in CSS pixels from its top. */
export async function expectLanding(thing: Locator, top: number, bottom: number): Promise<void> {
  await expect(async () => {
    const edges = await edgesOf(thing);
    expect(edges.top).toBeGreaterThanOrEqual(top);
    expect(edges.bottom).toBeLessThanOrEqual(bottom);
  }).toPass();
}

/** Scrolls down the whole page, window by window, and waits for the pictures of each. */
export async function scrollThrough(page: Page): Promise<void> {
  let top = 0;
  while (await page.evaluate((height) => height < document.documentElement.scrollHeight, top)) {
    await jumpTo(page, top);
    await waitForPictures(page);
    top += page.viewportSize()?.height ?? Infinity;
  }
}

/** Waits until the pictures in the window are drawn. */
async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { innerHeight, innerWidth } = window;
    return [...document.images]
      .filter((image) => image.checkVisibility())
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      })
      .every(({ complete }) => complete);
  });
}
