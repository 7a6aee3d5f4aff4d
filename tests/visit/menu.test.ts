import { beforeEach, describe, expect, it } from 'vitest';
import { business, messages } from '../support/content.ts';
import { PHONE, STILL, TABLET, TINY } from '../support/devices.ts';
import { fingersOn } from '../support/fingers.ts';
import { ALL_ROUTES } from '../support/pages.ts';
import { hasFocus, textsOf } from '../support/reading.ts';
import { edgesOf, expectLanding, jumpTo } from '../support/scrolling.ts';
import { useLook, useVisits } from '../support/visits.ts';
import type { Locator, Page } from 'playwright-core';

const ENTRIES = ['Organizing', 'Styling', 'Portfolio', 'About', 'Testimonials', 'Contact us'];
const LINE = 2;
const DOCK_HEIGHT = 60;
/** A page that has not moved for so long does not move any more, in milliseconds. */
const STILL_MS = 200;

const visits = useVisits();

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu' });
const closeButton = (page: Page) => header(page).getByRole('button', { name: 'Close' });
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).tap();
  await expectOpen(page);
}

async function expectOpen(page: Page): Promise<void> {
  await menu(page).waitFor({ state: 'visible' });
  expect(await closeButton(page).isVisible()).toBe(true);
}

/** It fills the window down to the dock. */
async function expectAllOfMenu(page: Page): Promise<void> {
  expect(await textsOf(menu(page).getByRole('listitem'))).toEqual(ENTRIES);
  await expect.poll(async () => (await edgesOf(menu(page))).top).toBe(0);
  const { left, right, bottom } = await edgesOf(menu(page));
  expect([left, right]).toEqual([0, page.viewportSize()?.width]);
  expect(bottom).toBe((await edgesOf(closeButton(page))).top - LINE);
}

async function expectClosed(page: Page): Promise<void> {
  await menu(page).waitFor({ state: 'hidden' });
  expect(await menuButton(page).isVisible()).toBe(true);
}

/** The section's label is in the window, above the dock. */
async function expectInView(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: title });
  await expectLanding(heading, 0, (await edgesOf(menuButton(page))).top);
}

/** Draws the page up with a finger, and waits until it has rolled to a stop. */
async function dragUp(page: Page, distance: number): Promise<void> {
  const STEPS = 10;
  const touch = await fingersOn(page);
  const { height } = page.viewportSize() ?? { height: 0 };
  const start = height / 2;
  await touch('touchStart', [{ x: 150, y: start }]);
  for (let step = 1; step <= STEPS; step += 1) {
    await touch('touchMove', [{ x: 150, y: start - (distance * step) / STEPS }]);
  }
  await touch('touchEnd');
  let last: number | undefined;
  const hasStopped = async (): Promise<boolean> => {
    const before = last;
    last = await page.evaluate(() => scrollY);
    return last === before;
  };
  await expect.poll(hasStopped, { interval: STILL_MS }).toBe(true);
}

/** Whether everything but the header is out of reach, for fingers, keys and screen readers. */
async function isBehindInert(page: Page): Promise<boolean> {
  return (await page.locator('main[inert], footer[inert]').count()) === 2;
}

/** What has the focus, by its words; undefined for the page itself. */
function focusedWords(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    const { top, left, width, height } = focused.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    const isCovered = !focused.contains(onTop);
    return `${focused.innerText.trim()}${isCovered ? ' (covered)' : ''}`;
  });
}

describe.each([
  ['a phone', PHONE],
  ['a phone without script', { ...PHONE, javaScriptEnabled: false }],
])('the menu on %s', (_, device) => {
  const page = useLook('/portfolio', device);
  const { height } = device.viewport;

  it('opens with a tap, fills the window down to the dock, and closes with the same button', async () => {
    await expectClosed(page());
    await openMenu(page());
    await expectAllOfMenu(page());
    await closeButton(page()).tap();
    await expectClosed(page());
  });

  it.each(['Enter', 'Space'])('opens and closes with %s on the keyboard', async (key) => {
    await menuButton(page()).focus();
    await page().keyboard.press(key);
    await expectOpen(page());
    await page().keyboard.press(key);
    await expectClosed(page());
  });

  it('closes with Escape and gives the focus back to its button', async () => {
    await menuButton(page()).press('Enter');
    await expectOpen(page());
    await page().keyboard.press('Tab');
    await page().keyboard.press('Escape');
    await expectClosed(page());
    expect(await hasFocus(menuButton(page()))).toBe(true);
  });

  it('keeps the page behind it still, and the dock at the lower edge', async () => {
    const position = () => page().evaluate(() => scrollY);
    const START = 300;
    await jumpTo(page(), START);
    await openMenu(page());
    await dragUp(page(), 200);
    await closeButton(page()).tap();
    await expectClosed(page());
    expect(await position()).toBe(START);
    await dragUp(page(), 200);
    await expect.poll(position).toBeGreaterThan(START);
    const { top, bottom } = await edgesOf(menuButton(page()));
    expect([top, bottom]).toEqual([height - DOCK_HEIGHT, height]);
  });

  it('leads to a page', async () => {
    await openMenu(page());
    await entry(page(), 'Styling').tap();
    await page().waitForURL('/interior-styling');
    await expectClosed(page());
  });
});

