import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { home, messages } from '../support/content.ts';
import type { Browser, Page } from 'playwright-core';

/* Scroll bars that take room, as on Windows; Chromium without a screen hides them otherwise. */

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ ignoreDefaultArgs: ['--hide-scrollbars'] });
});
afterAll(() => browser.close());

function widthOf(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => main.getBoundingClientRect().width);
}

it.each([
  ['a menu', 800, messages.menu.open],
  ['a pop-up', 1440, home.services.products.title],
])('the page does not move behind %s', async (_, width, button) => {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(`${inject('siteUrl')}/`);
  const before = await widthOf(page);
  expect(before).toBeLessThan(width);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.locator('dialog:modal, nav:popover-open').waitFor();
  expect(await widthOf(page)).toBe(before);
  await page.close();
});

it('an entry of the menu leads to the very place', async () => {
  const page = await browser.newPage({
    viewport: { width: 800, height: 800 },
    reducedMotion: 'reduce',
  });
  await page.goto(`${inject('siteUrl')}/`);
  await page.getByRole('button', { name: messages.menu.open, exact: true }).click();
  const menu = page.getByRole('navigation', { name: messages.header.navigationLabel });
  await menu.getByRole('link', { name: home.testimonials.label }).click();
  const top = (): Promise<number> =>
    page.locator('#testimonial').evaluate((section) => section.getBoundingClientRect().top);
  const room = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  await expect.poll(top).toBeCloseTo(room, 0);
  await page.close();
});
