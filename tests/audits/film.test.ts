import { describe, expect, inject, it } from 'vitest';
import { home, navigation } from '../support/content.ts';
import { DESKTOP, MOVING, PHONE, STILL } from '../support/devices.ts';
import { expectGrowth, film, holdAnimations, holdPageTransitions } from '../support/film.ts';
import { lightboxOn } from '../support/lightboxVisit.ts';
import { useMeasuringBrowser } from '../support/measuring.ts';
import { bringIntoSight, edgesOf } from '../support/scrolling.ts';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Edges } from '../support/scrolling.ts';

/* What moves, frame by frame: it begins where the eye is, and ends where it stands. */

// The way back leads through the browser's memory, which other visits go without.
const measuring = useMeasuringBrowser();

async function arrive(options: BrowserContextOptions): Promise<Page> {
  return measuring().browser.newPage({ baseURL: inject('siteUrl'), ...options });
}

/** Where the picture that goes from page to page is at the moment. */
async function pictureBetweenPages(page: Page): Promise<Edges> {
  return page.evaluate(() => {
    const style = getComputedStyle(document.documentElement, '::view-transition-group(picture)');
    const { e: left, f: top } = new DOMMatrix(style.transform);
    return {
      top,
      left,
      bottom: top + parseFloat(style.height),
      right: left + parseFloat(style.width),
    };
  });
}

const BETWEEN_PAGES = { of: '::view-transition', where: pictureBetweenPages };
const revealed = (page: Page) => () => page.locator('html').getAttribute('data-revealed');

function pictureOf(page: Page, service: string): Locator {
  return page.getByRole('article', { name: service }).locator('[data-becomes]');
}

it.each([
  { on: 'a phone', device: PHONE, title: home.services.organizing.title },
  { on: 'a desktop', device: DESKTOP, title: home.services.styling.title },
])('the picture of "$title" grows into its page, and back, on $on', async ({ device, title }) => {
  const page = await arrive({ ...device, ...MOVING });
  await holdPageTransitions(page);
  await page.goto('/');
  const picture = pictureOf(page, title);
  await bringIntoSight(picture);
  const start = await edgesOf(picture);
  await page.mouse.click((start.left + start.right) / 2, (start.top + start.bottom) / 2);
  await expect.poll(revealed(page)).toBe('held');
  const way = await film(page, BETWEEN_PAGES);
  const end = await edgesOf(page.locator('[data-becomes="/"]'));
  expectGrowth(way, start, end);

  await page.evaluate(() => {
    setTimeout(() => history.back());
  });
  await picture.waitFor();
  await expect.poll(revealed(page)).toBe('held');
  expectGrowth(await film(page, BETWEEN_PAGES), end, await edgesOf(picture));
  await page.context().close();
});

describe('a picture of a service', () => {
  it('grows alone, when its own page is asked for and it can be seen', async () => {
    const page = await arrive(MOVING);
    const namesOnTheWayTo = async (entry: string, isSeen: boolean) => {
      await page.goto('/');
      await page.evaluate(() => {
        addEventListener('pageswap', () => {
          const pictures = [...document.querySelectorAll<HTMLElement>('[data-becomes]')];
          const names = pictures.map(({ style }) => style.viewTransitionName);
          sessionStorage.setItem('names', names.join(' '));
        });
      });
      const picture = pictureOf(page, home.services.styling.title);
      await bringIntoSight(isSeen ? picture : page.getByRole('contentinfo'));
      await page.getByRole('banner').getByRole('link', { name: entry, exact: true }).click();
      await page.waitForURL((url) => url.pathname !== '/');
      return page.evaluate(() => sessionStorage.getItem('names'));
    };
    const [organizing = '', styling = '', portfolio = ''] = navigation.entries.map(
      ({ label }) => label,
    );
    expect(await namesOnTheWayTo(organizing, true)).toBe('picture none');
    expect(await namesOnTheWayTo(styling, true)).toBe('none picture');
    expect(await namesOnTheWayTo(portfolio, true)).toBe('none none');
    expect(await namesOnTheWayTo(styling, false)).toBe('none none');
    await page.context().close();
  });

  it('stays where it is for whoever wants no motion', async () => {
    const page = await arrive(STILL);
    await holdPageTransitions(page);
    await page.goto('/');
    await page.getByRole('link', { name: home.services.organizing.title }).click();
    await page.locator('[data-becomes="/"]').waitFor();
    expect(await revealed(page)()).toBe('still');
    await page.context().close();
  });
});

