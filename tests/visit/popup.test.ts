import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { home, messages } from '../support/content.ts';
import { launchChromium } from '../support/chromium.ts';
import { NARROW, visitHome, WIDE } from '../support/homeVisit.ts';
import { edgesOf } from '../support/scrolling.ts';

const MOVE_MS = 280;

const { products } = home.services;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
});
afterEach(() => page.context().close());
afterAll(() => browser.close());

const opener = () => page.getByRole('button', { name: products.title });
const popup = () => page.getByRole('dialog', { name: products.popup.title });
const hasFocus = (name: string) =>
  page.evaluate((wanted) => document.activeElement?.textContent === wanted, name);

async function expectOpen() {
  await expect.poll(() => popup().isVisible()).toBe(true);
  expect(await popup().evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  expect(await hasFocus(messages.popup.close)).toBe(true);
}

async function expectClosed() {
  await expect.poll(() => popup().isVisible()).toBe(false);
  expect(await hasFocus(products.title)).toBe(true);
}

const WAYS_TO_OPEN: [way: string, open: () => Promise<unknown>][] = [
  ['a click on Products', () => opener().click()],
  ['Enter', () => opener().press('Enter')],
  ['Space', () => opener().press('Space')],
  ['a click on the picture', () => clickInCard('img')],
  ['a click on the sentence', () => clickInCard('p')],
];

async function clickInCard(part: string) {
  const box = await page.locator('[data-service="products"]').locator(part).first().boundingBox();
  if (!box) throw new Error('The card has no such part.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const WAYS_TO_CLOSE: [way: string, close: () => Promise<unknown>][] = [
  ['the button', () => popup().getByRole('button', { name: messages.popup.close }).first().click()],
  ['the cross', () => popup().getByRole('button', { name: messages.popup.close }).last().click()],
  ['Escape', () => page.keyboard.press('Escape')],
  ['a click beside it', () => page.mouse.click(5, 5)],
];

/** Browsers differ in what they bring along; the pop-up works in all of them. */
const BROWSERS: [
  kind: string,
  options: BrowserContextOptions,
  prepare?: (page: Page) => Promise<unknown>,
][] = [
  ['with script', {}],
  ['without script', { javaScriptEnabled: false }],
  ['in a browser that knows neither commandfor nor closedby', {}, pretendOlderBrowser],
];

/** The same page without the two attributes at work: only the script can make up for them. */
async function pretendOlderBrowser(opened: Page) {
  await opened.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    const stop = (event: Event) => event.preventDefault();
    document.addEventListener('command', stop, { capture: true });
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('dialog')?.removeAttribute('closedby');
    });
  });
}

describe.each(BROWSERS)('the "coming soon" pop-up, %s', (_kind, options, prepare) => {
  async function openHome() {
    page = await visitHome(browser, options, prepare);
    await opener().scrollIntoViewIfNeeded();
  }

  it('is closed at first', async () => {
    await openHome();
    expect(await popup().isVisible()).toBe(false);
  });

  it.each(WAYS_TO_OPEN)('opens by %s', async (_way, open) => {
    await openHome();
    await open();
    await expectOpen();
  });

  it.each(WAYS_TO_CLOSE)('closes by %s, and gives the focus back', async (_way, close) => {
    await openHome();
    await opener().click();
    await expectOpen();
    await close();
    await expectClosed();
    await opener().click();
    await expectOpen();
  });
});

describe('while the pop-up is open', () => {
  it('says what the specification asks for', async () => {
    page = await visitHome(browser);
    await opener().click();
    await expectOpen();
    expect(await popup().getByRole('heading', { name: products.popup.title }).isVisible()).toBe(
      true,
    );
    const cross = await popup()
      .getByRole('button', { name: messages.popup.close })
      .last()
      .boundingBox();
    expect(cross?.width).toBeCloseTo(48);
    expect(cross?.height).toBeCloseTo(48);
  });

  it('a press inside does not close it', async () => {
    page = await visitHome(browser, {}, pretendOlderBrowser);
    await opener().click();
    await popup().getByRole('heading').click();
    await popup().getByRole('img').click();
    expect(await popup().isVisible()).toBe(true);
  });

  it('a press on its border does not close it', async () => {
    page = await visitHome(browser, {}, pretendOlderBrowser);
    await opener().click();
    await expectOpen();
    const { left, right, top, bottom } = await edgesOf(popup());
    const middle = (top + bottom) / 2;
    for (const edge of [left + 1, right - 1]) {
      const isBorder = await page.evaluate(
        ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.localName === 'dialog',
        [edge, middle],
      );
      expect(isBorder).toBe(true);
      await page.mouse.click(edge, middle);
    }
    expect(await popup().isVisible()).toBe(true);
  });

  it('the page behind neither scrolls nor takes the focus', async () => {
    page = await visitHome(browser);
    await opener().click();
    await expectOpen();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(20, 20);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('End');
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          !!document.activeElement?.closest('main > *, header, footer') &&
          !document.activeElement.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  it('it stands on the line of the dock on a telephone, inside the window', async () => {
    page = await visitHome(browser, { viewport: NARROW });
    await opener().click();
    await expectOpen();
    await popup().evaluate((dialog) =>
      Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
    );
    const box = await popup().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(NARROW.height - 60, 0);
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.width).toBeLessThanOrEqual(NARROW.width);
  });

  it.each([
    ['rises and fades in for 280 ms', 'no-preference', ['opacity', 'transform'], MOVE_MS],
    ['is simply there under reduced motion', 'reduce', [], 0],
  ] as const)('it %s', async (_says, reducedMotion, properties, duration) => {
    page = await visitHome(browser, { viewport: WIDE, reducedMotion });
    await opener().scrollIntoViewIfNeeded();
    const moves = await opener().evaluate(async (button) => {
      (button as HTMLButtonElement).click();
      const dialog = document.querySelector('dialog');
      while (!dialog?.open) await new Promise(requestAnimationFrame);
      dialog.getBoundingClientRect();
      return dialog.getAnimations().map((animation) => ({
        property: (animation as CSSTransition).transitionProperty,
        duration: animation.effect?.getComputedTiming().duration,
      }));
    });
    expect(moves.map(({ property }) => property).sort()).toEqual(properties);
    for (const move of moves) expect(move.duration).toBe(duration);
  });
});
