import { describe, expect, inject, it } from 'vitest';
import { CHROMIUM_FLAGS } from '../../tools/support/chromium.ts';
import { launchChromium } from '../support/chromium.ts';
import { business } from '../support/content.ts';
import { DESKTOP } from '../support/devices.ts';
import { twoFrames } from '../support/frames.ts';
import { luminance, shownColor } from '../support/pixels.ts';
import { hasFocus } from '../support/reading.ts';
import { edgesOf, expectLanding, jumpTo } from '../support/scrolling.ts';
import { useLook, useVisits } from '../support/visits.ts';
import type { Page } from 'playwright-core';

/** Links and buttons from the beginning of the home page to below its first view, and some more. */
const STOPS = 20;
const SECTIONS = ['About', 'Testimonials', 'Contact us'];
/** Low enough for short pages to scroll as well. */
const LOW = { ...DESKTOP, viewport: { width: 1440, height: 500 } };
const UPRIGHT = { ...DESKTOP, viewport: { width: 820, height: 1180 } };
const LYING = { width: 1180, height: 820 };

const CLEAR = 'rgba(0, 0, 0, 0)';
/** On this ground, white and black letters stand out alike (WCAG 2.2, relative luminance). */
const HALF_BRIGHT = 0.18;

const visits = useVisits();

const header = (page: Page) => page.getByRole('banner');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const state = (page: Page) => header(page).getAttribute('data-state');

/** The colour of the header's ground, as a style sheet says it. */
function ground(page: Page): Promise<string> {
  return header(page).evaluate((element) => getComputedStyle(element).backgroundColor);
}

async function lookOf(page: Page): Promise<'clear' | 'dark' | 'light'> {
  const color = await ground(page);
  if (color === CLEAR) return 'clear';
  return luminance(await shownColor(page, color)) < HALF_BRIGHT ? 'dark' : 'light';
}

async function chooseInHeader(page: Page, entry: string): Promise<void> {
  const menu = header(page).getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: entry }).click();
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

/** Whether a visitor who clicks in the middle of the header's left end clicks the header. */
function isHeaderOnTop(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.elementFromPoint(innerWidth / 10, 40)?.closest('header') !== null,
  );
}

