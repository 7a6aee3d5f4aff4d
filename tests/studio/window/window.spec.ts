import { truncateSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { parse } from 'yaml';
import { WORDS } from '../../../studio/app/words.ts';
import { PORTFOLIO } from '../../../studio/content/gallery.ts';
import { LARGEST_PHOTO } from '../../../studio/photos/limits.ts';
import { phonePhoto } from '../phonePhoto.ts';
import { expect, test } from './studio.ts';
import type { Gallery } from '../../../src/schemas/galleries.ts';
import type { ContentCopy } from './studio.ts';

const HOME = 'pages/home.yaml';
const STYLING = 'galleries/styling/gallery.yaml';
const TIDY = 'galleries/tidy-touch/gallery.yaml';
const OK = 200;
const REFUSED = 500;

function picturesOf(content: ContentCopy, file: string): Gallery['pictures'] {
  return (parse(content.read(file)) as Gallery).pictures;
}

test('a click in the page opens the field, shows what is typed, and Save writes it alone', async ({
  owner,
  content,
}) => {
  const [old, next] = [
    'We bring calm to chaos one space at a time.',
    'We bring calm to each room.',
  ];
  const before = content.read(HOME);
  const field = await owner.openField(old, 'services-organizing-text');
  await field.fill(next);
  await expect(owner.site.getByText(next)).toBeVisible();
  expect(content.read(HOME)).toBe(before);
  await owner.save();
  expect(content.read(HOME)).toBe(before.replace(old, next));
});

test('a text that is too long is explained and not saved; Undo and Redo work', async ({
  owner,
  content,
  page,
}) => {
  const before = content.read(HOME);
  const tooLong = 'Words that are too long for a button';
  const field = await owner.openField('Discover more', 'banner-button');
  await field.fill(tooLong);
  await expect(owner.field('banner-button-mistake')).toContainText('24 characters');
  await expect(owner.status).toHaveText('1 thing to put right');
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+z');
  await expect(owner.status).toHaveText(WORDS.saved);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Discover more');
  await page.keyboard.press('Control+y');
  await expect(field).toHaveValue(tooLong);
  await expect(owner.status).toHaveText('1 thing to put right');
  await owner.answer('/api/check', REFUSED);
  await field.fill(`${tooLong}s`);
  await expect(owner.status).toContainText(WORDS.refused);
  expect(content.read(HOME)).toBe(before);
});

test('the window says what to do when the studio does not answer or refuses', async ({
  owner,
  page,
}) => {
  await owner.answer('/api/bin', REFUSED);
  await owner.press('Bin');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(WORDS.refused);
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(WORDS.silent);
});

test('the publish dialog says what visitors see after a failure', async ({ owner, page }) => {
  const step = (name: string, words: string) =>
    `${JSON.stringify({ name, state: 'failed', words })}\nfalse`;
  await owner.answer('/api/publish', OK, step('check', 'One mistake is left.'));
  await owner.press('Publish');
  await owner.press('Publish now');
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('listitem')).toContainText('One mistake is left.');
  await expect(dialog).toContainText(WORDS.publishing.failed);
});

