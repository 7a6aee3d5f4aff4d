import { business, messages } from '../support/content.ts';
import { PHONE } from '../support/devices.ts';
import { pauseClock } from '../support/pausing.ts';
import { expect, test } from '../support/test.ts';
import type { Locator, Page } from '../support/test.ts';

const { copyEmail, copyFailed, emailCopied } = messages.contact;
const SAID_FOR_MS = 4000;
const permissions = ['clipboard-read', 'clipboard-write'];

const contact = (page: Page) => page.getByRole('region', { name: 'Contact us' });
const copyButton = (place: Locator) => place.getByRole('button', { name: copyEmail });
const status = (place: Locator) => place.getByRole('status');

/** Clicks with a clipboard, then without one, as over plain HTTP. */
async function expectCopiedOrSelected(place: Locator): Promise<void> {
  const page = place.page();
  await copyButton(place).click();
  await expect(status(place)).toHaveText(emailCopied);
  await expect(place.getByRole('button', { name: emailCopied })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(business.email);
  await page.clock.runFor(SAID_FOR_MS - 1);
  await expect(status(place)).toHaveText(emailCopied);
  await page.clock.runFor(1);
  await expect(status(place)).toHaveText('');

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copyButton(place).click();
  await expect(status(place)).toHaveText(copyFailed);
  await expect(status(place)).toBeVisible();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(business.email);
  await page.clock.runFor(2 * SAID_FOR_MS);
  await expect(status(place)).toHaveText(copyFailed);
}

test.use({ permissions });

test('"Copy address" copies the address and says so for 4 s, or selects it', async ({ page }) => {
  await pauseClock(page);
  await page.goto('/');
  await expectCopiedOrSelected(contact(page));
});

test('"Copy address" does the same in the menu of a phone', async ({ arrive }) => {
  const page = await arrive({ ...PHONE, permissions });
  await pauseClock(page);
  await page.goto('/site-map');
  await page.getByRole('button', { name: messages.menu.open }).tap();
  const name = messages.header.navigationLabel;
  await expectCopiedOrSelected(page.getByRole('navigation', { name }));
});
