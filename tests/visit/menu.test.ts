import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mailtoHref } from '../../src/logic/mailto.ts';
import { business } from '../support/content.ts';
import { PHONE, TABLET, TINY } from '../support/devices.ts';
import { ALL_ADDRESSES } from '../support/pages.ts';
import { textsOf } from '../support/reading.ts';
import { edgesOf, expectLanding } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';

const WITHOUT_SCRIPT = { ...PHONE, javaScriptEnabled: false };
const ENTRIES = ['Organizing', 'Styling', 'Portfolio', 'About', 'Testimonials', 'Contact us'];

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

async function expectClosed(page: Page): Promise<void> {
  await menu(page).waitFor({ state: 'hidden' });
  expect(await menuButton(page).isVisible()).toBe(true);
}

/** The section's label is in the window, above the dock. */
async function expectInView(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: title });
  await expectLanding(heading, 0, (await edgesOf(menuButton(page))).top);
}

/** Draws the page up with a finger, and holds it still before letting go: nothing rolls on. */
async function dragUp(page: Page, distance: number): Promise<void> {
  const STEPS = 10;
  const PAUSE = 5;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: 150, y: at }],
    });
  const { height } = page.viewportSize() ?? { height: 0 };
  const start = height / 2;
  await touch('touchStart', start);
  for (let step = 1; step <= STEPS + PAUSE; step += 1) {
    await touch('touchMove', start - distance * Math.min(step / STEPS, 1));
  }
  await touch('touchEnd');
}

/** Whether everything but the header is out of reach, for fingers, keys and screen readers. */
async function isBehindInert(page: Page): Promise<boolean> {
  return (await page.locator('main[inert], footer[inert]').count()) === 2;
}

describe.each([
  ['a phone', PHONE],
  ['a tablet', TABLET],
])('the menu on %s', (_, device) => {
  it('opens with a tap, and closes with the same button', async () => {
    const page = await visits.open('/portfolio', device);
    await expectClosed(page);
    await openMenu(page);
    await closeButton(page).tap();
    await expectClosed(page);
  });

  it('leads to a page', async () => {
    const page = await visits.open('/portfolio', device);
    await openMenu(page);
    await entry(page, 'Styling').tap();
    await page.waitForURL('/interior-styling');
    await expectClosed(page);
  });
});

describe('the menu', () => {
  it.each(ALL_ADDRESSES)('holds all six entries on %s', async (path) => {
    const page = await visits.open(path, PHONE);
    await openMenu(page);
    expect(await textsOf(menu(page).getByRole('listitem'))).toEqual(ENTRIES);
  });

  it('fills the window down to the dock', async () => {
    const page = await visits.open('/', PHONE);
    await openMenu(page);
    await expect.poll(async () => (await edgesOf(menu(page))).top).toBe(0);
    const { left, right, bottom } = await edgesOf(menu(page));
    expect([left, right]).toEqual([0, 390]);
    const LINE = 2;
    expect(bottom).toBe((await edgesOf(closeButton(page))).top - LINE);
  });

  it.each(['Enter', 'Space'])('opens and closes with %s on the keyboard', async (key) => {
    const page = await visits.open('/portfolio', PHONE);
    await menuButton(page).focus();
    await page.keyboard.press(key);
    await expectOpen(page);
    await page.keyboard.press(key);
    await expectClosed(page);
  });

  it('closes with Escape and gives the focus back to its button', async () => {
    const page = await visits.open('/portfolio', PHONE);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(await menuButton(page).evaluate((button) => button === document.activeElement)).toBe(
      true,
    );
  });

  it.each(['About', 'Testimonials', 'Contact us'])(
    'closes when "%s" leads to a place on the same page',
    async (title) => {
      const page = await visits.open('/', PHONE);
      await openMenu(page);
      await entry(page, title).tap();
      await expectClosed(page);
      await expectInView(page, title);
    },
  );

  it('leads from another page to a section', async () => {
    const page = await visits.open('/site-map', PHONE);
    await openMenu(page);
    await entry(page, 'About').tap();
    await page.waitForURL('/#about');
    await expectInView(page, 'About');
  });

  it.each([
    ['with script', PHONE],
    ['without script', WITHOUT_SCRIPT],
  ])('keeps the page behind it still, %s', async (_, device) => {
    const page = await visits.open('/portfolio', device);
    const START = 300;
    const position = () => page.evaluate(() => scrollY);
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), START);
    await openMenu(page);
    await dragUp(page, 200);
    await closeButton(page).tap();
    await expectClosed(page);
    // Whatever the finger had set in motion would have moved by now.
    expect(await position()).toBe(START);
    await dragUp(page, 200);
    await expect.poll(position).toBeGreaterThan(START);
  });

  it('keeps the focus in the menu and the dock', async () => {
    const page = await visits.open('/portfolio', PHONE);
    await openMenu(page);
    const names = new Set<string>();
    for (let step = 0; step < 2 * ENTRIES.length + 10; step += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
        const { top, left, width, height } = focused.getBoundingClientRect();
        const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
        const isCovered = !focused.contains(onTop);
        return `${focused.innerText.trim()}${isCovered ? ' (covered)' : ''}`;
      });
      if (name !== undefined) names.add(name);
    }
    expect([...names].sort()).toEqual(
      [...ENTRIES, 'Close', 'Copy address', business.name, business.email].sort(),
    );
  });

  it('hides the rest of the page from screen readers, as long as it is open', async () => {
    const page = await visits.open('/portfolio', PHONE);
    expect(await page.getByRole('main').count()).toBe(1);
    await openMenu(page);
    await expect.poll(() => isBehindInert(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => isBehindInert(page)).toBe(false);
  });

  it('marks the page one is on', async () => {
    const page = await visits.open('/home-space-organizing', PHONE);
    await openMenu(page);
    expect(await textsOf(menu(page).locator('[aria-current="page"]'))).toEqual(['Organizing']);
  });

  it('offers the address as a mail link', async () => {
    const page = await visits.open('/', PHONE);
    await openMenu(page);
    const address = entry(page, business.email);
    expect(await address.getAttribute('href')).toBe(mailtoHref(business.email));
  });

  it('closes when the window grows wide enough for the row in the header', async () => {
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
  ])('scrolls inside itself in a very small window, %s', async (_, device) => {
    const page = await visits.open('/portfolio', device);
    await openMenu(page);
    const last = menu(page).getByText(business.email);
    await last.scrollIntoViewIfNeeded();
    const { top, bottom, right } = await edgesOf(last);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual((await edgesOf(closeButton(page))).top);
    expect(right).toBeLessThanOrEqual(320);
    await entry(page, 'Organizing').scrollIntoViewIfNeeded();
    await entry(page, 'Organizing').tap();
    await page.waitForURL('/home-space-organizing');
  });
});

