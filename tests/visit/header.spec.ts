import { messages } from '../support/content.ts';
import { MOVING, STILL } from '../support/devices.ts';
import { PAGES } from '../support/pages.ts';
import { edgesOf, expectLanding, jumpTo, scrollThrough } from '../support/scrolling.ts';
import { expect, type Page, test } from '../support/test.ts';

const LINE = 2;
const SECTIONS = ['About', 'Testimonials', 'Contact us'];

const CLEAR = 'rgba(0, 0, 0, 0)';

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) =>
  header(page).getByRole('navigation', { name: messages.header.navigationLabel });
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name });

async function expectBackground(page: Page, isClear: boolean): Promise<void> {
  const ground = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect(header(page)).toHaveCSS('background-color', isClear ? CLEAR : ground);
}

async function expectSection(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: title });
  const { bottom } = await edgesOf(header(page));
  // The label overlaps the line of the header; browsers scroll by whole pixels.
  await expectLanding(heading, bottom - LINE - 0.5, page.viewportSize()?.height ?? 0);
}

test('the header has its background, stays at the top and can be skipped', async ({ page }) => {
  // Low enough for every page to scroll.
  await page.setViewportSize({ width: 1440, height: 500 });
  for (const route of PAGES) {
    await page.goto(route);
    await expectBackground(page, route === '/');

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
  const expectHeader = async (state: 'over' | 'past') => {
    await expect(header(page)).toHaveAttribute('data-state', state);
    await expectBackground(page, state === 'over');
  };
  await page.goto('/');
  await expectHeader('over');
  await jumpTo(page, 1200);
  await expectHeader('past');
  await jumpTo(page, 0);
  await expectHeader('over');
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

test('large text gets the layout of a phone in a small window', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/');
  const articles = page.getByRole('region', { name: 'Our services' }).getByRole('article');
  const places = await articles.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().x),
  );
  expect(new Set(places).size).toBe(1);
  await jumpTo(page, 1000);
  await expect(header(page)).not.toBeInViewport();
});
