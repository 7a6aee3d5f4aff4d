import { fillIn } from '../../src/logic/fillIn.ts';
import { gallery, home, messages, navigation } from '../support/content.ts';
import { PHONE } from '../support/devices.ts';
import { hold } from '../support/lightbox.ts';
import { listen } from '../support/listening.ts';
import { ALL_ROUTES } from '../support/pages.ts';
import { firstMissing, textOf } from '../support/reading.ts';
import { sliderNamed } from '../support/sliderVisit.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';
import type { Page } from '../support/test.ts';

test.use(PHONE);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of ALL_ROUTES) {
    test(`${route} says everything and leads on`, async ({ page }) => {
      const heard = listen(page);
      await page.goto(route);
      await expectReadable(page);
      expect(firstMissing(await textOf(page.getByRole('main')), WORDS[route])).toBeUndefined();
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
      await page.keyboard.press('End');
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      expect(heard).toMatchObject({ complaints: [], strangers: [], scripts: [] });
    });
  }

  test('the home page and the portfolio can be used', ({ page }) => expectUsable(page));

  test('before and after stand side by side', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/portfolio');
    const { before, after } = messages.gallery;
    const boxOf = (name: string) =>
      page
        .getByRole('link', { name: `${name}.` })
        .locator('img')
        .boundingBox();
    const [left, right] = [await boxOf(before), await boxOf(after)];
    expect(left?.y).toBe(right?.y);
    expect((left?.x ?? NaN) + (left?.width ?? NaN)).toBeLessThan(right?.x ?? NaN);
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});

test('without a script that arrives, every page can be read and used', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await loseFiles(page, ['script']);
  for (const route of ALL_ROUTES) {
    await page.goto(route);
    await expectReadable(page);
  }
  await expectUsable(page);
  // Chromium says so when a page with a transition is left for a picture file.
  expect(errors.filter((error) => !error.includes('ViewTransition opt-in'))).toEqual([]);
});

test('the home page works as soon as its late scripts arrive', async ({ page }) => {
  const { release } = await hold(page, /\.js$/u);
  await page.goto('/', { waitUntil: 'commit' });
  await expectReadable(page);
  release();
  await expectWorking(page);
});

test('without pictures and fonts, pages can be read and pictures are described', async ({
  page,
}) => {
  await loseFiles(page, ['image', 'font']);
  for (const route of ['/portfolio', '/']) {
    await page.goto(route);
    await expectReadable(page);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('img', { name: home.banner.picture.alt })).toBeVisible();
});

test('the home page is read though the first file of each kind is lost, and whole when loaded again', async ({
  page,
}) => {
  const lost = new Set(['stylesheet', 'script', 'font', 'image']);
  await page.route('**/*', (route) =>
    lost.delete(route.request().resourceType()) ? route.abort() : route.continue(),
  );
  await page.goto('/');
  await expectReadable(page);
  await page.reload();
  await expectWorking(page);
  const banner = page.getByRole('img', { name: home.banner.picture.alt });
  await expect.poll(() => banner.evaluate(isDrawn)).toBe(true);
});

async function loseFiles(page: Page, kinds: string[]): Promise<void> {
  await page.route('**/*', (route) =>
    kinds.includes(route.request().resourceType()) ? route.abort() : route.continue(),
  );
}

/** Reads a page from top to bottom: some words come only when their place is in sight. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  for (const section of await page.locator('main > *').all()) {
    const unreadable = () => section.evaluate(unreadableWords);
    await expect.poll(unreadable, { message: page.url() }).toEqual([]);
  }
}

/** Scrolls to a section and returns its words that nobody can see, though they should. */
function unreadableWords(section: Element): string[] {
  section.scrollIntoView({ behavior: 'instant' });
  return [...section.querySelectorAll('h1, h2, h3, p, li, a, dt, dd')]
    .filter((element) => element.textContent.trim() !== '')
    .filter((element) => !element.closest('dialog, template, [aria-hidden="true"]'))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return !isDrawn || width === 0 || height === 0;
    })
    .map(({ textContent }) => textContent);
}

/** Uses what works without a script: menu, sliders, numbers, links and picture files. */
async function expectUsable(page: Page): Promise<void> {
  await page.goto('/');
  for (const { value, suffix } of home.about.counters) {
    const counter = page.locator('#about').getByText(`${value}${suffix}`, { exact: true });
    await expect(counter).toBeVisible();
  }
  const contact = page.locator('#contact-us');
  await expect(contact.getByRole('link', { name: messages.contact.writeEmail })).toBeVisible();
  await expect(contact.getByRole('button')).toHaveCount(0);

  const slider = sliderNamed(page);
  await expect(slider.getByRole('button')).toHaveCount(0);
  await expect(slider.getByRole('img')).toHaveCount(home.services.organizing.pictures.length);
  const last = slider.getByRole('img').last();
  // Pictures below the first view take their place when the page is scrolled.
  await slider.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(async () => {
    await last.evaluate((picture) => picture.scrollIntoView({ behavior: 'instant' }));
    await expect(last).toBeInViewport({ ratio: 0.5, timeout: 500 });
  }).toPass({ timeout: 15_000 });

  await page.getByRole('button', { name: messages.menu.open, exact: true }).click();
  const menu = page.getByRole('navigation', { name: messages.header.navigationLabel });
  const [entry] = navigation.entries;
  await menu.getByRole('link', { name: entry?.label ?? '' }).click();
  await expect(page).toHaveURL(entry?.href ?? '');

  const { pictures } = gallery('garage-oasis');
  const words = { index: 2, total: pictures.length, alt: pictures[1]?.alt ?? '' };
  const name = fillIn(messages.gallery.openPicture, words);
  await page.goto('/portfolio');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/_astro\/[^/]+$/u);
  await expect.poll(() => page.locator('img').evaluate(isDrawn)).toBe(true);
}

/** Sees what only scripts do: sliders play, and the address can be copied. */
async function expectWorking(page: Page): Promise<void> {
  await page.locator('#service').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: messages.slider.pause }).first()).toBeVisible();
  const copy = page.getByRole('button', { name: messages.contact.copyEmail });
  await expect(copy.first()).toBeAttached();
}

function isDrawn(picture: HTMLElement | SVGElement): boolean {
  return picture instanceof HTMLImageElement && picture.naturalWidth > 0;
}
