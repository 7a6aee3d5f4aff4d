import { business, MENU, messages } from '../support/content.ts';
import { PHONE, STILL, TINY } from '../support/devices.ts';
import { edgesOf, expectLanding, jumpTo } from '../support/scrolling.ts';
import { expect, type Page, test } from '../support/test.ts';
import { touchscreenOn } from '../support/touch.ts';

const ENTRIES = MENU.map(({ label }) => label);

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu' });
const closeButton = (page: Page) => header(page).getByRole('button', { name: 'Close' });
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
/** Everything behind the open menu, which must be inert. */
const inert = (page: Page) => page.locator('main[inert], footer[inert]');

async function expectOpen(page: Page): Promise<void> {
  await expect(menu(page)).toBeVisible();
  await expect(closeButton(page)).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).tap();
  await expectOpen(page);
}

async function expectSection(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: title });
  await expectLanding(heading, 0, (await edgesOf(menuButton(page))).top);
}

for (const [name, device] of [
  ['a phone', PHONE],
  ['a phone without script', { ...PHONE, javaScriptEnabled: false }],
] as const) {
  test(`the menu opens, closes and leads to a page on ${name}`, async ({ open }) => {
    const page = await open('/portfolio', device);
    await expectClosed(page);

    await openMenu(page);
    await expect(menu(page).getByRole('listitem')).toHaveText(ENTRIES);
    await expect.poll(async () => (await edgesOf(menu(page))).top).toBe(0);
    const { left, right, bottom } = await edgesOf(menu(page));
    expect([left, right]).toEqual([0, device.viewport.width]);
    expect(bottom).toBeGreaterThan(device.viewport.height * 0.9);
    expect(bottom).toBeLessThanOrEqual((await edgesOf(closeButton(page))).top);
    await closeButton(page).tap();
    await expectClosed(page);

    for (const [opening, closing] of [
      ['Enter', 'Enter'],
      ['Space', 'Space'],
      ['Enter', 'Escape'],
    ] as const) {
      await menuButton(page).press(opening);
      await expectOpen(page);
      if (closing === 'Escape') await page.keyboard.press('Tab');
      await page.keyboard.press(closing);
      await expectClosed(page);
      await expect(menuButton(page)).toBeFocused();
    }

    // Touch must not scroll the page behind the menu.
    await jumpTo(page, 300);
    await openMenu(page);
    const touch = await touchscreenOn(page);
    await touch('touchStart', [{ x: 150, y: 400 }]);
    for (const y of [360, 320, 280, 240, 200]) await touch('touchMove', [{ x: 150, y }]);
    await touch('touchEnd');
    await closeButton(page).tap();
    await expectClosed(page);
    expect(await page.evaluate(() => scrollY)).toBe(300);

    await openMenu(page);
    await entry(page, 'Styling').tap();
    await expect(page).toHaveURL('/interior-styling');
    await expectClosed(page);
  });
}

test.describe('at home on a phone', () => {
  test.use({ ...PHONE, ...STILL });

  test('the open menu keeps the focus in it and the dock', async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await expect(inert(page)).toHaveCount(2);
    const reached = new Set<string>();
    for (let press = 0; press < 24; press += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus:not(body)');
      if ((await focused.count()) > 0) reached.add((await focused.innerText()).trim());
    }
    expect([...reached].sort()).toEqual(
      [...ENTRIES, 'Close', 'Copy address', business.name, business.email].sort(),
    );
    await page.keyboard.press('Escape');
    await expect(inert(page)).toHaveCount(0);
  });

  test('the menu and the dock lead to the sections of a page', async ({ page }) => {
    await page.goto('/');
    for (const title of ['About', 'Testimonials', 'Contact us']) {
      await openMenu(page);
      await entry(page, title).tap();
      await expectClosed(page);
      await expectSection(page, title);
    }
    await jumpTo(page, 0);
    await menuButton(page).press('Enter');
    await expectOpen(page);
    await header(page).getByRole('link', { name: messages.dock.contact }).first().press('Enter');
    await expectClosed(page);
    await expectSection(page, 'Contact us');
    await page.keyboard.press('Tab');
    await expect(page.locator('#contact-us :focus')).toHaveCount(1);

    for (const route of ['/portfolio', '/interior-styling']) {
      await page.goto(route);
      await header(page).getByRole('link', { name: messages.dock.contact }).tap();
      await expect(page).toHaveURL(`${route}#contact`);
      await expect(page.locator('#contact')).toBeInViewport();
    }

    await page.goto('/site-map');
    await openMenu(page);
    await entry(page, 'About').tap();
    await expect(page).toHaveURL('/#about');
    await expectSection(page, 'About');
  });

  test('the dock covers nothing, and leaves room for the home indicator', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
    for (const route of ['/', '/home-space-organizing', '/portfolio']) {
      await page.goto(route);
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await expect(async () => {
        await jumpTo(page, 1e6);
        const { top, bottom } = await edgesOf(menuButton(page).locator('..'));
        expect(bottom).toBe(PHONE.viewport.height);
        expect((await edgesOf(menuButton(page))).bottom).toBeLessThanOrEqual(bottom - 34);
        expect((await edgesOf(last)).bottom).toBeLessThanOrEqual(top);
      }, route).toPass();
    }
  });
});

test('the menu closes when the window becomes wide', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto('/portfolio');
  await menuButton(page).click();
  await expectOpen(page);
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect(inert(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeHidden();
  await entry(page, 'Styling').click({ trial: true });
});

test('the menu scrolls in a very small window', async ({ open }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await open('/portfolio', { ...TINY, javaScriptEnabled });
    await openMenu(page);
    const last = menu(page).getByText(business.email);
    await last.scrollIntoViewIfNeeded();
    await expectLanding(last, 0, (await edgesOf(closeButton(page))).top);
    await entry(page, 'Organizing').tap();
    await expect(page).toHaveURL('/home-space-organizing');
  }
});
