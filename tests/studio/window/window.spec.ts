import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import sharp from 'sharp';
import { parse } from 'yaml';
import { fillIn } from '../../../src/logic/fillIn.ts';
import { WORDS } from '../../../studio/browser/words.ts';
import { PUBLISH_WORDS } from '../../../studio/server/words.ts';
import { lastingPort } from '../../support/freePorts.ts';
import { hold } from '../../support/pausing.ts';
import { phonePhoto, photoFile } from '../phonePhoto.ts';
import { chooseFiles, galleryOn } from './gallery.ts';
import { type ContentCopy, expect, test } from './studio.ts';
import type { Locator } from '@playwright/test';
import type { Picture } from '../../../studio/shared/gallery.ts';

const HOME = 'pages/home.yaml';
const PAGE = 'pages/home-space-organizing.yaml';
const STYLING = 'galleries/styling/gallery.yaml';
const TIDY = 'galleries/tidy-touch/gallery.yaml';
const ORGANIZING = 'We bring calm to chaos one space at a time.';

function picturesOf(content: ContentCopy, file: string): Picture[] {
  return (parse(content.read(file)) as { pictures: Picture[] }).pictures;
}

test('typed words appear within 500 ms, and only Save writes them', async ({ owner, content }) => {
  const before = content.read(PAGE);
  const next = 'We bring calm to each room.';
  const field = await owner.openField(ORGANIZING, 'service-summary');
  await field.fill(next);
  await expect(owner.site.getByText(next)).toBeVisible({ timeout: 500 });
  expect(content.read(PAGE)).toBe(before);
  await owner.save();
  expect(content.read(PAGE)).toBe(before.replace(ORGANIZING, next));
});

test('a click on the page opens the field that its words come from', async ({ owner }) => {
  const { site } = owner;
  const opens = async (words: Locator, path: string) => {
    await words.click();
    await expect(owner.field(path)).toBeFocused();
  };
  await opens(site.getByRole('heading', { name: 'Contact us' }), 'sections-5-label');
  const entry = site.getByRole('banner').getByRole('link', { name: 'Contact us' });
  await opens(entry, 'sections-5-menu');
  await opens(site.getByRole('contentinfo').getByText(/^Built by/u), 'footer-builtBy');
  await opens(site.getByText('This is a sample testimonial.'), 'sections-4-paragraphs-0');
  await opens(site.getByRole('img', { name: /floor plan/u }), 'sections-3-picture-alt');
  await entry.press('Enter');
  await expect(owner.field('sections-5-menu')).toBeFocused();
});

test('changed words keep quotation marks, names and the marked word', async ({ owner }) => {
  const { site } = owner;
  const paragraph = site.getByRole('blockquote').locator('p').first();
  await paragraph.click();
  await owner.field('sections-4-paragraphs-0').fill('Calm at last.');
  await expect(paragraph).toHaveText('\u201CCalm at last.');
  const credit = site.getByRole('contentinfo').getByText(/^Built by/u);
  await credit.click();
  for (const words of ['By {name}', 'Made by {name}'])
    await owner.field('footer-builtBy').fill(words);
  await expect(site.getByRole('contentinfo')).toContainText(/Made by \w/u);
  const headline = site.getByRole('heading', { level: 1 });
  await headline.click();
  await owner.field('sections-0-headline-1').fill('OCD runs');
  await expect(headline).toContainText('OCD runs');
  await expect(headline.locator('span > span').first()).toHaveText('OCD');
});

test('a text that is too long is explained and not saved', async ({ owner, content, page }) => {
  const before = content.read(HOME);
  const field = await owner.openField('Discover more', 'sections-0-button');
  await field.fill('Words that are too long for a button');
  await expect(owner.field('sections-0-button-problem')).toContainText('24 characters');
  await page.keyboard.press('Control+s');
  await expect(owner.problems(1)).toBeVisible();
  await owner.openForm('Business');
  await owner.problems(1).click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(owner.status).toHaveText(WORDS.saved);
  await expect(field).toHaveValue('Discover more');
  await page.keyboard.press('Control+y');
  await expect(owner.problems(1)).toBeVisible();
  expect(content.read(HOME)).toBe(before);
});