test('photographs of a phone are added, described, moved by keyboard and saved', async ({
  owner,
  content,
  page,
}) => {
  const huge = content.putPhoto('IMG_3.jpg', '');
  truncateSync(huge, LARGEST_PHOTO + 1);
  const photo = await phonePhoto({ orientation: 6, seed: 7 });
  await owner.openForm('Enchanted Fascination');
  const files = [content.putPhoto('IMG_1.jpg', photo), content.putPhoto('IMG_2.jpg', 'no picture')];
  await owner.choosePhotos(content.putPhoto('again/IMG_1.jpg', await phonePhoto()));
  // Another one of the same name, while the first is still being read.
  await owner.choosePhotos(...files, huge);
  await owner.press('Edit picture 8');
  await owner.field('pictures-7-alt').fill('A pantry at noon');
  await owner.press('Edit picture 7');
  await expect(owner.field('pictures-6-alt')).toBeFocused();
  await owner.field('pictures-6-alt').fill('A pantry in the evening');
  const report = page.getByRole('status').filter({ hasText: WORDS.gallery.refused });
  await expect(report).toContainText('IMG_2.jpg is not a photograph.');
  await expect(report).toContainText('IMG_3.jpg is larger than 150 MB.');

  await owner.press('Move picture 7 forward');
  await page.getByRole('button', { name: 'Drag picture 6' }).focus();
  for (const [key, told] of [
    ['Space', 'It would stand at place 6.'],
    ['ArrowLeft', 'It would stand at place 5.'],
    ['Space', 'It stands at place 5 now.'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.locator('[id^="DndLiveRegion"]')).toHaveText(told);
  }
  await owner.save();
  const pictures = picturesOf(content, STYLING);
  expect(pictures[4]?.alt).toBe('A pantry in the evening');
  expect(pictures[7]?.alt).toBe('A pantry at noon');
  expect(new Set(pictures.map(({ src }) => src)).size).toBe(8);
});

test('words written during a save are not lost', async ({ owner, content, page }) => {
  const released = Promise.withResolvers<undefined>();
  await page.route('**/api/save', async (route) => {
    const response = await route.fetch();
    await released.promise;
    await route.fulfill({ response });
  });
  await owner.openForm('Business');
  const field = owner.field('areaServed');
  await field.fill('Ulm');
  await owner.pressSave();
  await expect(owner.status).toHaveText(WORDS.saving);
  await field.fill('Ulm and around');
  released.resolve(undefined);
  await expect(owner.status).toHaveText(WORDS.unsaved);
  await owner.save();
  expect(content.read('business.yaml')).toContain('areaServed: Ulm and around\n');
});

test('removing a picture says where else it is shown, and Undo brings it back', async ({
  owner,
  page,
}) => {
  await owner.openForm('Enchanted Fascination');
  await owner.press('Remove picture 1');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText('Home › Services › Styling › Pictures › 2');
  await owner.press('Remove');
  await owner.press('1 thing to put right');
  await expect(owner.field('services-styling-pictures-1')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(owner.status).toHaveText(WORDS.saved);
});

test('a removed picture waits in the bin and comes back as it was', async ({
  owner,
  content,
  page,
}) => {
  const before = content.read(TIDY);
  await owner.openForm('The tidy touch');
  await owner.press('Remove picture 2');
  await owner.press('Remove');
  await expect(page.getByRole('button', { name: 'Edit picture 2' })).toBeFocused();
  await owner.save();
  expect(picturesOf(content, TIDY)).toHaveLength(4);
  await owner.press('Bin');
  const entry = page.getByRole('dialog').getByRole('listitem');
  await expect(entry).toContainText('The tidy touch: 1 picture');
  await expect(entry.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await entry.getByRole('button').click();
  await expect(owner.status).toHaveText(WORDS.kept.isBack);
  expect(content.read(TIDY)).toBe(before);
});

test('a change made elsewhere is shown beside the own one, and neither is lost', async ({
  owner,
  content,
  page,
}) => {
  const field = await owner.openField('Sample Customer', 'testimonials-name');
  await field.fill('Erika Mustermann');
  content.change(HOME, 'Sample Customer', 'Jane Doe');
  content.change(HOME, 'Your town', 'Springfield');
  await owner.pressSave();
  await expect(page.getByRole('dialog').getByRole('cell')).toHaveText([
    'Erika Mustermann',
    'Jane Doe',
    'Your town',
    'Springfield',
  ]);
  expect(content.read(HOME)).toContain('Jane Doe');
  await owner.press('Take what is chosen');
  await owner.save();
  expect(content.read(HOME)).toContain('  name: Erika Mustermann\n  place: Springfield\n');
});

test('an earlier version is shown before it is brought back', async ({ owner, content, page }) => {
  await expect(owner.site.getByText('Discover more')).toBeVisible();
  content.commit();
  content.change(HOME, 'Discover more', 'Discover less');
  await owner.comeBack();
  await expect(owner.site.getByText('Discover less')).toBeVisible();
  const look = async () => {
    await page.getByRole('button', { name: WORDS.history.look }).click();
    const earlier = page.frameLocator('dialog iframe');
    await expect(earlier.getByText('Discover more')).toBeVisible();
  };
  await owner.press('Earlier versions');
  await look();
  await owner.press('Back to today');
  expect(content.read(HOME)).toContain('Discover less');
  await look();
  await owner.press('Bring this version back');
  await expect(owner.site.getByText('Discover more')).toBeVisible();
  expect(content.read(HOME)).toContain('Discover more');
});

test('unsaved words survive when another file breaks, and its form still opens', async ({
  owner,
  content,
  page,
}) => {
  const field = await owner.openField('Discover more', 'banner-button');
  await field.fill('Discover today');
  content.change(STYLING, 'src: ./', 'scr: ./');
  await owner.comeBack();
  await expect(owner.status).toContainText('to put right');
  await expect(field).toHaveValue('Discover today');
  await expect(owner.site.getByText('Discover today')).toBeVisible();
  await owner.status.getByRole('button').click();
  await expect(page.locator('main h2', { hasText: 'Enchanted Fascination' })).toBeVisible();
  await owner.press('Remove picture 1');
  await owner.press('Remove');
  await expect(page.getByRole('button', { name: /^Edit picture/u })).toHaveCount(5);
});

test('a file that cannot be read names its line and offers no fields', async ({
  owner,
  content,
  page,
}) => {
  content.change(PORTFOLIO, 'title: Portfolio\n', 'title: Portfolio: more\n');
  await owner.comeBack();
  await owner.openForm('Portfolio');
  await expect(page.locator('#form-mistake')).toContainText('Line 2');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});

test('the window has no accessibility issues and fits a tablet', async ({ owner, page }) => {
  const expectNoIssues = async (place: string): Promise<void> => {
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ iframes: false });
    const { violations } = await axe.analyze();
    const told = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect.soft(told, place).toEqual([]);
  };
  for (const name of ['Home', 'Enchanted Fascination']) {
    await owner.openForm(name);
    await page
      .locator('main summary')
      .evaluateAll((parts) => parts.forEach((part) => (part as HTMLElement).click()));
    await expectNoIssues(name);
  }
  for (const name of ['Add a gallery', 'Publish']) {
    await owner.press(name);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoIssues(name);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  await expectNoIssues('a tablet');
});
