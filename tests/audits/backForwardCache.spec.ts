import { CHROMIUM_FLAGS, findChromium } from '../../tools/support/chromium.ts';
import { enquiry } from '../support/content.ts';
import { openEnquiry } from '../support/pageStates.ts';
import { expect, test } from '../support/test.ts';

// Headless shell has no back/forward cache, and Playwright disables Chromium's.
test.use({
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('Back restores the page from memory, with a enquiry from another page', async ({ page }) => {
  await page.goto('/');
  await openEnquiry(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.title = 'From memory';
    });
  });
  await page.goto('/portfolio');
  await page.getByRole('button', { name: enquiry.open }).click();
  await page.getByLabel(enquiry.own).fill('Please write back.');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveTitle('From memory');
  await expect(page.getByLabel(enquiry.own)).toHaveValue('Please write back.');
});