test('unsaved words are back after a reload, and only the window opened last edits', async ({
  ownerWithoutPage: owner,
  content,
  page,
  browser,
  studio,
}) => {
  await owner.addNew(WORDS.added.page, 'Terms');
  await owner.openForm('Business');
  await owner.field('areaServed').fill('Ulm');
  content.change('business.yaml', /foundingYear: \d+/u, 'foundingYear: 2001');
  await page.reload();
  await expect(owner.toast).toHaveText(WORDS.restored);
  await expect(owner.navigation.getByText('Terms')).toBeVisible();
  await expect(owner.field('areaServed')).toHaveValue('Ulm');
  // A private window shares nothing with the first.
  const second = await browser.newPage();
  await second.goto(studio.address);
  const kept = second.waitForResponse((answer) => answer.request().method() === 'PUT');
  await second.getByLabel('Area served').fill('Bonn');
  await kept;
  await expect(page.getByRole('alert')).toContainText(WORDS.elsewhere);
  await second.close();
  await owner.press(WORDS.takeOver);
  await expect(owner.field('areaServed')).toHaveValue('Bonn');
  await owner.save();
  expect(content.read('business.yaml')).toContain('areaServed: Bonn\n');
});

test('changes arrive although the window closes at once', async ({
  ownerWithoutPage: owner,
  content,
  page,
}) => {
  const expectUnsaved = (words: string) =>
    expect(() => expect(content.read('../.studio/unsaved.json')).toContain(words)).toPass();
  await owner.addNew(WORDS.added.page, 'Terms');
  await expect(owner.status).toHaveText(WORDS.unsaved);
  await expect(owner.field('text')).toBeFocused();
  // The changes wait for 350 ms without a letter.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  await owner.field('text').fill('A short text');
  await page.goto('about:blank');
  await expectUnsaved('A short text');
});

test('typing goes on without a connection and during a save', async ({
  ownerWithoutPage: owner,
  content,
  page,
}) => {
  await owner.openForm('Business');
  const field = owner.field('areaServed');
  await page.context().setOffline(true);
  await field.fill('Ulm');
  await expect(owner.offline).toHaveText(WORDS.silent);
  await page.context().setOffline(false);
  await expect(owner.status).toHaveText(WORDS.unsaved);
  const release = await hold(page, '**/api/save');
  await owner.pressSave();
  await field.fill('Ulm and Bonn');
  release();
  await expect(owner.status).toHaveText(WORDS.unsaved);
  expect(content.read('business.yaml')).toContain('areaServed: Ulm\n');
  await owner.save();
  expect(content.read('business.yaml')).toContain('areaServed: Ulm and Bonn\n');
});

test('photographs are added, described, moved and saved', async ({
  ownerWithoutPage: owner,
  content,
  page,
}) => {
  const gallery = galleryOn(page);
  const photo = await phonePhoto({ orientation: 6, seed: 7 });
  await owner.openForm('Enchanted Fascination');
  await gallery.add([
    photoFile('IMG_1.jpg', await phonePhoto()),
    photoFile('IMG_1.jpg', photo),
    photoFile('IMG_2.jpg', Buffer.from('no picture')),
    photoFile('IMG_3.jpg', photo),
  ]);
  const report = page.getByRole('status').filter({ hasText: WORDS.gallery.refused('') });
  await expect(report).toContainText('IMG_2.jpg');
  await expect(report).toContainText('IMG_3.jpg is already here (photograph 8).');
  await expect(owner.field('pictures-6-alt')).toBeFocused();
  await owner.field('pictures-6-alt').fill('A pantry in the evening');
  await owner.press(WORDS.gallery.next);
  await owner.field('pictures-7-alt').fill('A pantry at noon');

  await gallery.photos.nth(6).press('Shift+ArrowLeft');
  await expect(gallery.photos.nth(5)).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByText(WORDS.gallery.movedTo(4, 8))).toBeAttached();
  await owner.save();
  const pictures = picturesOf(content, STYLING);
  expect(pictures[4]?.alt).toBe('A pantry in the evening');
  expect(pictures[7]?.alt).toBe('A pantry at noon');
  expect(new Set(pictures.map(({ src }) => src)).size).toBe(8);
});

