import { expect } from '@playwright/test';
import { twoFrames } from './frames.ts';
import type { Locator, Page } from '@playwright/test';

/**
 * Waits until a thing has come to rest between two heights of the window, for example after a smooth
 * scroll. Heights are CSS pixels from the upper edge.
 */
export async function expectLanding(thing: Locator, top: number, bottom: number): Promise<void> {
  const hasLanded = async (): Promise<boolean> => {
    const before = await edgesOf(thing);
    await twoFrames(thing.page());
    const now = await edgesOf(thing);
    return before.top === now.top && now.top >= top && now.bottom <= bottom;
  };
  await expect.poll(hasLanded, { message: `stands between ${top} and ${bottom}` }).toBe(true);
}

/** Scrolls to a height of the page at once. */
export async function jumpTo(page: Page, top: number): Promise<void> {
  await page.evaluate((position) => scrollTo({ top: position, behavior: 'instant' }), top);
}

/** Brings a thing into the middle of the window at once. */
export async function bringIntoSight(thing: Locator): Promise<void> {
  await thing.evaluate((element) =>
    element.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
}

/** Goes down the whole page, one window at a time, and looks at each part until it is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  let top = 0;
  while (await page.evaluate((height) => height < document.documentElement.scrollHeight, top)) {
    await jumpTo(page, top);
    await waitForPictures(page);
    top += page.viewportSize()?.height ?? Infinity;
  }
}

/** Turns the mouse wheel down to the end of the page, and looks at each part until it is loaded. */
export async function wheelThrough(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  await waitForPictures(page);
  while (!(await page.evaluate(isAtEnd))) {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, height * WHEEL_STEP);
    await page.waitForFunction((top) => scrollY > top, before);
    await waitForRest(page);
    await waitForPictures(page);
  }
}

/** A reader keeps some lines in view, in parts of the window's height. */
const WHEEL_STEP = 0.75;

/** Waits until a page that is scrolling has come to rest. */
export async function waitForRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const RESTING_FRAMES = 3;
    let last = scrollY;
    for (let still = 0; still < RESTING_FRAMES; still = scrollY === last ? still + 1 : 0) {
      last = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Waits until the pictures in the window are drawn. */
async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const PATIENCE_MS = 20_000;
    await new Promise(requestAnimationFrame);
    const seen = (image: HTMLImageElement) =>
      new Promise<boolean>((resolve) => {
        new IntersectionObserver(([entry], observer) => {
          observer.disconnect();
          resolve(entry?.isIntersecting ?? false);
        }).observe(image);
      });
    const loaded = async (image: HTMLImageElement) => {
      if (!(await seen(image))) return;
      if (!image.complete) {
        await new Promise((resolve) => {
          image.addEventListener('load', resolve, { once: true });
          image.addEventListener('error', resolve, { once: true });
        });
      }
      await image.decode();
    };
    const loadedInTime = (image: HTMLImageElement) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error(`Does not come: ${image.outerHTML}`)), PATIENCE_MS);
        loaded(image).then(resolve, reject);
      });
    await Promise.all([...document.images].map(loadedInTime));
  });
}

/** Edges of a thing in the window, in CSS pixels from its upper left corner. */
export interface Edges {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Where a thing is seen at the moment. */
export function edgesOf(thing: Locator): Promise<Edges> {
  return thing.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}