describe('the menu without script', () => {
  it('opens with a tap and leads to a page', async () => {
    const page = await visits.open('/portfolio', WITHOUT_SCRIPT);
    await openMenu(page);
    await entry(page, 'Organizing').tap();
    await page.waitForURL('/home-space-organizing');
  });

  it('closes with its button and with Escape', async () => {
    const page = await visits.open('/portfolio', WITHOUT_SCRIPT);
    await openMenu(page);
    await closeButton(page).tap();
    await expectClosed(page);
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  it('opens with the keyboard', async () => {
    const page = await visits.open('/portfolio', WITHOUT_SCRIPT);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page);
  });
});

describe('the dock', () => {
  it.each(ALL_ADDRESSES)('leads from %s to the contact', async (path) => {
    const page = await visits.open(path, PHONE);
    await header(page).getByRole('link', { name: 'Contact us' }).tap();
    await page.waitForURL('/#contact-us');
    await expectInView(page, 'Contact us');
  });

  it('leads by keyboard from the open menu to the contact on the same page', async () => {
    const page = await visits.open('/', PHONE);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page);
    // The first in the header; the one in the menu follows.
    const link = header(page).getByRole('link', { name: 'Contact us' }).first();
    const hasFocus = () => link.evaluate((element) => element === document.activeElement);
    for (let step = 0; step < 2 * ENTRIES.length && !(await hasFocus()); step += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expectClosed(page);
    await expectInView(page, 'Contact us');
    await page.keyboard.press('Tab');
    const isInContact = () => document.activeElement?.closest('#contact-us') !== null;
    expect(await page.evaluate(isInContact)).toBe(true);
  });

  it('stays at the lower edge of the window', async () => {
    const page = await visits.open('/portfolio', PHONE);
    await dragUp(page, 400);
    const { top, bottom } = await edgesOf(menuButton(page));
    expect(bottom).toBe(844);
    expect(bottom - top).toBe(60);
  });

  it('leaves the end of every page free', async () => {
    const page = await visits.arrive(PHONE);
    for (const path of ALL_ADDRESSES) {
      await page.goto(path);
      await page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      });
      const last = page.getByRole('contentinfo').getByRole('link').last();
      const { bottom } = await edgesOf(last);
      expect(bottom, path).toBeLessThanOrEqual((await edgesOf(menuButton(page))).top);
    }
  });

  it('is not there where the header has room for the whole menu', async () => {
    const page = await visits.open('/portfolio');
    expect(await menuButton(page).count()).toBe(0);
  });
});