it('the menu on a tablet fills the window down to the dock, and leads to a page', async () => {
  const page = await visits.open('/portfolio', TABLET);
  await openMenu(page);
  await expectAllOfMenu(page);
  await entry(page, 'Styling').tap();
  await page.waitForURL('/interior-styling');
});

describe('the menu on the home page', () => {
  const page = useLook('/', PHONE, STILL);

  beforeEach(() => jumpTo(page(), 0));

  it('keeps the focus in the menu and the dock, and the rest from screen readers', async () => {
    expect(await page().getByRole('main').count()).toBe(1);
    await openMenu(page());
    await expect.poll(() => isBehindInert(page())).toBe(true);
    const names = new Set<string>();
    for (let step = 0; step < 2 * ENTRIES.length + 10; step += 1) {
      await page().keyboard.press('Tab');
      const name = await focusedWords(page());
      if (name !== undefined) names.add(name);
    }
    expect([...names].sort()).toEqual(
      [...ENTRIES, 'Close', 'Copy address', business.name, business.email].sort(),
    );
    await page().keyboard.press('Escape');
    await expect.poll(() => isBehindInert(page())).toBe(false);
  });

  it.each(['About', 'Testimonials', 'Contact us'])(
    'closes when "%s" leads to a place on the same page',
    async (title) => {
      await openMenu(page());
      await entry(page(), title).tap();
      await expectClosed(page());
      await expectInView(page(), title);
    },
  );

  it('leads by keyboard through the dock to the contact on the same page', async () => {
    await menuButton(page()).press('Enter');
    await expectOpen(page());
    // The first in the header; the one in the menu follows.
    const link = header(page()).getByRole('link', { name: 'Contact us' }).first();
    for (let step = 0; step < 2 * ENTRIES.length && !(await hasFocus(link)); step += 1) {
      await page().keyboard.press('Tab');
    }
    await page().keyboard.press('Enter');
    await expectClosed(page());
    await expectInView(page(), 'Contact us');
    await page().keyboard.press('Tab');
    const isInContact = () => document.activeElement?.closest('#contact-us') !== null;
    expect(await page().evaluate(isInContact)).toBe(true);
  });
});

it('the menu and the dock lead from another page to a section', async () => {
  const page = await visits.open('/site-map', PHONE);
  await openMenu(page);
  await entry(page, 'About').tap();
  await page.waitForURL('/#about');
  await expectInView(page, 'About');
  await page.goto('/site-map');
  await header(page).getByRole('link', { name: 'Contact us' }).tap();
  await page.waitForURL('/#contact-us');
  await expectInView(page, 'Contact us');
});

it('the menu closes when the window grows wide enough for the row in the header', async () => {
  const page = await visits.open('/portfolio', { viewport: { width: 800, height: 700 } });
  await menuButton(page).click();
  await expectOpen(page);
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect.poll(() => isBehindInert(page)).toBe(false);
  const { bottom } = await edgesOf(menu(page));
  expect(bottom).toBeLessThanOrEqual((await edgesOf(header(page))).bottom);
});

it.each([
  ['with script', TINY],
  ['without script', { ...TINY, javaScriptEnabled: false }],
])('the menu scrolls inside itself in a very small window, %s', async (_, device) => {
  const page = await visits.open('/portfolio', device);
  await openMenu(page);
  const last = menu(page).getByText(business.email);
  await last.scrollIntoViewIfNeeded();
  const { top, bottom, right } = await edgesOf(last);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual((await edgesOf(closeButton(page))).top);
  expect(right).toBeLessThanOrEqual(TINY.viewport.width);
  await entry(page, 'Organizing').scrollIntoViewIfNeeded();
  await entry(page, 'Organizing').tap();
  await page.waitForURL('/home-space-organizing');
});

