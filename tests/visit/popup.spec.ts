import { home, messages } from '../support/content.ts';
import { PHONE, STILL } from '../support/devices.ts';
import { edgesOf } from '../support/scrolling.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '../support/test.ts';

const { products } = home.services;

const card = (page: Page) => page.getByRole('article', { name: products.title });
const opener = (page: Page) => page.getByRole('button', { name: products.title });
const popup = (page: Page) => page.getByRole('dialog', { name: products.popup.title });
const closers = (page: Page) => popup(page).getByRole('button', { name: messages.popup.close });

/** Browsers differ in what they support; the pop-up works in all of them. */
const BROWSERS = [
  { name: 'with script', options: {} },
  { name: 'without script', options: { javaScriptEnabled: false } },
  { name: 'in a browser without commandfor and closedby', options: {}, isOld: true },
];

for (const { name, options, isOld } of BROWSERS) {
  test(`the pop-up of Products opens and closes ${name}`, async ({ arrive }) => {
    const page = await arrive({ ...STILL, ...options });
    if (isOld) await page.addInitScript(pretendOldBrowser);
    await page.goto('/');
    await expect(popup(page)).toBeHidden();

    const waysToOpen = {
      'a click on the title': () => opener(page).click(),
      'a click on the picture': () => clickOver(page, 'img'),
      Enter: () => opener(page).press('Enter'),
      Space: () => opener(page).press('Space'),
    };
    const waysToClose = {
      'the button': () => closers(page).first().click(),
      'the cross': () => closers(page).last().click(),
      Escape: () => page.keyboard.press('Escape'),
      'a press outside': () => page.mouse.click(5, 5),
    };
    const closings = Object.entries(waysToClose);
    for (const [index, [way, open]] of Object.entries(waysToOpen).entries()) {
      const [wayBack, close] = closings[index] ?? [];
      await test.step(`opens by ${way}, closes by ${wayBack}`, async () => {
        await open();
        await expect(popup(page)).toBeVisible();
        await expect(closers(page).first()).toBeFocused();
        await close?.();
        await expect(popup(page)).toBeHidden();
        await expect(opener(page)).toBeFocused();
      });
    }
  });
}

test('the pop-up stays open when it is pressed, and keeps the page still and inert', async ({
  page,
}) => {
  await page.goto('/');
  await opener(page).click();
  await expect(popup(page)).toMatchAriaSnapshot(`
    - dialog "Coming soon":
      - heading "Coming soon"
      - button "Close"
      - button "Close"
  `);
  await popup(page).getByRole('heading', { name: products.popup.title }).click();
  const { left, top } = await edgesOf(popup(page));
  await page.mouse.click(left + 1, top + 100);

  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('End');
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = page.locator(':focus:not(dialog *, body)');
    await expect(isOutside).toHaveCount(0);
  }
  await expect(popup(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the pop-up stands inside the window of a phone', async ({ open }) => {
  const page = await open('/', { ...PHONE, ...STILL });
  await opener(page).tap();
  await expect(closers(page).first()).toBeFocused();
  await expect(popup(page)).toBeInViewport({ ratio: 0.99 });
});

/** Clicks what the button is stretched over. */
async function clickOver(page: Page, part: string): Promise<void> {
  await card(page).locator(part).first().scrollIntoViewIfNeeded();
  const { left, right, top, bottom } = await edgesOf(card(page).locator(part).first());
  await page.mouse.click((left + right) / 2, (top + bottom) / 2);
}

/** Takes away what the script has to make up for. */
function pretendOldBrowser(): void {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
  document.addEventListener('command', (event) => event.preventDefault(), { capture: true });
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('dialog')?.removeAttribute('closedby');
  });
}
