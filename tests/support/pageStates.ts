import type { Page } from './test.ts';

/* Opens parts of a page in any language. */

export async function openMenu(page: Page): Promise<void> {
  await page.locator('[data-menu-button]').click();
  await page.locator('nav:popover-open').waitFor();
  // Until its first paint, Tab could leave it.
  await page.locator('body > [inert]').first().waitFor({ state: 'attached' });
}

export async function openPopup(page: Page): Promise<void> {
  await page.locator('[aria-haspopup="dialog"]').click();
  await page.locator('dialog:modal').waitFor();
}

export async function openPicture(page: Page): Promise<void> {
  await page.locator('a[data-gallery]').nth(1).click();
  await page.getByRole('dialog').getByRole('img').first().waitFor();
}

/** Opens the enquiry form, and chooses the first entry of each list. */
export async function openEnquiry(page: Page): Promise<void> {
  await page.locator('[data-enquiry]').click();
  await page.locator('form fieldset').last().waitFor();
  for (const list of await page.locator('form fieldset').all())
    await list.locator('input').first().check();
}
