import { messages } from '../support/content.ts';
import { MOVING, STILL } from '../support/devices.ts';
import { edgesOf, expectLanding, jumpTo, scrollThrough } from '../support/scrolling.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '../support/test.ts';

const LINE = 2;
const SECTIONS = ['About', 'Testimonials', 'Contact us'];

const BACKGROUNDS = {
  '/': 'clear',
  '/home-space-organizing': 'light',
  '/interior-styling': 'light',
  '/portfolio': 'light',
  '/site-map': 'dark',
  '/sample-page': 'light',
};

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) =>
  header(page).getByRole('navigation', { name: messages.header.navigationLabel });
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name });

function backgroundOf(page: Page): Promise<string> {
  return header(page).evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = getComputedStyle(element).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha] = context.getImageData(0, 0, 1, 1).data;
    if (alpha === 0) return 'clear';
    return Math.max(red, green, blue) < 128 ? 'dark' : 'light';
  });
}

async function expectSection(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: title });
  const { bottom } = await edgesOf(header(page));
  // The label overlaps the line of the header.
  await expectLanding(heading, bottom - LINE, page.viewportSize()?.height ?? 0);
}

test('the header has its background, stays at the top and can be skipped', async ({ page }) => {
  // Low enough for every page to scroll.
  await page.setViewportSize({ width: 1440, height: 500 });
  for (const [route, background] of Object.entries(BACKGROUNDS)) {
    await page.goto(route);
    await expect.poll(() => backgroundOf(page), route).toBe(background);

    const skipLink = page.getByRole('link', { name: messages.skipLink.label });
    await page.keyboard.press('Tab');
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus, footer :focus')).toHaveCount(1);

    await jumpTo(page, 2000);
    await expect.poll(async () => (await edgesOf(header(page))).top).toBe(0);
    await entry(page, 'Styling').click({ trial: true });
  }
});

test('the header at home gets a background below the banner', async ({ page }) => {
  const expectHeader = async (state: string, background: string) => {
    await expect(header(page)).toHaveAttribute('data-state', state);
    await expect.poll(() => backgroundOf(page)).toBe(background);
  };
  await page.goto('/');
  await expectHeader('over', 'clear');
  await jumpTo(page, 1200);
  await expectHeader('past', 'light');
  await jumpTo(page, 0);
  await expectHeader('over', 'clear');
});

test('the menu scrolls smoothly to sections, at once under reduced motion', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia(MOVING);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await entry(page, 'Testimonials').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Testimonials' })).toBeInViewport();
  await page.emulateMedia(STILL);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  // Late pictures and fonts would move the sections.
  await scrollThrough(page);
  for (const title of SECTIONS) {
    await entry(page, title).click();
    await expectSection(page, title);
  }
});

test('the menu leads to a section elsewhere, and Back restores the scroll', async ({ page }) => {
  await page.goto('/portfolio');
  await jumpTo(page, 600);
  await entry(page, 'Testimonials').dispatchEvent('click');
  await expect(page).toHaveURL('/#testimonial');
  await expectSection(page, 'Testimonials');
  await page.goBack();
  await expect(page).toHaveURL('/portfolio');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
});

test('the header scrolls away from large text in a small window', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/');
  await jumpTo(page, 1000);
  await expect(header(page)).not.toBeInViewport();
});
