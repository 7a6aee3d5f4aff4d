import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { business } from '../support/content.ts';
import { twoFrames } from '../support/frames.ts';
import { ALL_ADDRESSES, UNKNOWN_ADDRESS } from '../support/pages.ts';
import { luminance, shownColour } from '../support/pixels.ts';
import { textsOf } from '../support/reading.ts';
import { edgesOf, expectLanding } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';

const ANCHORS = [
  ['About', 'About'],
  ['Testimonials', 'Testimonials'],
  ['Contact us', 'Contact us'],
] as const;

const CLEAR = 'rgba(0, 0, 0, 0)';
/** On this ground, white and black letters stand out alike (WCAG 2.2, relative luminance). */
const HALF_BRIGHT = 0.18;

const visits = useVisits();

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => header(page).getByRole('navigation', { name: 'Main menu' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** The colour of the header's ground, as a style sheet says it. */
function ground(page: Page): Promise<string> {
  return header(page).evaluate((element) => getComputedStyle(element).backgroundColor);
}

async function lookOf(page: Page): Promise<'clear' | 'dark' | 'light'> {
  const colour = await ground(page);
  if (colour === CLEAR) return 'clear';
  return luminance(await shownColour(page, colour)) < HALF_BRIGHT ? 'dark' : 'light';
}

async function chooseInHeader(page: Page, entry: string): Promise<void> {
  await menu(page).getByRole('link', { name: entry }).click();
}

/** The section's label is in the window, and nothing of it under the header. */
async function expectReached(page: Page, title: string): Promise<void> {
  const { bottom } = await edgesOf(header(page));
  await expectLanding(heading(page, title), bottom - 1, page.viewportSize()?.height ?? 0);
}

/** Writes down from now on where the page stood whenever it had scrolled. */
async function watchScrolling(page: Page): Promise<() => Promise<number[]>> {
  const positions = await page.evaluateHandle(() => {
    const seen: number[] = [];
    addEventListener('scroll', () => seen.push(scrollY));
    return seen;
  });
  return () => positions.jsonValue();
}

async function jumpTo(page: Page, top: number): Promise<void> {
  await page.evaluate((position) => {
    scrollTo({ top: position, behavior: 'instant' });
  }, top);
}

/** Whether a visitor who clicks in the middle of the header's left end clicks the header. */
function isHeaderOnTop(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.elementFromPoint(innerWidth / 10, 40)?.closest('header') !== null,
  );
}

describe('the header', () => {
  it.each(ALL_ADDRESSES)('leads from %s to all six places', async (path) => {
    const page = await visits.open(path);
    const links = await menu(page)
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['Organizing', '/home-space-organizing'],
      ['Styling', '/interior-styling'],
      ['Portfolio', '/portfolio'],
      ['About', '/#about'],
      ['Testimonials', '/#testimonial'],
      ['Contact us', '/#contact-us'],
    ]);
  });

  it.each(ALL_ADDRESSES)('leads from %s home, by its logo', async (path) => {
    const page = await visits.open(path);
    await header(page).getByRole('link', { name: business.name }).click();
    await page.waitForURL('/');
  });

  it('has a variant for the home page, one for the site map, and one for all others', async () => {
    const page = await visits.arrive();
    const variants: Record<string, string | null> = {};
    for (const path of ALL_ADDRESSES) {
      await page.goto(path);
      variants[path] = await header(page).getAttribute('data-variant');
    }
    expect(variants).toEqual({
      '/': 'home',
      '/home-space-organizing': 'custom',
      '/interior-styling': 'custom',
      '/portfolio': 'custom',
      '/site-map': 'site-map',
      '/sample-page': 'custom',
      [UNKNOWN_ADDRESS]: 'custom',
    });
  });

  it('looks clear on the home page, dark on the site map, and light on all others', async () => {
    const page = await visits.arrive();
    const looks: Record<string, string> = {};
    for (const path of ALL_ADDRESSES) {
      await page.goto(path);
      looks[path] = await lookOf(page);
    }
    expect(looks).toEqual({
      ...Object.fromEntries(ALL_ADDRESSES.map((path) => [path, 'light'])),
      '/': 'clear',
      '/site-map': 'dark',
    });
  });

  it('marks the page one is on, wherever it is linked, and only that', async () => {
    const page = await visits.arrive();
    const marked: Record<string, string[]> = {};
    for (const path of ALL_ADDRESSES) {
      await page.goto(path);
      marked[path] = await textsOf(page.locator('[aria-current="page"]:visible'));
    }
    expect(marked).toEqual({
      '/': [business.name],
      '/home-space-organizing': ['Organizing'],
      '/interior-styling': ['Styling'],
      '/portfolio': ['Portfolio'],
      '/site-map': ['Site map'],
      '/sample-page': [],
      [UNKNOWN_ADDRESS]: [],
    });
  });

  it.each(['/home-space-organizing', '/interior-styling', '/portfolio', '/'])(
    'stays at the top while %s is scrolled',
    async (path) => {
      const page = await visits.open(path);
      await jumpTo(page, 2000);
      await expect.poll(async () => (await edgesOf(header(page))).top).toBe(0);
      expect(await isHeaderOnTop(page)).toBe(true);
    },
  );

  it('stays at the top of low windows with short pages as well', async () => {
    const page = await visits.open('/site-map', { viewport: { width: 1440, height: 500 } });
    await jumpTo(page, 300);
    expect((await edgesOf(header(page))).top).toBe(0);
  });

  it('lies over the banner at home, and becomes a header with a ground below it', async () => {
    const page = await visits.open('/');
    const state = () => header(page).getAttribute('data-state');
    expect(await state()).toBe('over');
    expect(await ground(page)).toBe(CLEAR);
    await jumpTo(page, 1200);
    await expect.poll(state).toBe('past');
    await expect.poll(() => ground(page)).not.toContain('rgba');
    await jumpTo(page, 0);
    await expect.poll(state).toBe('over');
    await expect.poll(() => ground(page)).toBe(CLEAR);
  });

  it('is under the banner from the start when one arrives further down', async () => {
    const page = await visits.open('/#testimonial');
    await expect.poll(() => header(page).getAttribute('data-state')).toBe('past');
  });
});