/** Where the picture that grows in the lightbox is seen at the moment. */
async function growingPicture(page: Page): Promise<Edges> {
  return page.locator('[data-growing]').evaluate((stage: HTMLElement) => {
    const cut =
      getComputedStyle(stage)
        .clipPath.match(/[\d.]+(?=px)/gu)
        ?.map(Number) ?? [];
    const [above = 0, right = above, below = above, left = right] = cut;
    const box = stage.getBoundingClientRect();
    const scale = box.width / stage.offsetWidth;
    return {
      top: box.top + above * scale,
      bottom: box.bottom - below * scale,
      left: box.left + left * scale,
      right: box.right - right * scale,
    };
  });
}

it.each([
  { on: 'a phone', device: PHONE, number: 4, loading: 'while it loads' },
  { on: 'a desktop', device: DESKTOP, number: 2, loading: 'once it is loaded' },
])('a picture grows out of its thumbnail, $loading, on $on', async ({ device, ...picked }) => {
  const page = await arrive({ ...device, ...MOVING });
  await holdAnimations(page, 'lightbox-grow');
  await page.goto('/portfolio');
  const lightbox = lightboxOn(() => page);
  const thumbnail = lightbox.thumbnail('tidy-touch', picked.number);
  await thumbnail.focus();
  await bringIntoSight(thumbnail);
  const small = await thumbnail.locator('img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.currentSrc;
  });
  const start = await edgesOf(thumbnail.locator('img'));
  if (picked.loading === 'while it loads') {
    await page.route('**/*.avif', async (route) => {
      if (route.request().url() === small) await route.continue();
    });
  }
  await page.keyboard.press('Enter');
  await expect.poll(revealed(page)).toBe('held');
  await page.locator('.lightbox-stand-in').evaluate((image: HTMLImageElement) => image.decode());
  const way = await film(page, { of: '[role="dialog"], [role="dialog"] *', where: growingPicture });
  const end = await edgesOf(lightbox.slide.locator('.lightbox-outline rect'));
  expectGrowth(way, start, end);
  await expect.poll(() => page.locator('[data-growing]').count()).toBe(0);
  await page.context().close();
});

it('a picture appears by itself when its thumbnail cannot be seen', async () => {
  const page = await arrive({ ...DESKTOP, ...MOVING });
  await page.goto('/portfolio');
  const lightbox = lightboxOn(() => page);
  await bringIntoSight(lightbox.thumbnail('garage-transformation', 1));
  await lightbox.openLightbox('garage-transformation', 1);
  expect(await page.locator('.lightbox-stand-in').count()).toBe(0);
  await page.context().close();
});

it('the askew letter gets a touch and stands straight, where it stands without motion', async () => {
  const letterOf = (page: Page) => page.locator('h1 span span span').first();
  const still = await arrive({ ...DESKTOP, ...STILL });
  await still.goto('/');
  const end = await edgesOf(letterOf(still));
  await still.context().close();

  const page = await arrive({ ...DESKTOP, ...MOVING });
  await holdAnimations(page, '');
  await page.goto('/');
  const leaning = await film(page, {
    of: 'h1 span span span',
    where: () => edgesOf(letterOf(page)),
  });
  // It leans to the left until it is pushed.
  expect(leaning[0]?.right).not.toBeCloseTo(end.right, 0);
  for (const edge of ['top', 'bottom', 'left', 'right'] as const) {
    expect(leaning.at(-1)?.[edge], edge).toBeCloseTo(end[edge], 1);
  }
  await page.context().close();
});
