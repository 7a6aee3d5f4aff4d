import { STILL } from '../support/devices.ts';
import { test } from '../support/lightbox.ts';
import { edgesOf } from '../support/scrolling.ts';
import { expect, type Locator, type Page } from '../support/test.ts';

const drawer = (page: Page, name: RegExp) => page.getByRole('link', { name });
const front = (opened: Locator) => opened.locator('span').first();

/** Expects a drawer to show its whole picture, or nothing of it. */
async function expectUncovered(opened: Locator, isUncovered: boolean): Promise<void> {
  const above = async () =>
    (await edgesOf(front(opened))).top - (await edgesOf(opened.getByRole('img'))).top;
  await expect.poll(above).toBeCloseTo(isUncovered ? 100 : 0, 0);
}

test('a drawer shows its picture on hover and focus, and opens it', async ({ page, lightbox }) => {
  await page.goto('/home-space-organizing');
  const kitchen = drawer(page, /^Kitchen and pantry/u);
  await kitchen.scrollIntoViewIfNeeded();
  await expectUncovered(kitchen, false);
  await kitchen.hover();
  await expectUncovered(kitchen, true);
  await page.mouse.move(0, 0);
  await expectUncovered(kitchen, false);
  await drawer(page, /^Closet and wardrobe/u).focus();
  await page.keyboard.press('Tab');
  await expectUncovered(kitchen, true);

  await page.keyboard.press('Enter');
  await lightbox.expectSlide(1, 7);
  await page.keyboard.press('Escape');
  await lightbox.expectClosed();
  await expect(kitchen).toBeFocused();

  await page.emulateMedia(STILL);
  await expect(front(kitchen)).toHaveCSS('transition-duration', '0s');
  await expect(kitchen.getByRole('img')).toBeVisible();
});