describe('the header of a tablet that is turned', () => {
  const UPRIGHT = { width: 820, height: 1180 };
  const LYING = { width: 1180, height: 820 };
  const state = (page: Page) => header(page).getAttribute('data-state');

  it('has a ground below the banner', async () => {
    const page = await visits.open('/', { viewport: UPRIGHT });
    await jumpTo(page, 3000);
    await twoFrames(page);
    await page.setViewportSize(LYING);
    await expect.poll(() => state(page)).toBe('past');
  });

  it.each([
    ['over the banner', 'over', -2],
    ['past the banner', 'past', 2],
  ])('knows by its own lower edge when it is %s', async (_, expected, beyond) => {
    const page = await visits.open('/', { viewport: UPRIGHT });
    await page.setViewportSize(LYING);
    const banner = await edgesOf(page.locator('main > :first-child'));
    const { bottom } = await edgesOf(header(page));
    // From the other state, so that there is something to wait for.
    await jumpTo(page, expected === 'over' ? 2 * banner.bottom : 0);
    await expect.poll(() => state(page)).not.toBe(expected);
    await jumpTo(page, banner.bottom - bottom + beyond);
    await expect.poll(() => state(page)).toBe(expected);
  });
});

describe('the entries that lead to a section', () => {
  it.each(ANCHORS)('bring "%s" below the header on the home page', async (entry, title) => {
    const page = await visits.open('/');
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await chooseInHeader(page, entry);
    await expectReached(page, title);
    expect(await page.locator('body[data-same-page]').count()).toBe(1);
  });

  it.each(ANCHORS)('bring "%s" below the header from another page', async (entry, title) => {
    const page = await visits.open('/portfolio');
    await chooseInHeader(page, entry);
    await page.waitForURL(/\/#/u);
    await expectReached(page, title);
  });

  it('scroll there smoothly', async () => {
    const page = await visits.open('/');
    const positions = await watchScrolling(page);
    await chooseInHeader(page, 'Testimonials');
    await expectReached(page, 'Testimonials');
    expect(new Set(await positions()).size).toBeGreaterThan(5);
  });

  it('jump there for visitors who want no motion', async () => {
    const page = await visits.open('/', { reducedMotion: 'reduce' });
    const positions = await watchScrolling(page);
    await chooseInHeader(page, 'Testimonials');
    await expectReached(page, 'Testimonials');
    expect(new Set(await positions()).size).toBe(1);
  });
});

describe('the link that skips the header', () => {
  it.each(ALL_ADDRESSES)('comes first on %s and shows itself only when needed', async (path) => {
    const page = await visits.open(path);
    const link = page.getByRole('link', { name: 'Skip to content' });
    await page.keyboard.press('Tab');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    const { top, left, bottom } = await edgesOf(link);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(bottom - top).toBeGreaterThan(24);
    expect(await link.evaluate((element) => getComputedStyle(element).clipPath)).toBe('none');
  });

  it('carries the keyboard into the content', async () => {
    const page = await visits.open('/portfolio');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInContent = () => document.activeElement?.closest('main') !== null;
    expect(await page.evaluate(isInContent)).toBe(true);
  });
});
