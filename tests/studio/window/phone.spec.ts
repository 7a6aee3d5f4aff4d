import { parse } from 'yaml';
import { WORDS } from '../../../studio/browser/words.ts';
import { PHONE_WORDS } from '../../../studio/server/words.ts';
import { horizontalOverflow } from '../../../tools/inspection/textFit.ts';
import { PHONE } from '../../support/devices.ts';
import { smallTargets } from '../../support/targets.ts';
import { touchscreenOn } from '../../support/touch.ts';
import { phonePhoto, photoFile } from '../phonePhoto.ts';
import { galleryOn } from './gallery.ts';
import { expect, test } from './studio.ts';
import type { Page } from '@playwright/test';
import type { Gallery } from '../../../src/schemas/galleries.ts';

const STYLING = 'galleries/styling/gallery.yaml';

const CONTROLS = 'button, summary, input, select, textarea';
/** iPhones zoom in on fields with smaller letters, in pixels. */
const LETTERS = 16;

async function expectEasyUse(page: Page, place: string): Promise<void> {
  expect.soft(await smallTargets(page, CONTROLS), place).toEqual([]);
  expect.soft(await horizontalOverflow(page), place).toBe(0);
  const fields = page.locator('select, textarea, input:not([type])');
  const sizes = await fields.evaluateAll((all) =>
    all.map((field) => parseFloat(getComputedStyle(field).fontSize)),
  );
  expect.soft(Math.min(LETTERS, ...sizes), place).toBe(LETTERS);
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('every form and dialog fits the screen and the thumb', async ({ owner, page }) => {
    const openForm = async (name: string) => {
      await owner.openList();
      await owner.pressInList(name);
    };
    await openForm('Home');
    const more = page.getByRole('button', { name: WORDS.more('Portfolio') });
    await expect(more, 'More alone stays on the front of a drawer').toBeVisible();
    await expect(page.getByRole('button', { name: WORDS.sections.hide('Portfolio') })).toBeHidden();
    for (const name of ['Home', 'Enchanted Fascination', 'Business']) {
      await openForm(name);
      await expect(page.locator('main h2', { hasText: name })).toBeVisible();
      await page
        .locator('main [aria-expanded="false"]')
        .evaluateAll((parts) => parts.forEach((part) => (part as HTMLElement).click()));
      await expectEasyUse(page, name);
    }
    for (const { title } of [WORDS.samples, WORDS.versions, WORDS.trash, WORDS.copy]) {
      await openForm(title);
      await expect(owner.dialog).toContainText(title);
      await expectEasyUse(page, title);
      await owner.press(WORDS.close);
    }
    await page.getByRole('button', { name: WORDS.dock.page, exact: true }).tap();
    await expect(owner.site.getByRole('heading').first()).toBeVisible();
    await expectEasyUse(page, 'the page');
    // The page would cover the field that it opens.
    await owner.site.getByRole('heading').first().tap();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(owner.field('sections-0-title')).toBeFocused();
  });

  test('a finger drags a picture, and sets its focus point', async ({ owner, page, content }) => {
    const { photos, open } = galleryOn(page);
    await owner.openList();
    await owner.openForm('Enchanted Fascination');
    await open(0);
    const sheet = page.getByRole('dialog', { name: WORDS.gallery.name(0) });
    await sheet
      .getByRole('presentation')
      .first()
      .tap({ position: { x: 20, y: 20 } });
    await expect(sheet.getByRole('slider')).toHaveAttribute('aria-valuenow', /^\d$/u);
    await owner.press(WORDS.gallery.done);
    const name = (await photos.first().getAttribute('aria-label')) ?? '';
    const [from, to] = [await photos.nth(0).boundingBox(), await photos.nth(1).boundingBox()];
    if (!from || !to) throw new Error('There is no photograph.');
    const touch = await touchscreenOn(page);
    const y = from.y + 40;
    await touch('touchStart', [{ x: from.x + 40, y }]);
    // A finger that moves at once would scroll.
    await expect(page.locator('[id^="DndLiveRegion"]')).not.toBeEmpty();
    for (let step = 1; step <= 10; step += 1)
      await touch('touchMove', [{ x: from.x + 40 + ((to.x - from.x) * step) / 10, y }]);
    await touch('touchEnd');
    await expect(photos.nth(1)).toHaveAttribute('aria-label', name.replace('1', '2'));
    await owner.save();
    const { pictures } = parse(content.read(STYLING)) as Gallery;
    // Near the corner that was touched.
    expect(pictures[1]?.position).toMatch(/^\d% \d\d?%$/u);
  });
});

test('a phone in the same network sends photographs, which she adds to a gallery', async ({
  owner,
  browser,
  page,
}) => {
  await owner.openForm('Garage revive');
  const cards = galleryOn(page).photos;
  const before = await cards.count();
  await owner.press(WORDS.phone.open(0));
  const { dialog } = owner;
  const address = await dialog.getByText(/^http:/u).textContent();
  const phone = await browser.newPage(PHONE);
  await phone.goto(address ?? '');
  const photos = [
    photoFile('IMG_1.jpg', await phonePhoto({ seed: 1, orientation: 6 })),
    photoFile('IMG_2.jpg', await phonePhoto({ seed: 2 })),
  ];
  await phone.getByLabel(PHONE_WORDS.choose).setInputFiles(photos);
  await expect(phone.getByRole('status')).toHaveText(PHONE_WORDS.sent);
  await expectEasyUse(phone, 'the page for photographs');
  for (const path of ['/', '/__studio/', '/__studio/api/content'])
    expect((await phone.request.get(new URL(path, address ?? '').href)).status()).toBe(404);
  await phone.close();

  await expect(dialog).toContainText(WORDS.phone.arrived(2));
  await owner.press(WORDS.add('IMG_2.jpg'));
  await expect(cards).toHaveCount(before + 1);
  await owner.press(WORDS.phone.open(1));
  await owner.press(WORDS.phone.add(1));
  await expect(cards).toHaveCount(before + 2);
  await expect(page.getByRole('button', { name: WORDS.phone.open(0) })).toBeVisible();
});
