import { messages, services } from '../support/content.ts';
import { STILL } from '../support/devices.ts';
import { edgesOf } from '../support/scrolling.ts';
import { expect, type Page, test } from '../support/test.ts';

const { products } = services;
const { title: COMING_SOON = '' } = products.comingSoon ?? {};

const opener = (page: Page) => page.getByRole('button', { name: products.name });
const picture = (page: Page) => page.getByRole('article', { name: products.name }).getByRole('img');
const popup = (page: Page) => page.getByRole('dialog', { name: COMING_SOON });
const closers = (page: Page) => popup(page).getByRole('button', { name: messages.popup.close });

async function expectOpen(page: Page): Promise<void> {
  await expect(popup(page)).toBeVisible();
  await expect(closers(page).first()).toBeFocused();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(popup(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
}

// In WebKit, tests/engines proves the replacement of `closedby`.
for (const [name, javaScriptEnabled] of [
  ['with script', true],
  ['without script', false],
] as const) {
  test(`the pop-up of Products opens and closes ${name}`, async ({ open }) => {
    const page = await open('/', { ...STILL, javaScriptEnabled });
    await expect(popup(page)).toBeHidden();
    await opener(page).click();
    await expectOpen(page);
    await closers(page).first().click();
    await expectClosed(page);
    // The opener covers it.
    await picture(page).click({ force: true });
    await expectOpen(page);
    await closers(page).last().click();
    await expectClosed(page);
    for (const key of ['Enter', 'Space']) {
      await opener(page).press(key);
      await expectOpen(page);
      await page.keyboard.press('Escape');
      await expectClosed(page);
    }
    await opener(page).click();
    await expectOpen(page);
    await page.mouse.click(5, 5);
    await expectClosed(page);
  });
}

test('the pop-up stays open on a click inside; the page is still and inert', async ({ open }) => {
  const page = await open('/', STILL);
  await opener(page).click();
  await expect(popup(page)).toMatchAriaSnapshot({ name: 'popup.aria.yml' });
  await popup(page).getByRole('heading', { name: COMING_SOON }).click();
  const { left, top } = await edgesOf(popup(page));
  await page.mouse.click(left + 1, top + 100);

  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('End');
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus:not(dialog *, body)')).toHaveCount(0);
  }
  await expect(popup(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
