import { parse } from 'yaml';
import { WORDS } from '../../../studio/app/words.ts';
import { PHONE_WORDS } from '../../../studio/words.ts';
import { phonePhoto } from '../phonePhoto.ts';
import { expect, test } from './studio.ts';
import type { Locator, Page } from '@playwright/test';
import type { Gallery } from '../../../src/schemas/galleries.ts';

const STYLING = 'galleries/styling/gallery.yaml';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** The least that a thumb hits, in pixels. */
const TARGET = 44;

/** Controls that are too small for a thumb, and what is wider than the screen. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate((target) => {
    const isSmall = (control: Element) => {
      // A label makes its control as large as itself.
      const place = control.closest('label') ?? control;
      const { width, height } = place.getBoundingClientRect();
      return width > 0 && (height < target - 0.5 || width < target - 0.5);
    };
    const isZoomed = (control: Element) => parseFloat(getComputedStyle(control).fontSize) < 16;
    const small = [...document.querySelectorAll('button, summary, input, select, textarea')];
    const fields = [...document.querySelectorAll('select, textarea, input:not([type])')];
    const { scrollWidth } = document.documentElement;
    return [
      ...small.filter(isSmall).map((control) => `small: ${control.outerHTML}`),
      ...fields.filter(isZoomed).map((field) => `zoomed: ${field.outerHTML}`),
      ...(scrollWidth > innerWidth ? [`wide: ${scrollWidth}`] : []),
    ];
  }, TARGET);
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('every form and dialog fits the screen and the thumb', async ({ owner, page }) => {
    const menu = page.getByRole('button', { name: WORDS.nav.label, exact: true });
    const openForm = async (name: string) => {
      await menu.tap();
      await page.getByRole('navigation').getByRole('button', { name }).first().tap();
    };
    await openForm('Home');
    const top = (place: Locator) => place.evaluate((one) => one.getBoundingClientRect().top);
    const section = page.locator('summary').filter({ hasText: 'Portfolio' });
    const tool = page.getByRole('button', { name: WORDS.up('Portfolio') });
    expect(await top(tool), 'above a closed section, as above an open one').toBeLessThan(
      await top(section),
    );
    for (const name of ['Home', 'Enchanted Fascination', 'Business']) {
      await openForm(name);
      await expect(page.locator('main h2', { hasText: name })).toBeVisible();
      for (const summary of await page.locator('main summary').all())
        await summary.evaluate((part) => (part as HTMLElement).click());
      expect.soft(await faults(page), name).toEqual([]);
    }
    for (const { title } of [WORDS.samples, WORDS.versions, WORDS.trash, WORDS.copy]) {
      await openForm(title);
      await expect(page.getByRole('dialog')).toContainText(title);
      expect.soft(await faults(page), title).toEqual([]);
      await owner.press(WORDS.close);
    }
    await page.getByRole('button', { name: WORDS.showPage }).tap();
    await expect(owner.site.getByRole('heading').first()).toBeVisible();
    expect.soft(await faults(page), 'the page').toEqual([]);
    // The page would cover the field that it opens.
    await owner.site.getByRole('heading').first().tap();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(owner.field('sections-0-title')).toBeFocused();
  });

  test('a finger drags a picture, and sets its focus point', async ({ owner, page, content }) => {
    await page.getByRole('button', { name: WORDS.nav.label, exact: true }).tap();
    await page.getByRole('navigation').getByText('Enchanted Fascination').tap();
    await page.getByRole('button', { name: WORDS.gallery.editPicture(0) }).tap();
    await page.locator('.canvas').tap({ position: { x: 20, y: 20 } });
    await owner.press(WORDS.gallery.done);
    const handle = page.getByRole('button', { name: WORDS.gallery.drag(0), exact: true });
    const target = page.getByRole('button', { name: WORDS.gallery.drag(1), exact: true });
    await handle.scrollIntoViewIfNeeded();
    const named = page.locator('.card small').first();
    const first = (await named.textContent()) ?? '';
    const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
    if (!from || !to) throw new Error('There is no card.');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + 10, y: y + 10 }],
      });
    await touch('touchStart', from.x, from.y);
    for (let step = 1; step <= 10; step += 1)
      await touch('touchMove', from.x + ((to.x - from.x) * step) / 10, from.y);
    await touch('touchEnd', to.x, from.y);
    await expect(page.locator('.card small').nth(1)).toContainText(first.replace(/^1/u, '2'));
    await owner.save();
    const { pictures } = parse(content.read(STYLING)) as Gallery;
    // Near the corner that was touched.
    expect(pictures[1]?.position).toMatch(/^\d% \d\d?%$/u);
  });
});

test('a phone in the same network sends photographs, which she adds to a gallery', async ({
  owner,
  content,
  browser,
  page,
}) => {
  await owner.openForm('Garage revive');
  const cards = page.locator('.card');
  const before = await cards.count();
  await owner.press(WORDS.phone.open(0));
  const dialog = page.getByRole('dialog');
  const address = await dialog.getByText(/^http:/u).textContent();
  const phone = await browser.newPage(PHONE);
  await phone.goto(address ?? '');
  const photos = [
    content.putPhoto('IMG_1.jpg', await phonePhoto({ seed: 1, orientation: 6 })),
    content.putPhoto('IMG_2.jpg', await phonePhoto({ seed: 2 })),
  ];
  await phone.getByLabel(PHONE_WORDS.choose).setInputFiles(photos);
  await expect(phone.getByRole('status')).toHaveText(PHONE_WORDS.sent);
  expect(await faults(phone)).toEqual([]);
  for (const path of ['/', '/__studio/', '/__studio/api/content'])
    expect((await phone.request.get(new URL(path, address ?? '').href)).status()).toBe(404);
  await phone.close();

  await expect(dialog).toContainText(WORDS.phone.arrived(2));
  await dialog.getByRole('button', { name: WORDS.phone.add(2) }).click();
  await expect(cards).toHaveCount(before + 2);
  await expect(page.getByRole('button', { name: WORDS.phone.open(0) })).toBeVisible();
});
