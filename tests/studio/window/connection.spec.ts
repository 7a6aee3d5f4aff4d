import { parse } from 'yaml';
import { WORDS } from '../../../studio/browser/words.ts';
import { ACCESS_WORDS, STORAGE_WORDS } from '../../../studio/server/words.ts';
import { hold } from '../../support/pausing.ts';
import { phonePhoto, photoFile } from '../phonePhoto.ts';
import { galleryOn } from './gallery.ts';
import { expect, type Owner, test } from './studio.ts';
import type { Page } from '@playwright/test';

const BUSINESS = 'business.yaml';
const TIDY = 'galleries/tidy-touch/gallery.yaml';

const reportOn = (page: Page) => page.locator('output');

/** Answers requests for these files with an error of the server. */
async function failRequests(page: Page, files: string, status = 500, body = ''): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status, body }));
}

async function choosePhotos(owner: Owner, seeds: readonly number[]): Promise<void> {
  const photos = seeds.map(async (seed) =>
    photoFile(`IMG_${seed}.jpg`, await phonePhoto({ seed })),
  );
  await galleryOn(owner.page).add(await Promise.all(photos));
}

test('an old answer that arrives after Save does not undo it', async ({
  ownerWithoutPage: owner,
  content,
  page,
}) => {
  await owner.openForm('Business');
  const [read, released] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  await page.route('**/api/content', async (route) => {
    const response = await route.fetch();
    read.resolve(undefined);
    await released.promise;
    await route.fulfill({ response });
  });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await read.promise;
  await owner.field('areaServed').fill('Ulm');
  await owner.save();
  const arrived = page.waitForResponse('**/api/content');
  released.resolve(undefined);
  await arrived;
  await expect(owner.field('areaServed')).toHaveValue('Ulm');
  await expect(owner.toast).toHaveText(WORDS.justSaved);
  expect(content.read(BUSINESS)).toContain('areaServed: Ulm\n');
});

test('words typed while she is signed out are kept, and sent when she is back', async ({
  ownerWithoutPage: owner,
  content,
  page,
}) => {
  await owner.openForm('Business');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await owner.field('areaServed').fill('Ulm');
  await expect(owner.offline).toContainText(ACCESS_WORDS.noKeyText);
  await page.context().addCookies(cookies);
  await expect(owner.status).toHaveText(WORDS.unsaved);
  await expect(() => expect(content.read('../.studio/unsaved.json')).toContain('Ulm')).toPass();
  await owner.save();
});

test('a file that another program changes appears in the open window', async ({
  ownerWithoutPage: owner,
  content,
}) => {
  await owner.openForm('Business');
  for (const email of ['one@example.com', 'two@example.com']) {
    content.change(BUSINESS, /^email: .*/mu, `email: ${email}`);
    await expect(owner.field('email')).toHaveValue(email);
  }
  await expect(owner.toast).toHaveText(WORDS.changedElsewhere);
});

test('a window that nobody uses asks the server for nothing', async ({ owner, content, page }) => {
  await page.clock.install();
  const address = page.url();
  // Ends the requests of the first window, whose answers would never arrive.
  await page.goto('about:blank');
  // The last ones of a window that opens.
  const answers = ['shown', 'publish'].map(async (path) => {
    const answer = await page.waitForResponse(`**/api/${path}`);
    await answer.finished();
  });
  await page.goto(address);
  await Promise.all(answers);
  await owner.comeBack();
  // Changes of the content before this one are reported by now.
  await owner.openForm('Business');
  const shown = page.waitForResponse('**/api/shown');
  content.change(BUSINESS, /^email: .*/mu, 'email: one@example.com');
  await expect(owner.field('email')).toHaveValue('one@example.com');
  await (await shown).finished();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/__studio/')) asked.push(new URL(request.url()).pathname);
  });
  // After 50 s without a sign of the server, the window would connect anew.
  await page.clock.runFor(25_000);
  await owner.comeBack();
  expect(asked).toEqual(['/__studio/api/content']);
});

test('a full disk is called so, other failures are not', async ({
  ownerWithoutPage: owner,
  page,
}) => {
  await owner.openForm('Business');
  await owner.field('areaServed').fill('Ulm');
  await failRequests(page, '**/api/save', 507, STORAGE_WORDS.full);
  await owner.pressSave();
  await expect(owner.toast).toHaveText(STORAGE_WORDS.full);
  await page.unroute('**/api/save');
  await failRequests(page, '**/api/save');
  await owner.pressSave();
  await expect(owner.toast).toHaveText(WORDS.strange);
  await page.unroute('**/api/save');
  await owner.save();
});

