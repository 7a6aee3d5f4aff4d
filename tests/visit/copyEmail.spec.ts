import { business, messages } from '../support/content.ts';
import { PHONE } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';
import type { Locator, Page } from '../support/test.ts';

const { copyEmail, copyFailed, emailCopied } = messages.contact;
const SAID_FOR_MS = 4000;
const permissions = ['clipboard-read', 'clipboard-write'];

const contact = (page: Page) => page.getByRole('region', { name: 'Contact us' });
const copyButton = (place: Locator) => place.getByRole('button', { name: copyEmail });
const status = (place: Locator) => place.getByRole('status');

async function expectCopied(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(business.email);
}

/** Takes the clipboard away, as over plain HTTP. */
async function loseClipboard(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
}

async function expectSelected(place: Locator): Promise<void> {
  await expect(status(place)).toHaveText(copyFailed);
  await expect(status(place)).toBeVisible();
  await expect
    .poll(() => place.page().evaluate(() => getSelection()?.toString()))
    .toBe(business.email);
}

test.describe('"Copy address"', () => {
  test.use({ permissions });

  for (const route of ['/', '/portfolio']) {
    test(`on ${route} copies the address, says so for 4 s, or selects it`, async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(60_000);
      await page.goto(route);
      await copyButton(contact(page)).click();
      await expectCopied(page);
      await expect(status(contact(page))).toHaveText(emailCopied);
      await expect(contact(page).getByRole('button', { name: emailCopied })).toBeVisible();
      await page.clock.runFor(SAID_FOR_MS - 1);
      await expect(status(contact(page))).toHaveText(emailCopied);
      await page.clock.runFor(1);
      await expect(status(contact(page))).toHaveText('');

      await loseClipboard(page);
      await copyButton(contact(page)).click();
      await expectSelected(contact(page));
      await page.clock.runFor(2 * SAID_FOR_MS);
      await expect(status(contact(page))).toHaveText(copyFailed);
    });
  }

  test('in the menu copies, or selects the address of the menu', async ({ open }) => {
    const page = await open('/site-map', { ...PHONE, permissions });
    const menu = page.getByRole('navigation', { name: messages.header.navigationLabel });
    await page.getByRole('button', { name: messages.menu.open }).tap();
    await copyButton(menu).tap();
    await expect(status(menu)).toHaveText(emailCopied);
    await expectCopied(page);
    await loseClipboard(page);
    await menu.getByRole('button', { name: emailCopied }).tap();
    await expectSelected(menu);
  });
});

test('without script the address is a mail link, and no button is shown', async ({ open }) => {
  for (const route of ['/', '/portfolio']) {
    const page = await open(route, { javaScriptEnabled: false });
    await expect.soft(contact(page).getByRole('button')).toHaveCount(0);
    const link = contact(page).getByRole('link', { name: business.email });
    await expect.soft(link).toHaveAttribute('href', `mailto:${business.email}`);
  }
});
