import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { WORDS } from '../../../studio/browser/words.ts';
import { phonePhoto, photoFile } from '../phonePhoto.ts';
import { galleryOn } from './gallery.ts';
import { expect, test } from './studio.ts';
import type { Picture } from '../../../studio/shared/gallery.ts';

const ORGANIZING = 'galleries/organizing/gallery.yaml';
const OASIS = 'galleries/garage-oasis/gallery.yaml';
const SERVICE = 'pages/home-space-organizing.yaml';
const TITLE = 'The magic of the tidy touch';
/** The least clicks that a helpful window may need. */
const MOST_CLICKS = 10;

function picturesIn(text: string): Picture[] {
  return (parse(text) as { pictures: Picture[] }).pictures;
}

test('seven own photographs take the places of the samples in under ten clicks', async ({
  ownerWithoutPage: owner,
  content,
  page,
}) => {
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => {
        const { dataset } = document.documentElement;
        dataset.clicks = String(Number(dataset.clicks ?? 0) + Number(isTrusted));
      },
      true,
    );
  });
  const samples = picturesIn(content.read(ORGANIZING)).map(({ src }, index) => {
    return { file: ORGANIZING, field: ['pictures', index, 'src'], what: src, advice: '' };
  });
  await page.route('**/api/samples', (route) => route.fulfill({ json: samples }));
  await owner.navigation.getByRole('button', { name: TITLE, exact: true }).click();
  const own = [1, 2, 3, 4, 5, 6, 7].map(async (seed) =>
    photoFile(`own-${seed}.jpg`, await phonePhoto({ seed })),
  );
  await galleryOn(page).add(await Promise.all(own));
  await owner.press(WORDS.samplesOffer.replace(7, 7));
  const undescribed = page.getByRole('button', { name: WORDS.gallery.describe, exact: true });
  await expect(undescribed).toHaveCount(7);
  await owner.choose(WORDS.gallery.describeAll, TITLE);
  for (const index of [0, 1, 2, 3, 4, 5, 6])
    await owner.field(`pictures-${index}-alt`).fill(`Room number ${index}`);
  await owner.press(WORDS.gallery.done);
  await owner.save();
  const clicks = await page.evaluate(() => Number(document.documentElement.dataset.clicks));
  expect(clicks).toBeLessThan(MOST_CLICKS);
  expect(picturesIn(content.read(ORGANIZING)).map(({ src }) => src)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((seed) => `./own-${seed}.jpg`),
  );
  const shown = content.read(SERVICE).match(/(?<= )organizing\/\S+/gu) ?? [];
  expect(shown.length).toBeGreaterThan(10);
  for (const reference of shown) expect(reference).toContain('organizing/own-');
});

test('two chosen photographs move to another gallery; pages follow, and Undo takes it back', async ({
  ownerWithoutPage: owner,
  content,
  page,
}) => {
  const { check, photos } = galleryOn(page);
  await owner.openForm(TITLE);
  await check(1);
  await check(3);
  await page.getByRole('toolbar').getByRole('button', { name: WORDS.gallery.moveTo }).click();
  await owner.dialog.getByRole('button', { name: /Garage oasis/u }).click();
  await expect(photos).toHaveCount(5);
  await page.keyboard.press('Control+z');
  await expect(photos).toHaveCount(7);
  await expect(owner.status).toHaveText(WORDS.saved);
  await page.keyboard.press('Control+Shift+z');
  await expect(photos).toHaveCount(5);
  await owner.save();
  const moved = picturesIn(content.read(OASIS)).slice(-2);
  expect(moved.map(({ src }) => src)).toEqual(['./02-closet.jpg', './05-bathroom.jpg']);
  expect(moved[0]?.alt).toContain('clothes sorted by colour');
  expect(content.read(SERVICE)).toContain('garage-oasis/02-closet');
  expect(content.read(SERVICE)).not.toContain('organizing/02-closet');
});

test('a photograph that is found by its words is seen among the others, and its gallery in the list', async ({
  owner,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 460 });
  await page.getByRole('combobox', { name: WORDS.search.label }).fill('Family garage in morning');
  await page.getByRole('option').first().click();
  const gallery = owner.navigation.getByRole('button', { name: TITLE, exact: true });
  await expect(gallery).toHaveAttribute('aria-current', 'page');
  await expect(gallery).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-photo][aria-current]')).toBeInViewport({ ratio: 1 });
});

test('a photograph is turned and cropped, and gets its original back', async ({
  ownerWithoutPage: owner,
  content,
  page,
}) => {
  const { open } = galleryOn(page);
  const sizeOf = async (src = '') => {
    const { width, height } = await sharp(
      join(content.root, 'galleries/organizing', src),
    ).metadata();
    return [width, height];
  };
  const before = await sizeOf('03-pantry.jpg');
  await owner.openForm(TITLE);
  await open(0);
  await owner.press(WORDS.gallery.crop);
  await owner.press(WORDS.crop.turnRight);
  await expect(owner.dialog).toContainText(WORDS.crop.size(before[1] ?? 0, before[0] ?? 0));
  await owner.press(WORDS.crop.use);
  await expect(owner.dialog).toHaveCount(0);
  await owner.save();
  const [turned] = picturesIn(content.read(ORGANIZING));
  expect(await sizeOf(turned?.src)).toEqual(before.toReversed());
  expect(content.read(SERVICE)).toContain('organizing/03-pantry-2');

  await owner.press(WORDS.gallery.crop);
  await owner.press(WORDS.crop.original);
  await owner.press(WORDS.crop.use);
  await expect(owner.dialog).toHaveCount(0);
  await owner.save();
  const [original] = picturesIn(content.read(ORGANIZING));
  expect(await sizeOf(original?.src)).toEqual(before);
});

test('Enter describes the next photograph, and a story shows the page it makes', async ({
  owner,
  content,
  page,
}) => {
  await owner.addNew(WORDS.added.gallery, 'A kitchen in three days');
  await galleryOn(page).add([
    photoFile('before.jpg', await phonePhoto({ seed: 1 })),
    photoFile('after.jpg', await phonePhoto({ seed: 2 })),
  ]);
  await expect(galleryOn(page).photos).toHaveCount(2);
  await expect(owner.field('pictures-0-alt')).toBeFocused();
  await page.keyboard.type('Boxes');
  await page.keyboard.press('Enter');
  await expect(owner.field('pictures-1-alt')).toBeFocused();
  await page.keyboard.type('Order');

  await owner.press(WORDS.gallery.about);
  await owner.field('story').getByRole('button').click();
  await owner.field('story-picture-name').click();
  const first = owner.dialog.getByRole('heading', { level: 3 }).first();
  await expect(first).toHaveText('A kitchen in three days');
  await owner.dialog.getByRole('button', { name: 'Order', exact: true }).click();
  await owner.press(WORDS.picture.use);
  await owner.field('story-intro').fill('Forty boxes, one kitchen.');
  const text = owner.field('story-text').and(page.getByRole('textbox'));
  await text.fill('We began with the drawers.');
  await owner.save();
  await owner.press(WORDS.showPage);
  const headline = owner.site.getByRole('heading', { name: 'A kitchen in three days', level: 1 });
  await expect(headline).toBeVisible();
  const saved = picturesIn(content.read('galleries/a-kitchen-in-three-days/gallery.yaml'));
  expect(saved.map(({ alt }) => alt)).toEqual(['Boxes', 'Order']);
});
