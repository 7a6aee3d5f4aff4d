import { enquiry } from '../support/content.ts';
import { STILL } from '../support/devices.ts';
import { test } from '../support/lightbox.ts';
import { edgesOf } from '../support/scrolling.ts';
import { expect, type Locator, type Page } from '../support/test.ts';

const drawer = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) });
const link = (opened: Locator) => opened.getByRole('link');
const front = (opened: Locator) => opened.locator('div > span').first();
const picture = (opened: Locator) => opened.locator('img');
/** Below the words, which choose the drawer. */
const BELOW_WORDS = { position: { x: 20, y: 195 } };

/** Expects a drawer to show its whole picture, or nothing of it. */
async function expectUncovered(opened: Locator, isUncovered: boolean): Promise<void> {
  const above = async () =>
    (await edgesOf(front(opened))).top - (await edgesOf(picture(opened))).top;
  await expect.poll(above).toBeCloseTo(isUncovered ? 100 : 0, 0);
}

test('a drawer shows its picture on hover and focus, and opens it', async ({ page, lightbox }) => {
  await page.goto('/home-space-organizing');
  const kitchen = drawer(page, 'Kitchen and pantry');
  await kitchen.scrollIntoViewIfNeeded();
  await expectUncovered(kitchen, false);
  await link(kitchen).hover(BELOW_WORDS);
  await expectUncovered(kitchen, true);
  await page.mouse.move(0, 0);
  await expectUncovered(kitchen, false);
  await drawer(page, 'Closet and wardrobe').getByRole('checkbox').focus();
  await page.keyboard.press('Tab');
  await expect(link(kitchen)).toBeFocused();
  await expectUncovered(kitchen, true);

  await page.keyboard.press('Enter');
  await lightbox.expectSlide(1, 7);
  await page.keyboard.press('Escape');
  await lightbox.expectClosed();
  await expect(link(kitchen)).toBeFocused();

  await page.emulateMedia(STILL);
  await expect(front(kitchen)).toHaveCSS('transition-duration', '0s');
  await expect(picture(kitchen)).toBeVisible();
});

test('chosen drawers go into the enquiry, here and on the next page', async ({ page }) => {
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const note = (count: number) => {
    const name = enquiry.letter.chosen?.replace('{count}', `${count}`) ?? '';
    return page.getByRole('status').getByRole('link', { name });
  };
  const letter = page.getByRole('region', { name: enquiry.letter.label });

  await page.goto('/home-space-organizing');
  await box('Closet and wardrobe').check();
  await drawer(page, 'Kitchen and pantry').getByText('Kitchen and pantry').click();
  await note(2).click();
  await expect(letter).toContainText('help with the closet and the kitchen and pantry.');

  await page.goto('/interior-styling');
  await box('Moving in').check();
  await note(3).click();
  await expect(letter).toContainText('I am moving in. I would like your help with the closet');
  const form = page.locator('form');
  await form.getByLabel('Moving in').uncheck();
  await expect(letter).not.toContainText('moving in');
  await expect(
    page.locator('main').getByRole('checkbox', { name: 'Moving in' }).first(),
  ).not.toBeChecked();
  await form.getByLabel('Kitchen and pantry').uncheck();
  await page.goto('/home-space-organizing');
  await expect(box('Kitchen and pantry')).not.toBeChecked();
  await expect(box('Closet and wardrobe')).toBeChecked();
});
