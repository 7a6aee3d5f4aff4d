import { WORDS } from '../../../studio/browser/words.ts';
import { hold } from '../../support/pausing.ts';
import { expect, type Owner, test } from './studio.ts';
import type { Page } from '@playwright/test';

const { markdown, search } = WORDS;

/** Pastes HTML, as from a word processor. */
async function paste(text: ReturnType<Owner['field']>, html: string): Promise<void> {
  await text.evaluate((element, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', words);
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, html);
}

/** Adds a text page and empties its text, which has the focus. */
async function addTextPage(owner: Owner, name: string) {
  await owner.addNew(WORDS.added.page, name);
  const text = owner.field('text');
  await expect(text).toBeFocused();
  await expect(text).not.toBeEmpty();
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await owner.page.keyboard.press('Control+a');
  return text;
}

async function pressAll(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('a text page is formatted without Markdown signs', async ({
  ownerWithoutPage: owner,
  content,
  page,
}) => {
  const text = await addTextPage(owner, 'Prices');
  await page.keyboard.type('What it costs');
  await page.getByLabel(markdown.level).selectOption({ label: markdown.levels[2] });
  await text.press('End');
  await page.keyboard.press('Enter');
  for (const room of ['Kitchen', 'Bath', 'Garage']) {
    await page.keyboard.type(room);
    await page.keyboard.press('Shift+Enter');
  }
  await page.keyboard.type('Cellar');
  // Four lines of one paragraph become four entries.
  await pressAll(page, ['Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+Home']);
  await owner.press(markdown.tools.bulletList);
  await expect(text.getByRole('listitem')).toHaveText(['Kitchen', 'Bath', 'Garage', 'Cellar']);
  await text.getByText('Bath').dblclick();
  await owner.press(markdown.tools.bold);
  await text.getByText('Garage').dblclick();
  await owner.press(markdown.tools.link);
  await owner.dialog.getByLabel(markdown.link.leadsTo).selectOption({ label: 'Portfolio' });
  await owner.press(markdown.link.set);
  await expect(text).toBeFocused();
  await text.getByText('Cellar').click();
  await pressAll(page, ['End', 'Enter', 'Enter']);
  await owner.press(markdown.tools.table);
  await page.keyboard.type('Room');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Price');
  await page.keyboard.press('Tab');
  await owner.press(markdown.tools.removeRow);
  await owner.pressSave();
  await expect(owner.status).toHaveText(WORDS.saved);
  expect(content.read('words/prices.md')).toContain(`
## What it costs

- Kitchen
- **Bath**
- [Garage](/portfolio)
- Cellar

| Room | Price |
| ---- | ----- |
|      |       |
`);
});

test('letters typed while the editor is on its way are kept, and typing goes on', async ({
  ownerWithoutPage: owner,
  page,
}) => {
  const release = await hold(page, /FormattedText/u);
  await owner.addNew(WORDS.added.page, 'Prices');
  const text = owner.field('text');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('One **room**, two rooms');
  await pressAll(page, Array<string>(', two rooms'.length).fill('ArrowLeft'));
  release();
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await expect(text).toBeFocused();
  await page.keyboard.type('s');
  await expect(text).toHaveText('One rooms, two rooms');
});

test('a paste from Word is cleaned, and one Undo takes it back', async ({
  ownerWithoutPage: owner,
  page,
}) => {
  const text = await addTextPage(owner, 'Prices');
  await page.keyboard.type('Before ');
  const style = 'text-indent:-18pt;mso-list:l0 level1 lfo1';
  const sign = '<span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span>';
  await paste(
    text,
    `<style>p { color: red }</style><h1>Rooms<o:p></o:p></h1>
     <p class=MsoNormal style="margin:0">For <span style="font-weight:bold">all</span> rooms
     <img src="https://www.example.com/a.png"></p><p><o:p>&nbsp;</o:p></p>
     <p class=MsoListParagraph style="${style}">${sign}Bath</p>
     <p class=MsoListParagraph style="${style}">${sign}Garage</p>`,
  );
  await expect(text.getByRole('listitem')).toHaveText(['Bath', 'Garage']);
  await owner.press(markdown.source);
  await expect(owner.field('text')).toHaveValue(
    /Rooms\n\nFor \*\*all\*\* rooms\n\n- Bath\n- Garage$/u,
  );
  await owner.press(markdown.source);
  await owner.press(WORDS.undo);
  await expect(text).toHaveText('Before ');
  await page.keyboard.press('Control+Shift+z');
  await expect(text.getByRole('listitem')).toHaveCount(2);
  await pressAll(page, ['Control+z', 'Control+z']);
  await expect(text).not.toContainText('Before');
});

test('finding words leads to the field of a photograph', async ({ ownerWithoutPage: { page } }) => {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: search.label });
  await expect(field).toBeFocused();
  await page.keyboard.type('SPANNERS');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveValue(/spanners/u);
  await expect(page.getByRole('listbox')).toBeHidden();
});