test('an own section and a person get a picture', async ({ owner, content, page }) => {
  const press = (path: string) => owner.field(path).locator('> button').click();
  const upload = async (path: string, alt: string, photo: Buffer) => {
    await chooseFiles(page, () => press(path), photoFile('a.jpg', photo));
    await expect(owner.field(path).getByRole('slider')).toHaveCount(1);
    await owner.field(`${path}-alt`).fill(alt);
  };
  await owner.press(WORDS.sections.choose);
  await owner.dialog.getByRole('button', { name: /^Text/u }).click();
  await owner.field('sections-6-label').fill('Prices');
  const text = owner.field('sections-6-text').and(page.getByRole('textbox'));
  await text.fill('One room');
  await expect(text.getByRole('paragraph')).toHaveText('One room');
  await upload('sections-6-picture', 'A price list', await phonePhoto());
  await owner.press(WORDS.sections.addAbove('Prices'));
  await owner.dialog.getByRole('button', { name: /^People/u }).click();
  await owner.field('sections-6-label').fill('Who comes');
  const person = 'sections-6-entries-0';
  await owner.field(`${person}-name`).fill('Ann');
  await owner.field(`${person}-role`).fill('Carpenter');
  const portrait = await phonePhoto({ orientation: 6, seed: 7 });
  await upload(`${person}-picture`, 'Ann at her bench', portrait);
  await owner.save();
  await expect(owner.site.getByRole('img', { name: 'Ann at her bench' })).toBeAttached();
  await expect(owner.site.getByRole('region', { name: 'Prices' })).toContainText('One room');
  await owner.pressDrawer('Prices');
  await press('sections-7-picture');
  await owner.save();
  expect(content.read(HOME)).not.toContain('A price list');
});

test('a logo that is only a picture asks whether the name stands beside it', async ({
  ownerWithoutPage: owner,
  content,
  page,
}) => {
  await owner.openForm('Business');
  await owner.pressDrawer(/^Logo/u);
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 9V0h9"/></svg>';
  const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) };
  await chooseFiles(page, () => owner.press(WORDS.add('logo')), file);
  await expect(page.getByText(WORDS.logo.askName)).toBeVisible();
  await owner.press(WORDS.logo.withName);
  await expect(page.getByText(WORDS.logo.askName)).toHaveCount(0);
  await owner.save();
  expect(content.read('business.yaml')).toMatch(/^logo:\n {2}src: .+\n {2}withName: true$/mu);
  await owner.press(WORDS.removeEntry('logo'));
  await owner.save();
  expect(content.read('business.yaml')).not.toContain('logo:');
});

test('pages change their order in one list, which the menu follows', async ({ owner, content }) => {
  await owner.press(WORDS.order.title);
  const earlier = owner.dialog.getByRole('button', { name: WORDS.earlier('Portfolio') });
  await earlier.click();
  await expect(earlier).toBeFocused();
  await owner.page.keyboard.press('Enter');
  await expect(owner.dialog.getByRole('listitem').nth(1)).toContainText('Portfolio');
  await owner.page.keyboard.press('Escape');
  await owner.save();
  expect(content.read('business.yaml')).toContain(
    'order:\n  - home-space-organizing\n  - portfolio\n  - interior-styling\n',
  );
  const menu = owner.site.getByRole('banner').locator('[data-menu]').getByRole('listitem');
  const entries = ['Organizing', 'Portfolio', 'Styling', 'About', 'Testimonials', 'Contact us'];
  await expect(menu).toHaveText(entries);
});

test('sections move, hide, multiply and change pages', async ({ owner, content, page }) => {
  const kindsOf = (file: string) =>
    Array.from(content.read(file).matchAll(/^ {2}- kind: ([\w-]+)/gmu), ([, kind]) => kind);
  const regions = owner.site.getByRole('main').getByRole('region');
  await owner.choose(WORDS.entry.earlier, 'Portfolio');
  await expect(regions.first()).toHaveAccessibleName('Portfolio');
  await owner.choose(WORDS.sections.hide('Portfolio'), 'Portfolio');
  await expect(regions.first()).toHaveAccessibleName('Our services');
  await owner.choose(WORDS.sections.duplicate, 'Testimonials');
  await expect(owner.site.getByRole('region', { name: 'Testimonials' })).toHaveCount(2);
  await page
    .getByRole('button', { name: WORDS.more('Testimonials') })
    .last()
    .click();
  await page.getByRole('menuitem', { name: WORDS.sections.moveTo }).click();
  await owner.dialog.getByRole('button', { name: 'Portfolio' }).click();
  await owner.save();
  const others = ['services', 'about', 'testimonials', 'contact'];
  expect(kindsOf(HOME)).toEqual(['banner', 'portfolio-teaser', ...others]);
  expect(content.read(HOME)).toContain('    hidden: true\n');
  expect(kindsOf('pages/portfolio.yaml').slice(-2)).toEqual(['contact', 'testimonials']);

  const before = content.read(HOME);
  await owner.choose(WORDS.remove, 'Portfolio');
  await owner.save();
  expect(kindsOf(HOME)).toEqual(['banner', ...others]);
  await owner.restore('Portfolio');
  await owner.save();
  expect(content.read(HOME)).toBe(before);
});