describe('on a phone that draws over the edges of its window', () => {
  const HOME_INDICATOR = 34;
  const NOTCH = 59;

  it('the dock, what it must not cover and the messages keep clear of the home indicator', async () => {
    const page = await visits.arrive({ ...PHONE, ...STILL });
    await drawOver(page, { bottom: HOME_INDICATOR });
    await page.goto('/portfolio');
    const { top, bottom } = await edgesOf(menuButton(page).locator('..'));
    const reach = DOCK_HEIGHT + LINE + HOME_INDICATOR;
    expect([top, bottom]).toEqual([PHONE.viewport.height - reach, PHONE.viewport.height]);
    const kept = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollPaddingBottom,
    );
    expect(Number.parseFloat(kept)).toBeGreaterThan(reach);
    expect((await edgesOf(await lastLink(page))).bottom).toBeLessThan(top);
    await page.context().setOffline(true);
    await page.locator('a[data-gallery]').last().click();
    const message = page.getByRole('status').filter({ hasText: messages.script.failed });
    expect((await edgesOf(message)).bottom).toBeLessThan(top);
    await page.context().setOffline(false);
    await openMenu(page);
    expect((await edgesOf(menu(page))).bottom).toBe(top);
  });

  it.each(ALL_ROUTES)(
    'the dock leaves the end free, and no word of %s lies beside the notch',
    async (route) => {
      const page = await visits.open(route, { ...PHONE, ...STILL });
      const { bottom } = await edgesOf(await lastLink(page));
      expect(bottom).toBeLessThanOrEqual((await edgesOf(menuButton(page))).top);

      const { width, height } = PHONE.viewport;
      await page.setViewportSize({ width: height, height: width });
      await drawOver(page, { left: NOTCH, right: NOTCH });
      expect(await page.evaluate(wordsBeside, NOTCH)).toEqual([]);
    },
  );

  /** The last link of a page, at its end. */
  async function lastLink(page: Page): Promise<Locator> {
    await page.evaluate(() => {
      scrollTo({ top: 1e6, behavior: 'instant' });
    });
    return page.getByRole('contentinfo').getByRole('link').last();
  }

  /** Has the telephone itself draw over parts of the window, in CSS pixels from its edges. */
  async function drawOver(page: Page, insets: object): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  }

  /** The words that are not this far inside of the window. Runs in the page. */
  function wordsBeside(reach: number): string[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (!parent?.checkVisibility() || parent.closest('.visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      // The air before a large letter may lie there.
      const isBeside = [...range.getClientRects()].some(({ left, right, width, height }) => {
        const air = height / 20;
        return width > 0 && (left < reach - air || right > innerWidth - reach + air);
      });
      if (isBeside) found.push(textContent ?? '');
    }
    return found;
  }
});

describe.each([
  ['a phone', PHONE],
  ['a tablet', TABLET],
])('in a browser without popovers, on %s', (_, device) => {
  // The words for it mean nothing there, neither in HTML nor in styles nor in scripts.
  const page = useLook('/', device, { ...STILL, bypassCSP: true }, async (page) => {
    await page.addInitScript(`
      delete HTMLElement.prototype.popover;
      delete HTMLElement.prototype.hidePopover;
    `);
    await page.route(/\/[^.]*$|\.css$/u, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/(?<= |:)popover/gu, 'unknown');
      await route.fulfill({ response, body });
    });
  });

  it('the menu is a list at the head of the page, and covers nothing', async () => {
    expect(await menuButton(page()).count()).toBe(0);
    const title = page().getByRole('heading', { level: 1 });
    expect((await edgesOf(menu(page()))).bottom).toBeLessThanOrEqual((await edgesOf(title)).top);
    for (const name of ENTRIES) await entry(page(), name).click({ trial: true });
  });

  it('its entries lead to a place on the page, and to a page', async () => {
    const errors: string[] = [];
    page().on('pageerror', ({ message }) => errors.push(message));
    await entry(page(), 'About').tap();
    await expectLanding(
      page().getByRole('heading', { level: 2, name: 'About' }),
      0,
      device.viewport.height,
    );
    await entry(page(), 'Styling').tap();
    await page().waitForURL('/interior-styling');
    expect(errors).toEqual([]);
  });
});
