import { business, home, messages } from '../support/content.ts';
import { MOVING, STILL } from '../support/devices.ts';
import { edgesOf, expectLanding, jumpTo } from '../support/scrolling.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '../support/test.ts';

const SECTIONS = ['About', 'Testimonials', 'Contact us'];
/** Low enough for short pages to scroll as well. */
const LOW = { width: 1440, height: 500 };

/** The header's ground on each page: clear, light or dark. */
const GROUNDS = {
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

/** Whether the header's ground is clear, light or dark. */
function groundOf(page: Page): Promise<string> {
  return header(page).evaluate((element) => {
    const color = getComputedStyle(element).backgroundColor;
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha] = context.getImageData(0, 0, 1, 1).data;
    if (alpha === 0) return 'clear';
    return Math.max(red, green, blue) < 128 ? 'dark' : 'light';
  });
}

/** Expects a section's heading in the window, below the header. */
async function expectSection(page: Page, title: string): Promise<void> {
  const { bottom } = await edgesOf(header(page));
  const heading = page.getByRole('heading', { level: 2, name: title });
  await expectLanding(heading, bottom - 1, page.viewportSize()?.height ?? 0);
}

test.describe('in a low window', () => {
  test.use({ viewport: LOW });

  for (const [route, ground] of Object.entries(GROUNDS)) {
    test(`the header of ${route} is ${ground}, stays at the top and can be skipped`, async ({
      page,
    }) => {
      await page.goto(route);
      await expect.soft(header(page)).toMatchAriaSnapshot(`
        - link "${business.name}, home page":
          - /url: /
        - navigation "Main menu":
          - list:
            - listitem:
              - link "Organizing":
                - /url: /home-space-organizing
            - listitem:
              - link "Styling":
                - /url: /interior-styling
            - listitem:
              - link "Portfolio":
                - /url: /portfolio
            - listitem:
              - link "About":
                - /url: /#about
            - listitem:
              - link "Testimonials":
                - /url: /#testimonial
            - listitem:
              - link "Contact us":
                - /url: /#contact-us
      `);
      await expect.poll(() => groundOf(page)).toBe(ground);

      const skipLink = page.getByRole('link', { name: messages.skipLink.label });
      await page.keyboard.press('Tab');
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus, footer :focus')).toHaveCount(1);

      await jumpTo(page, 2000);
      await expect.poll(async () => (await edgesOf(header(page))).top).toBe(0);
      await menu(page).getByRole('link', { name: 'Styling' }).click({ trial: true });
    });
  }
});

test('the header at home gets a ground below the banner, on a turned tablet as well', async ({
  page,
}) => {
  await page.goto('/');
  await expect(header(page)).toHaveAttribute('data-state', 'over');
  await jumpTo(page, 1200);
  await expect(header(page)).toHaveAttribute('data-state', 'past');
  await expect.poll(() => groundOf(page)).toBe('light');
  await jumpTo(page, 0);
  await expect(header(page)).toHaveAttribute('data-state', 'over');
  await expect.poll(() => groundOf(page)).toBe('clear');
  await page.setViewportSize({ width: 820, height: 1180 });
  await jumpTo(page, 3000);
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(header(page)).toHaveAttribute('data-state', 'past');
});

test('the menu scrolls smoothly to the sections, and at once under reduced motion', async ({
  page,
}) => {
  await page.goto('/');
  for (const [preference, behavior] of [
    [MOVING, 'smooth'],
    [STILL, 'auto'],
  ] as const) {
    await page.emulateMedia(preference);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', behavior);
    for (const title of SECTIONS) {
      await menu(page).getByRole('link', { name: title }).click();
      await expectSection(page, title);
    }
  }
});

test('what the keyboard reaches is in the window', async ({ page }) => {
  await page.goto('/');
  const last = page.getByRole('link', { name: home.portfolio.button });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeInViewport();
    await expect(last).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
});

test('the header leads from another page to the sections, and home by its logo', async ({
  page,
}) => {
  for (const title of SECTIONS) {
    await page.goto('/portfolio');
    await menu(page).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(/\/#/u);
    await expectSection(page, title);
  }
  await page.goto('/portfolio');
  await header(page).getByRole('link', { name: business.name }).click();
  await expect(page).toHaveURL('/');
});

test('the header scrolls away where visitors have large text in a small window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const route of ['/', '/portfolio']) {
    await page.goto(route);
    await jumpTo(page, 1000);
    await expect(header(page)).not.toBeInViewport();
  }
});

/** Scroll bars that take room, as on Windows; headless Chromium hides them otherwise. */
test('the page does not move when the menu or the pop-up opens over it', async ({ playwright }) => {
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const ignoreDefaultArgs = ['--hide-scrollbars'];
  const browser = await playwright.chromium.launch({ executablePath, args, ignoreDefaultArgs });
  const page = await browser.newPage({ baseURL: process.env.SITE_URL });
  for (const [width, button] of [
    [800, messages.menu.open],
    [1440, home.services.products.title],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const widthNow = async () => (await page.locator('main').boundingBox())?.width;
    const before = await widthNow();
    expect(before).toBeLessThan(width);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.locator('dialog:modal, nav:popover-open')).toBeVisible();
    expect(await widthNow()).toBe(before);
  }
  await browser.close();
});