test('a new service gets a page, a card and its pictures', async ({ owner, content, page }) => {
  await owner.addNew(WORDS.added.service, 'Home staging');
  await owner.field('service-summary').press('Tab');
  await expect(owner.problems(1)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(owner.problems(3)).toBeVisible();
  await owner.field('service-summary').fill('Rooms that sell themselves.');
  for (const index of [0, 1]) {
    await owner.field(`service-pictures-${index}`).click();
    await owner.dialog.locator('button[aria-pressed]').nth(index).click();
    await owner.pressInDialog(WORDS.picture.use);
    await expect(owner.field(`service-pictures-${index}`)).toBeFocused();
  }
  await owner.pressDrawer('Menu and colour');
  await owner.field('menu').fill('Staging');
  await owner.save();
  expect(content.read('pages/home-staging.yaml')).toContain('  name: Home staging\n');
  await expect(owner.site.getByRole('heading', { level: 1 })).toHaveText('Home staging');
  await owner.openForm('Home');
  await expect(owner.site.getByRole('article', { name: 'Home staging' })).toBeAttached();
});

test('a page moves; its old address leads to the new one', async ({ owner, content, page }) => {
  await owner.openForm('Site map');
  await owner.choose(WORDS.address.title, 'Site map');
  const address = page.getByLabel(WORDS.address.label);
  await expect(address).toHaveAccessibleDescription('https://www.example.com/');
  await owner.press(WORDS.address.change);
  await expect(owner.dialog.getByRole('alert')).toHaveText(WORDS.form.missing);
  await expect(address).toBeFocused();
  await address.fill('All our pages');
  await owner.press(WORDS.address.change);
  await expect(owner.site.getByRole('heading', { name: 'Site map' })).toBeVisible();
  await owner.save();
  expect(content.read('pages/all-our-pages.yaml')).toContain('kind: site-map');
  const { entries } = parse(content.read('redirects.yaml')) as { entries: object[] };
  expect(entries).toContainEqual({ from: '/site-map', to: '/all-our-pages' });
});

test('a removed picture comes back from the trash', async ({
  ownerWithoutPage: owner,
  content,
  page,
}) => {
  await owner.openForm('Enchanted Fascination');
  await galleryOn(page).open(0);
  await owner.press(WORDS.remove);
  await expect(owner.toast).toContainText(WORDS.removed);
  await owner.problems(1).click();
  await expect(owner.field('service-pictures-1')).toBeFocused();
  const problem = owner.field('service-pictures-1-problem');
  await expect(problem).toHaveText(WORDS.gone);
  await page.keyboard.press('Control+z');
  await expect(owner.status).toHaveText(WORDS.saved);

  const before = content.read(TIDY);
  await owner.openForm('The tidy touch');
  await galleryOn(page).open(1);
  await owner.press(WORDS.remove);
  await owner.save();
  expect(picturesOf(content, TIDY)).toHaveLength(4);
  await owner.pressInList(WORDS.trash.title);
  const entry = owner.dialog.getByRole('listitem');
  await expect(entry.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await entry.getByRole('button', { name: WORDS.trash.restore }).click();
  await owner.save();
  expect(content.read(TIDY)).toBe(before);

  content.change(HOME, 'garage-revive/02-pegboard', 'tidy-touch/05-entry-hall');
  await owner.comeBack();
  await owner.openForm('Garage revive');
  await owner.choose(WORDS.removeEntry('Garage revive'), 'Garage revive');
  await expect(owner.dialog).toContainText('Portfolio shows photographs of it');
  await owner.pressInDialog(WORDS.remove);
  await owner.save();
  await owner.addNew(WORDS.added.gallery, 'Garage revive');
  await owner.restore('Garage revive');
  await expect(owner.dialog.getByRole('alert')).toHaveText(WORDS.trash.taken);
  const empty = page.getByText(WORDS.trash.empty);
  await empty.press('Enter');
  await expect(empty).toBeFocused();
  await expect(owner.dialog).toContainText(WORDS.trash.sure(1));
  await owner.press(WORDS.trash.delete);
  await expect(owner.toast).toHaveText(WORDS.trash.none);
  await expect(page.getByRole('button', { name: WORDS.trash.title })).toBeFocused();
});

test('a stray file goes to the trash and comes back', async ({
  ownerWithoutPage: owner,
  content,
  page,
}) => {
  const copy = join(content.root, 'pages/home-PC.yaml');
  writeFileSync(copy, 'title: Home');
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'pages/home-PC.yaml' });
  await expect(notice).toBeVisible();
  await owner.openForm('Business');
  await owner.press(WORDS.trash.removeUnknownFiles);
  await expect(notice).toHaveCount(0);
  expect(existsSync(copy)).toBe(false);
  await owner.restore('Home PC');
  await expect.poll(() => existsSync(copy)).toBe(true);
});

