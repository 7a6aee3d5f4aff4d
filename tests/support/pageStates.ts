import { draft, home, messages } from './content.ts';
import type { Page } from './test.ts';

/** Opens the menu of a small window. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: messages.menu.open }).click();
  await page.getByRole('navigation', { name: messages.header.navigationLabel }).waitFor();
}

/** Opens the pop-up of the products on the home page. */
export async function openPopup(page: Page): Promise<void> {
  await page.getByRole('button', { name: home.services.products.title }).click();
  await page.getByRole('dialog').waitFor();
}

/** Opens the second picture of the first gallery in the lightbox. */
export async function openPicture(page: Page): Promise<void> {
  await page.locator('a[data-gallery]').nth(1).click();
  const lightbox = page.getByRole('dialog', { name: messages.lightbox.label });
  await lightbox.getByRole('img').first().waitFor();
}

/** Opens the enquiry helper, and chooses the first of everything. */
export async function openDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: draft.open }).click();
  for (const { entries } of [draft.rooms, draft.wishes, draft.times])
    await page.getByLabel(entries[0]?.label ?? '', { exact: true }).check();
}
