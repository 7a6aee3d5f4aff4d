import type { Page } from '@playwright/test';

declare global {
  interface Window {
    copied: string | undefined;
  }
}

/** May use the clipboard. */
export const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

/**
 * Writes down what a page copies, on every page of a visitor who has not arrived yet: all visits share one browser,
 * and its one clipboard has what another one has copied meanwhile.
 */
export async function watchCopying(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = async (text) => {
      await write(text);
      window.copied = text;
    };
  });
}

/** What the page has copied last. */
export function copiedOn(page: Page): Promise<string | undefined> {
  return page.evaluate(() => window.copied);
}