test('photographs wait for the connection, then follow in their order', async ({
  ownerWithoutPage: owner,
  content,
  page,
}) => {
  await owner.openForm('The tidy touch');
  const cards = galleryOn(page).photos;
  const before = await cards.count();
  const release = await hold(page, '**/api/photos*');
  await choosePhotos(owner, [1, 2, 3]);
  await page.unroute('**/api/photos*');
  await page.context().setOffline(true);
  release('abort');
  await expect(reportOn(page)).toContainText(WORDS.gallery.waiting);
  await page.context().setOffline(false);
  await expect(cards).toHaveCount(before + 3);
  await expect(reportOn(page)).not.toContainText(WORDS.gallery.waiting);
  await expect(page.locator('[data-photo] img').last()).not.toHaveJSProperty('naturalWidth', 0);
  await expect(owner.status).toContainText(WORDS.unsaved);
  await expect(() =>
    expect(content.read('../.studio/unsaved.json')).toMatch(/img-1.*img-2.*img-3/su),
  ).toPass();
  expect(content.read(TIDY)).not.toContain('img-1');
});

test('each photograph joins its gallery at once; a failed one is sent by "Try again"', async ({
  ownerWithoutPage: owner,
  page,
}) => {
  await owner.openForm('The tidy touch');
  const cards = galleryOn(page).photos;
  const before = await cards.count();
  await page.route('**/api/photos*IMG_2*', (route) => route.fulfill({ status: 500 }));
  const release = await hold(page, '**/api/photos*IMG_3*');
  await choosePhotos(owner, [1, 2, 3]);
  await expect(cards).toHaveCount(before + 1);
  release();
  await expect(cards).toHaveCount(before + 2);
  await expect(reportOn(page)).toContainText(WORDS.gallery.failed('IMG_2.jpg', WORDS.strange));
  await page.unroute('**/api/photos*IMG_2*');
  await owner.press(WORDS.gallery.tryAgain);
  await expect(cards).toHaveCount(before + 3);
  await expect(reportOn(page)).toBeEmpty();
});

test('a photograph stays in the inbox until it is stored in a gallery', async ({
  ownerWithoutPage: owner,
  content,
  page,
}) => {
  const shared = new FormData();
  for (const seed of [1, 2])
    shared.append(
      'photos',
      new File([Uint8Array.from(await phonePhoto({ seed }))], `IMG_${seed}.jpg`),
    );
  await page.request.post('/__studio/share', {
    multipart: shared,
    headers: { origin: new URL(page.url()).origin },
  });
  await owner.openForm('The tidy touch');
  const cards = galleryOn(page).photos;
  const before = await cards.count();
  await failRequests(page, '**/api/inbox/*?*');
  await owner.press(WORDS.phone.open(2));
  await owner.press(WORDS.phone.add(2));
  for (const name of ['IMG_1.jpg', 'IMG_2.jpg'])
    await expect(reportOn(page)).toContainText(WORDS.gallery.failed(name, WORDS.strange));
  await owner.comeBack();
  await expect(page.getByRole('button', { name: WORDS.phone.open(2) })).toBeVisible();
  await page.unroute('**/api/inbox/*?*');
  await owner.press(WORDS.gallery.tryAgain);
  await expect(cards).toHaveCount(before + 2);
  await expect(page.getByRole('button', { name: WORDS.phone.open(0) })).toBeVisible();
  expect(content.read('../.studio/unsaved.json')).toMatch(/img-1.*img-2/su);
});

test('a photograph that could not be drawn offline is drawn when the connection is back', async ({
  ownerWithoutPage: owner,
  page,
}) => {
  await page.route('**/picture?*', (route) => route.abort());
  await owner.openForm('The tidy touch');
  const picture = page.locator('[data-photo] img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveJSProperty('naturalWidth', 0);
  await page.unroute('**/picture?*');
  await owner.comeBack();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});

test('a file that another program breaks keeps her words until it reads again', async ({
  ownerWithoutPage: owner,
  content,
  page,
}) => {
  await owner.openForm('Business');
  await owner.field('areaServed').fill('Ulm');
  const whole = content.read(BUSINESS);
  const line = whole.split('\n').findIndex((text) => text.startsWith('copyrightYear:')) + 1;
  content.change(BUSINESS, 'copyrightYear: 2023', 'copyrightYear: 2024: or so');
  await owner.comeBack();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(`content/business.yaml, line ${line}, cannot be read`);
  await expect(notice).toContainText(WORDS.brokenAdvice);
  await expect(owner.field('areaServed')).toHaveValue('Ulm');
  await owner.field('areaServed').fill('Ulm and Bonn');
  await page.reload();
  await expect(notice).toContainText(`line ${line}`);
  await expect(owner.field('areaServed')).toHaveValue('Ulm and Bonn');
  content.change(BUSINESS, '2024: or so', '2024');
  await owner.comeBack();
  await expect(notice).toHaveCount(0);
  await owner.save();
  const { areaServed, copyrightYear } = parse(content.read(BUSINESS)) as Record<string, unknown>;
  expect([areaServed, copyrightYear]).toEqual(['Ulm and Bonn', 2024]);
});
