import { ContentFolder } from '../../../content-check/contentFolder.ts';
import { walk } from '../../../src/logic/walk.ts';
import { GERMAN } from '../../../src/schemas/words/german.ts';
import { DE } from '../../../studio/browser/words/de.ts';
import { EN } from '../../../studio/browser/words/en.ts';
import { expect, test } from './studio.ts';
import type { Page } from '@playwright/test';

function textsOf(words: object): string[] {
  return walk(words).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

const inGerman = new Set([...textsOf(DE), ...Object.values(GERMAN)]);
/** What an English owner reads and a German one must not. */
const inEnglish = new Set(
  [...textsOf(EN), ...Object.keys(GERMAN)].filter((text) => !inGerman.has(text)),
);

/** Everything that the window says, seen or spoken, line by line. */
async function linesOn(page: Page): Promise<string[]> {
  const spoken = await page
    .locator('[aria-label], [title], [placeholder], [alt]')
    .evaluateAll((elements) =>
      elements.flatMap((one) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
      ),
    );
  const shown = await page.locator('body').innerText();
  return [...spoken, ...shown.split('\n')].map((line) => line.trim());
}

test('the studio of a German site has no English sentence', async ({ content, owner, page }) => {
  content.change('messages.yaml', /language: en\b/u, 'language: de');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('main')).toBeVisible();
  // Words of the site may be English.
  const folder = new ContentFolder(content.root);
  const own = folder.files
    .filter((file) => /\.(?:yaml|md)$/u.test(file))
    .map((file) => folder.read(file).toString());
  const expectGerman = async () => {
    const english = (await linesOn(page)).filter((line) => inEnglish.has(line));
    expect(english.filter((line) => !own.some((words) => words.includes(line)))).toEqual([]);
  };

  const sidebar = page.getByRole('navigation', { name: DE.nav.label });
  await owner.press(DE.nav.site);
  await expectGerman();
  for (const file of ['home', 'business', 'messages', 'enquiry', 'redirects']) {
    const name = String(DE.files[file]);
    await sidebar.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('main h2', { hasText: name })).toBeVisible();
    const drawer = page.getByRole('main').locator('[aria-expanded="false"]').first();
    if (await drawer.isVisible()) await drawer.click();
    await expectGerman();
  }
  for (const { title } of [DE.samples, DE.versions, DE.trash, DE.copy]) {
    await sidebar.getByRole('button', { name: title, exact: true }).click();
    await expect(owner.dialog.getByRole('heading', { name: title })).toBeVisible();
    await expectGerman();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: new RegExp(`^${DE.samples.title}: \\d+$`, 'u') }).click();
  await owner.pressInDialog(DE.samples.publishing);
  await expect(owner.dialog).toBeVisible();
  await expectGerman();
});