describe.each([
  ['/', 'clear'],
  ['/home-space-organizing', 'light'],
  ['/interior-styling', 'light'],
  ['/portfolio', 'light'],
  ['/site-map', 'dark'],
])('the header of %s', (path, look) => {
  const page = useLook(path, LOW);

  it(`looks ${look}, and has room for the whole menu`, async () => {
    expect(await lookOf(page())).toBe(look);
    expect(await header(page()).getByRole('button', { name: 'Menu' }).count()).toBe(0);
  });

  it('is skipped by a link that comes first and shows itself only when needed', async () => {
    const link = page().getByRole('link', { name: 'Skip to content' });
    const clip = () => link.evaluate((element) => getComputedStyle(element).clipPath);
    expect(await clip()).not.toBe('none');
    await page().keyboard.press('Tab');
    expect(await hasFocus(link)).toBe(true);
    const { top, left, bottom } = await edgesOf(link);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(bottom - top).toBeGreaterThan(24);
    expect(await clip()).toBe('none');

    await page().keyboard.press('Enter');
    await page().keyboard.press('Tab');
    const isInContent = () => document.activeElement?.closest('main') !== null;
    expect(await page().evaluate(isInContent)).toBe(true);
  });

  it('stays at the top while the page is scrolled', async () => {
    await jumpTo(page(), 2000);
    await expect.poll(() => page().evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(async () => (await edgesOf(header(page()))).top).toBe(0);
    expect(await isHeaderOnTop(page())).toBe(true);
  });
});

describe('the header at home', () => {
  const page = useLook('/', DESKTOP);

  it('lies over the banner, and becomes a header with a ground below it', async () => {
    expect(await state(page())).toBe('over');
    expect(await ground(page())).toBe(CLEAR);
    await jumpTo(page(), 1200);
    await expect.poll(() => state(page())).toBe('past');
    await expect.poll(() => ground(page())).not.toContain('rgba');
    await jumpTo(page(), 0);
    await expect.poll(() => state(page())).toBe('over');
    await expect.poll(() => ground(page())).toBe(CLEAR);
  });

  it('sends the block of the logo along its line, to the way to the business', async () => {
    const wayLeft = () =>
      header(page()).evaluate((element) => {
        const { m41, m42 } = new DOMMatrix(getComputedStyle(element, '::after').transform);
        return [m41, m42].map(Math.round);
      });
    const onLogo = [72 + 32 - (1440 - 72 - 8), 24 + 9 - 80];
    expect(await wayLeft()).toEqual(onLogo);
    await jumpTo(page(), 99_999);
    await expect.poll(wayLeft).toEqual([0, 0]);
    await jumpTo(page(), 0);
    await expect.poll(wayLeft).toEqual(onLogo);
  });

  it('is left by the keyboard for what is below, which is there at once', async () => {
    const positions = await watchScrolling(page());
    for (let stop = 1; stop <= STOPS; stop += 1) {
      await page().keyboard.press('Tab');
      await twoFrames(page());
      const focused = page().locator(':focus');
      expect(await focused.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(
        page().viewportSize()?.height ?? 0,
      );
    }
    // A smooth way would have places between.
    expect(new Set(await positions()).size).toBeLessThanOrEqual(STOPS);
    expect(await page().evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  it('leads smoothly to the sections of the page', async () => {
    const positions = await watchScrolling(page());
    for (const title of SECTIONS) {
      await chooseInHeader(page(), title);
      await expectReached(page(), title);
    }
    // A jump has one place for each.
    expect(new Set(await positions()).size).toBeGreaterThan(SECTIONS.length);
  });

  it('leads to a last book that leans, until someone reaches for the business', async () => {
    const book = page().locator('[data-leaning]');
    const lean = () => book.evaluate((element) => getComputedStyle(element).transform);
    expect(await lean()).toBe('none');
    await page().getByRole('link', { name: 'Write an e-mail' }).hover();
    const upright = /^matrix\(0\.973\d*, 0\.2307/u;
    await expect.poll(lean).toMatch(upright);
    await page().mouse.move(0, 0);
    await twoFrames(page());
    expect(await lean()).toMatch(upright);
  });

  it('jumps there for visitors who want no motion', async () => {
    await page().emulateMedia({ reducedMotion: 'reduce' });
    const positions = await watchScrolling(page());
    for (const [index, title] of SECTIONS.entries()) {
      await chooseInHeader(page(), title);
      await expectReached(page(), title);
      // The page hears of it with the next frame.
      await expect.poll(async () => new Set(await positions()).size).toBe(index + 1);
    }
  });
});

describe('the header on a tablet that is turned', () => {
  const page = useLook('/', UPRIGHT);

  it('has a ground below the banner', async () => {
    await jumpTo(page(), 3000);
    await twoFrames(page());
    await page().setViewportSize(LYING);
    await expect.poll(() => state(page())).toBe('past');
  });

  it('knows by its own lower edge when it is over the banner, and when past it', async () => {
    await jumpTo(page(), 0);
    await expect.poll(() => state(page())).toBe('over');
    const { bottom } = await edgesOf(page().locator('main > :first-child'));
    const edge = bottom - (await edgesOf(header(page()))).bottom;
    await jumpTo(page(), edge + 2);
    await expect.poll(() => state(page())).toBe('past');
    await jumpTo(page(), edge - 2);
    await expect.poll(() => state(page())).toBe('over');
  });
});

it('leaves the window to the page where visitors have large text in a small one', async () => {
  const args = [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'];
  await using browser = await launchChromium({ args });
  const page = await browser.newPage({
    viewport: { width: 1024, height: 800 },
    baseURL: inject('siteUrl'),
  });
  for (const route of ['/', '/portfolio']) {
    await page.goto(route);
    await jumpTo(page, 1000);
    await twoFrames(page);
    expect((await edgesOf(header(page))).bottom).toBeLessThanOrEqual(0);
  }
});

it('leads from another page to the sections, and home by its logo', async () => {
  const page = await visits.arrive();
  for (const title of SECTIONS) {
    await page.goto('/portfolio');
    await chooseInHeader(page, title);
    await page.waitForURL(/\/#/u);
    await expectReached(page, title);
    expect(await state(page)).toBe('past');
  }
  await page.goto('/portfolio');
  await header(page).getByRole('link', { name: business.name }).click();
  await page.waitForURL('/');
});
