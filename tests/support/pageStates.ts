import { draft, messages, services } from './content.ts';
import type { Page } from './test.ts';

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: messages.menu.open }).click();
  await page.getByRole('navigation', { name: messages.header.navigationLabel }).waitFor();
}

export async function openPopup(page: Page): Promise<void> {
  await page.getByRole('button', { name: services.products.name }).click();
  await page.getByRole('dialog').waitFor();
}

export async function openPicture(page: Page): Promise<void> {
  await page.locator('a[data-gallery]').nth(1).click();
  const lightbox = page.getByRole('dialog', { name: messages.lightbox.label });
  await lightbox.getByRole('img').first().waitFor();
}

export async function openDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: draft.open }).click();
  for (const { entries } of [draft.rooms, draft.wishes, draft.times])
    await page.getByLabel(entries[0]?.label ?? '', { exact: true }).check();
}
