import { business, messages } from '../support/content.ts';
import { pauseClock } from '../support/pausing.ts';
import { expect, test } from '../support/test.ts';

const { copyEmail, copyFailed, emailCopied } = messages.contact;
const SAID_FOR_MS = 4000;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('"Copy address" copies the address and says so for 4 s, or selects it', async ({ page }) => {
  await pauseClock(page);
  await page.goto('/');
  const contact = page.getByRole('region', { name: 'Contact us' });
  const copyButton = contact.getByRole('button', { name: copyEmail });
  const status = contact.getByRole('status');
  await copyButton.click();
  await expect(status).toHaveText(emailCopied);
  await expect(contact.getByRole('button', { name: emailCopied })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(business.email);
  await page.clock.runFor(SAID_FOR_MS - 1);
  await expect(status).toHaveText(emailCopied);
  await page.clock.runFor(1);
  await expect(status).toHaveText('');

  // Pages over plain HTTP have no clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copyButton.click();
  await expect(status).toHaveText(copyFailed);
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(business.email);
  await page.clock.runFor(2 * SAID_FOR_MS);
  await expect(status).toHaveText(copyFailed);
});