test('changes from elsewhere are merged or asked about', async ({ owner, content }) => {
  const field = await owner.openField('Sample Customer', 'sections-4-name');
  await field.fill('Erika Mustermann');
  content.change(HOME, 'Your town', 'Springfield');
  await owner.comeBack();
  await expect(owner.toast).toHaveText(WORDS.changedElsewhere);
  content.change(HOME, 'Sample Customer', 'Jane Doe');
  await owner.pressSave();
  await owner.expectVersions('Erika Mustermann', 'Jane Doe');
  expect(content.read(HOME)).toContain('Jane Doe');
  await owner.press(WORDS.conflict.yours);
  await expect(owner.toast).toHaveText(WORDS.justSaved);
  expect(content.read(HOME)).toContain('    name: Erika Mustermann\n    town: Springfield\n');
});

test('broken files show the line, and unsaved words stay', async ({ owner, content, page }) => {
  const field = await owner.openField('Discover more', 'sections-0-button');
  await field.fill('Discover today');
  content.change(STYLING, 'src: ./', 'scr: ./');
  content.change('pages/portfolio.yaml', 'title: Portfolio\n', 'title: Portfolio: more\n');
  await owner.comeBack();
  await expect(owner.status.getByRole('button')).toBeVisible();
  await expect(field).toHaveValue('Discover today');
  await owner.openForm('Portfolio');
  await expect(page.locator('#form-problem')).toContainText('Line 2');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await owner.openForm('Enchanted Fascination');
  const { photos, check } = galleryOn(page);
  await check(0);
  const tools = page.getByRole('toolbar', { name: WORDS.gallery.chosen(1) });
  await tools.getByRole('button', { name: WORDS.remove, exact: true }).click();
  await expect(photos).toHaveCount(5);
});

