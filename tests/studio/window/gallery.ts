import { WORDS } from '../../../studio/browser/words.ts';
import type { FileChooser, Page } from '@playwright/test';

type Files = Parameters<FileChooser['setFiles']>[0];

/** Presses a button that asks for files, and chooses some. */
export async function chooseFiles(
  page: Page,
  press: () => Promise<void>,
  files: Files,
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()]);
  await chooser.setFiles(files);
}

/** What the owner does in an open gallery; the first photograph has the index 0. */
export function galleryOn(page: Page) {
  const photos = page.locator('[data-photo]');
  const { gallery: words } = WORDS;
  const add = page.getByRole('button', { name: words.add, exact: true });
  return {
    photos,
    open: (index: number) => photos.nth(index).click(),
    check: (index: number) => page.getByRole('checkbox', { name: words.choose(index, '') }).check(),
    add: (files: Files) => chooseFiles(page, () => add.first().click(), files),
  };
}
