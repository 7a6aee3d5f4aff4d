import { WORDS } from '../../../studio/browser/words.ts';
import type { Page } from '@playwright/test';

type Files = Parameters<Awaited<ReturnType<typeof chosenFiles>>['setFiles']>[0];

const chosenFiles = (page: Page) => page.waitForEvent('filechooser');

/** Presses a button that asks for files, and chooses some. */
export async function chooseFiles(page: Page, press: Promise<void>, files: Files): Promise<void> {
  const [chooser] = await Promise.all([chosenFiles(page), press]);
  await chooser.setFiles(files);
}

/** What the owner does in an open gallery. */
export function galleryOn(page: Page) {
  const photos = page.locator('[data-photo]');
  const { gallery: words } = WORDS;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    photos,
    /** Opens a photograph, the first one at 0. */
    open: (index: number) => photos.nth(index).click(),
    check: (index: number) => page.getByRole('checkbox', { name: words.choose(index, '') }).check(),
    /** Adds photographs beside the samples. */
    add: async (files: Files) => {
      await chooseFiles(page, press(words.add), files);
      await press(WORDS.samplesOffer.beside);
    },
  };
}