test('the preview shows a new page, and the form follows links', async ({ owner, page }) => {
  await owner.openField('Discover more', 'sections-0-button');
  await owner.field('sections-0-headline-1').fill('');
  const emphasis = owner.field('sections-0-emphasis');
  await expect(emphasis.getByRole('option', { name: /^$/u })).toHaveCount(0);
  await owner.field('sections-0-headline-1').fill('Chaos endet');
  await emphasis.selectOption('Chaos');
  const headline = owner.site.getByRole('heading', { level: 1 });
  await expect(headline).toContainText('Chaos endet');
  await expect(headline.locator('span > span').first()).toHaveText('Chaos');

  const statuses: number[] = [];
  page.on(
    'response',
    (answer) => answer.url().endsWith('/terms') && statuses.push(answer.status()),
  );
  await owner.addNew(WORDS.added.page, 'Terms');
  await expect(owner.field('text')).toBeFocused();
  await page.keyboard.type('We come on weekdays.');
  await expect(owner.field('text')).toHaveText('We come on weekdays.');
  await expect(owner.site.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  await expect(owner.site.getByText('We come on weekdays.')).toBeVisible();
  expect(statuses).not.toContain(404);
  await expect(owner.status).toHaveText(WORDS.unsaved);

  await page.getByLabel(WORDS.screens.narrow).check();
  await page.getByLabel(WORDS.page.modes.tryOut).check();
  await owner.site.getByRole('contentinfo').getByRole('link', { name: 'Site map' }).click();
  await expect(page.locator('main h2').first()).toHaveText('Site map');
});

test('a page is shown although a photograph does not arrive', async ({ owner, page }) => {
  await page.route('**/_image?*', () => undefined);
  await owner.openForm('Interior styling');
  await expect(owner.site.getByRole('heading', { level: 1 })).toHaveText('Interior styling');
});

test('a headline that is hard to read is reported and gets a card', async ({ owner, content }) => {
  const night = { width: 2500, height: 1400, channels: 3, background: '#101812' } as const;
  await sharp({ create: night }).jpeg().toFile(join(content.root, 'pages/home/banner.jpg'));
  content.change(HOME, /(?<=narrow: 86% 85%\n)/u, '    underlineAt: 46\n');
  await owner.comeBack();
  await owner.press(WORDS.page.chooseGround);
  const ground = owner.field('sections-0-ground');
  await expect(ground.getByLabel('The photograph')).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight']) await owner.page.keyboard.press(key);
  await owner.page.keyboard.press('Control+z');
  await expect(owner.status).toHaveText(WORDS.saved);
  await ground.getByLabel('A card').check();
  await expect(owner.page.getByText(WORDS.page.weakHeadline)).toHaveCount(0);
});

test('unpublished changes are listed, and one is taken back', async ({ owner, content, page }) => {
  await content.keepPublished();
  await owner.comeBack();
  await expect(owner.status).toHaveText(WORDS.saved);
  await (await owner.openField('Discover more', 'sections-0-button')).fill('Discover all');
  await owner.save();
  await owner.press(WORDS.publish);
  const { dialog } = owner;
  await dialog.getByText(WORDS.unpublished(1)).click();
  await expect(dialog.getByRole('deletion')).toHaveText('Discover more');
  await expect(dialog.getByRole('insertion')).toHaveText('Discover all');
  await owner.press(WORDS.publishing.takeBack);
  await expect(dialog.getByRole('deletion')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await owner.save();
  expect(content.read(HOME)).toContain('button: Discover more\n');
});

test('a swap and a new address are one unpublished change each, and can be taken back', async ({
  ownerWithoutPage: owner,
  content,
  page,
}) => {
  const SITE_MAP = 'pages/site-map.yaml';
  content.change(SITE_MAP, /^/u, '# Ask Anna before changing this\n');
  await content.keepPublished();
  const [home, siteMap, redirects] = [HOME, SITE_MAP, 'redirects.yaml'].map(content.read);
  await owner.comeBack();
  await owner.choose(WORDS.entry.earlier, 'Portfolio');
  await owner.openForm('Site map');
  await owner.choose(WORDS.address.title, 'Site map');
  await page.getByLabel(WORDS.address.label).fill('All our pages');
  await owner.press(WORDS.address.change);
  await owner.save();
  expect(content.read('pages/all-our-pages.yaml')).toBe(siteMap);
  await owner.pressInList(WORDS.trash.title);
  await expect(owner.dialog).toContainText(WORDS.trash.none);
  await page.keyboard.press('Escape');
  await owner.openPublishing();
  const { dialog } = owner;
  await dialog.getByText(WORDS.unpublished(2)).click();
  const change = (words: string) => dialog.getByRole('listitem').filter({ hasText: words });
  await expect(change(WORDS.changes.renamed)).toContainText('/site-map /all-our-pages');
  for (const words of [WORDS.changes.moved, WORDS.changes.renamed])
    await change(words).getByRole('button', { name: WORDS.publishing.takeBack }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await owner.save();
  expect([HOME, SITE_MAP, 'redirects.yaml'].map(content.read)).toEqual([home, siteMap, redirects]);
});

test('what comes back from the trash can be chosen', async ({
  ownerWithoutPage: owner,
  content,
}) => {
  const sections = ['Prices', 'Days'].map(
    (label) => `  - kind: text\n    label: ${label}\n    text: Words\n`,
  );
  content.change(HOME, /$/u, sections.join(''));
  await owner.comeBack();
  for (const name of ['Prices', 'Days']) await owner.choose(WORDS.remove, name);
  await owner.save();
  await owner.restore('Prices');
  const part = (name: string) => owner.dialog.getByLabel(`Home › ${name}`);
  for (const name of ['Prices', 'Days']) await expect(part(name)).toBeChecked();
  await part('Days').uncheck();
  await owner.press(WORDS.trash.restoreChosen);
  await owner.save();
  expect(content.read(HOME)).toContain('    label: Prices\n');
  expect(content.read(HOME)).not.toContain('    label: Days\n');
  await owner.restore('Days');
  await owner.save();
  for (const section of sections) expect(content.read(HOME)).toContain(section);
});

test('an earlier version is shown, restored and put online', async ({ owner, content, page }) => {
  await content.keepPublished();
  content.change(HOME, 'Discover more', 'Discover less');
  await owner.comeBack();
  await expect(owner.site.getByText('Discover less')).toBeVisible();
  await owner.pressInList(WORDS.versions.title);
  const look = page.getByRole('button', { name: new RegExp(`^${WORDS.versions.look}`, 'u') });
  await look.click();
  await expect(page.frameLocator('dialog iframe').getByText('Discover more')).toBeVisible();
  await owner.press(WORDS.versions.today);
  await expect(page.locator('dialog iframe')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(owner.site.getByText('Discover less')).toBeVisible();
  await owner.pressInList(WORDS.versions.title);
  await look.click();
  await owner.press(WORDS.versions.bringBack);
  await expect(owner.site.getByText('Discover more')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(owner.status).toHaveText(WORDS.unpublished(1));
  await owner.pressInList(WORDS.versions.title);
  await look.click();
  await owner.press(WORDS.versions.putOnline);
  // The tested content has samples.
  await expect(owner.dialog).toContainText('Samples left');
  expect(content.read(HOME)).toContain('Discover more');
});

test('what went online is taken back by the former version', async ({ owner, content, page }) => {
  await content.keepPublished();
  content.change(HOME, 'Discover more', 'Discover less');
  await content.keepPublished();
  const online = { name: 'online', state: 'done', message: '', address: 'https://a.example/' };
  await page.route('**/api/publish', (route) => route.fulfill({ json: [{ ...online, at: 1 }] }));
  await page.reload();
  await expect(owner.site.getByText('Discover less')).toBeVisible();
  await owner.openPublishing();
  await owner.pressInDialog(WORDS.publishing.takeItBack);
  await expect(page.frameLocator('dialog iframe').getByText('Discover more')).toBeVisible();
  await expect(owner.dialog.getByRole('button', { name: WORDS.versions.putOnline })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(owner.dialog.getByRole('heading')).toHaveText(WORDS.publishing.online);
});

test('the steps of a publication appear as they happen', async ({
  ownerWithoutPage: owner,
  content,
}) => {
  writeFileSync(join(content.root, '../publish.yaml'), 'way: folder\nfolder: online\n');
  await owner.openPublishing();
  const { dialog } = owner;
  await dialog.getByRole('button', { name: WORDS.publish }).click();
  await expect(dialog).toContainText(PUBLISH_WORDS.checkDone);
  // The content of this test has samples.
  await expect(dialog.getByRole('button', { name: WORDS.samples.title })).toBeVisible();
});

test('publishing is set up and tested; words for another way and notes stay', async ({
  ownerWithoutPage: owner,
  content,
}) => {
  writeFileSync(join(content.root, '../publish.yaml'), '# My notes\n');
  await owner.openPublishing();
  const { dialog } = owner;
  const way = (name: string) => dialog.getByLabel(new RegExp(`^${name}`, 'u'));
  const expectTest = async (told: string) => {
    await owner.press(WORDS.publishing.test);
    await expect(dialog).toContainText(told);
  };
  await way('Cloudflare').check();
  await way('Account ID').fill('our account');
  await owner.press(WORDS.publishing.test);
  await expect(way('Account ID')).toBeFocused();
  await way('Account ID').fill('ours');
  await way('Copy to a folder').check();
  await way('Folder').fill('/no/a');
  await expectTest('The folder /no does not exist.');
  await way('Cloudflare').check();
  await expect(way('Account ID')).toHaveValue('ours');
  await way('Copy to a folder').check();
  const online = join(content.root, '../new-folder');
  rmSync(online, { recursive: true, force: true });
  await way('Folder').fill(online);
  await expectTest(fillIn(PUBLISH_WORDS.missingLocalFolder, { folder: online }));
  expect(existsSync(online)).toBe(false);
  await owner.press(WORDS.publishing.createFolder);
  await expect(dialog).toContainText(PUBLISH_WORDS.tested);
  expect(readdirSync(online)).toEqual([]);
  await expectTest(PUBLISH_WORDS.tooManyTests);
  await owner.press(WORDS.publishing.saveSettings);
  await expect(dialog.getByRole('heading')).toHaveText(WORDS.publish);
  expect(content.read('../publish.yaml')).toBe(`# My notes\n\nway: folder\nfolder: ${online}\n`);
});

test('a server is trusted by its fingerprint, and this one only', async ({
  ownerWithoutPage: owner,
  page,
}) => {
  const fingerprint = '0a'.repeat(32);
  const sent: unknown[] = [];
  await page.route('**/api/publishing/test', async (route) => {
    const settings = route.request().postDataJSON() as { fingerprint?: string };
    sent.push(settings.fingerprint);
    const works = settings.fingerprint === fingerprint;
    const remedy = { kind: 'trust', fingerprint };
    const message = works ? PUBLISH_WORDS.tested : PUBLISH_WORDS.selfSigned;
    await route.fulfill({ json: { works, message, ...(!works && { remedy }) } });
  });
  await owner.openPublishing();
  const { dialog } = owner;
  await dialog.getByLabel(/^Webspace by FTPS/u).check();
  for (const [name, value] of Object.entries({ Server: 'a.example', 'User name': 'anna' }))
    await dialog.getByLabel(new RegExp(`^${name}`, 'u')).fill(value);
  await dialog.getByLabel(/^Folder on the server/u).fill('htdocs');
  await owner.press(WORDS.publishing.test);
  await expect(dialog.getByRole('alert')).toHaveText(PUBLISH_WORDS.selfSigned);
  await expect(dialog.getByText(Array(32).fill('0A').join(':'))).toBeVisible();
  await owner.press(WORDS.publishing.trustCertificate);
  await expect(dialog.getByText(PUBLISH_WORDS.tested)).toBeVisible();
  await dialog.getByLabel(/^Server/u).fill('b.example');
  await owner.press(WORDS.publishing.test);
  await expect(dialog.getByRole('alert')).toHaveText(PUBLISH_WORDS.selfSigned);
  expect(sent).toEqual([undefined, fingerprint, undefined]);
});

test('Stop ends a publication whose server is silent', async ({
  ownerWithoutPage: owner,
  content,
}) => {
  const port = await lastingPort();
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(port);
  const settings = `way: git\nremote: http://127.0.0.1:${port}/site.git\nbranch: main\n`;
  writeFileSync(join(content.root, '../publish.yaml'), settings);
  await owner.openPublishing();
  await owner.dialog.getByRole('button', { name: WORDS.publish }).click();
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  await owner.press(WORDS.publishing.stop);
  await expect(owner.dialog).toContainText(PUBLISH_WORDS.stopped);
  await expect(owner.dialog.getByRole('button', { name: WORDS.publish })).toBeEnabled();
  for (const socket of sockets) socket.destroy();
  server.close();
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
      .locator('main [aria-expanded="false"]')
      .evaluateAll((parts) => parts.forEach((part) => (part as HTMLElement).click()));
    await expectNoIssues(name);
  }
  const { added, friend, sheets, samples } = WORDS;
  for (const { title } of [added.gallery, friend, sheets, samples]) {
    await owner.pressInList(title);
    await expect(owner.dialog.getByRole('heading', { name: title })).toBeVisible();
    await expectNoIssues(title);
    await page.keyboard.press('Escape');
  }
  await owner.openPublishing();
  await expectNoIssues(WORDS.publish);
  await page.keyboard.press('Escape');
  await owner.openForm('Home');
  await page.getByLabel(WORDS.found.view).check({ force: true });
  await expect(page.getByText(WORDS.found.message)).toBeVisible();
  await expectNoIssues(WORDS.found.view);
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

test('a gallery is removed after a question, and comes back beside "Removed"', async ({
  ownerWithoutPage: owner,
  page,
}) => {
  await owner.openForm('Garage revive');
  const { removal } = WORDS;
  for (const answer of [removal.keep, WORDS.remove]) {
    await owner.choose(WORDS.removeEntry('Garage revive'), 'Garage revive');
    await expect(owner.dialog).toContainText('Home and Portfolio show photographs of it.');
    await owner.pressInDialog(answer);
  }
  await expect(owner.toast).toHaveText(WORDS.removed);
  await owner.toast.locator('+ button').click();
  await expect(page.getByRole('main').getByText('Garage revive').first()).toBeVisible();
  await expect(owner.status).toHaveText(WORDS.saved);
});

test('an empty page and a dead word are left out before the launch', async ({
  ownerWithoutPage: owner,
  content,
}) => {
  await owner.pressInList(WORDS.samples.title);
  const leaveOut = async (file: string, name: string) => {
    await owner.dialog.locator('summary', { hasText: file }).click();
    await owner.press(WORDS.samples.leaveOutName(name));
    await expect(owner.dialog.getByText(name, { exact: true })).toHaveCount(0);
  };
  await leaveOut('SamplePage', 'SamplePage');
  await leaveOut(WORDS.files.messages ?? '', 'Terms');
  await owner.page.keyboard.press('Escape');
  await owner.save();
  expect(existsSync(join(content.root, 'pages/sample-page.yaml'))).toBe(false);
  expect(content.read('messages.yaml')).not.toContain('termsLabel');
});

test('search result and message show unsaved words', async ({ ownerWithoutPage: owner, page }) => {
  await page.getByRole('radio', { name: WORDS.found.view }).check({ force: true });
  await owner.press(WORDS.found.change);
  await expect(owner.field('seo-title')).toBeFocused();
  await owner.field('seo-title').fill('Order for every room');
  const result = page.getByRole('region', { name: WORDS.found.search });
  await expect(result).toContainText('Order for every room – ');
  const message = page.getByRole('region', { name: WORDS.found.message });
  await expect(message).toContainText('Order for every room');
  await expect(message.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
});
