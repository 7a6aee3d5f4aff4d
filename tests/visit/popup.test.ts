import { describe, expect, it } from 'vitest';
import { home, messages } from '../support/content.ts';
import { DESKTOP, PHONE, STILL } from '../support/devices.ts';
import { edgesOf } from '../support/scrolling.ts';
import { useLook, useVisits } from '../support/visits.ts';
import type { Page } from 'playwright-core';
import type { VisitOptions } from '../support/visits.ts';

const MOVE_MS = 280;
const DOCK_HEIGHT = 60;
/** What to press the cross with: an edge in pixels. */
const CROSS_SIDE = 48;

const { products } = home.services;

const visits = useVisits();

const opener = (page: Page) => page.getByRole('button', { name: products.title });
const popup = (page: Page) => page.getByRole('dialog', { name: products.popup.title });
const closers = (page: Page) => popup(page).getByRole('button', { name: messages.popup.close });

function hasFocus(page: Page, name: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.textContent === wanted, name);
}

async function expectOpen(page: Page): Promise<void> {
  await expect.poll(() => popup(page).isVisible()).toBe(true);
  expect(await popup(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await expect.poll(() => hasFocus(page, messages.popup.close)).toBe(true);
}

async function expectClosed(page: Page): Promise<void> {
  await expect.poll(() => popup(page).isVisible()).toBe(false);
  await expect.poll(() => hasFocus(page, products.title)).toBe(true);
}

/** Clicks what the button is stretched over, seen from the button: both may still be moving. */
async function clickInCard(page: Page, part: string): Promise<void> {
  const position = await opener(page).evaluate((button, selector) => {
    const start = button.getBoundingClientRect();
    const box = button.closest('article')?.querySelector(selector)?.getBoundingClientRect();
    if (!box) throw new Error('The card has no such part.');
    return { x: box.left + box.width / 2 - start.left, y: box.top + box.height / 2 - start.top };
  }, part);
  await opener(page).click({ position });
}

type Way = [way: string, go: (page: Page) => Promise<unknown>];

const WAYS_TO_OPEN: Way[] = [
  ['a click on Products', (page) => opener(page).click()],
  ['Enter', (page) => opener(page).press('Enter')],
  ['Space', (page) => opener(page).press('Space')],
  ['a click on the picture', (page) => clickInCard(page, 'img')],
  ['a click on the sentence', (page) => clickInCard(page, 'p')],
];

const WAYS_TO_CLOSE: Way[] = [
  ['the button', (page) => closers(page).first().click()],
  ['the cross', (page) => closers(page).last().click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a click beside it', (page) => page.mouse.click(5, 5)],
];

/** The same page without the two attributes at work: only the script can make up for them. */
async function pretendOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    const stop = (event: Event) => event.preventDefault();
    document.addEventListener('command', stop, { capture: true });
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('dialog')?.removeAttribute('closedby');
    });
  });
}

/** Browsers differ in what they bring along; the pop-up works in all of them. */
const BROWSERS: [kind: string, options: VisitOptions, prepare?: typeof pretendOlderBrowser][] = [
  ['with script', {}],
  ['without script', { javaScriptEnabled: false }],
  ['in a browser that knows neither commandfor nor closedby', {}, pretendOlderBrowser],
];

describe.each(BROWSERS)('the "coming soon" pop-up, %s', (_kind, options, prepare) => {
  const page = useLook('/', DESKTOP, { ...STILL, ...options }, prepare);

  it('is closed at first', async () => {
    expect(await popup(page()).isVisible()).toBe(false);
  });

  it.each(WAYS_TO_OPEN)('opens by %s', async (_way, open) => {
    await opener(page()).scrollIntoViewIfNeeded();
    await open(page());
    await expectOpen(page());
    await page().keyboard.press('Escape');
    await expectClosed(page());
  });

  it.each(WAYS_TO_CLOSE)('closes by %s, and gives the focus back', async (_way, close) => {
    await opener(page()).click();
    await expectOpen(page());
    await close(page());
    await expectClosed(page());
  });

  it('is not closed by a press inside, nor by one on its border', async () => {
    await opener(page()).click();
    await expectOpen(page());
    await popup(page()).getByRole('heading', { name: products.popup.title }).click();
    await popup(page()).getByRole('img').click();
    const { left, right, top, bottom } = await edgesOf(popup(page()));
    const middle = (top + bottom) / 2;
    for (const edge of [left + 1, right - 1]) {
      const isBorder = ([x = 0, y = 0]: number[]) =>
        document.elementFromPoint(x, y)?.localName === 'dialog';
      expect(await page().evaluate(isBorder, [edge, middle])).toBe(true);
      await page().mouse.click(edge, middle);
    }
    expect(await popup(page()).isVisible()).toBe(true);
  });

  it('keeps the page behind from scrolling and from taking the focus', async () => {
    const position = () => page().evaluate(() => scrollY);
    const before = await position();
    await page().mouse.move(20, 20);
    await page().mouse.wheel(0, 500);
    await page().keyboard.press('End');
    for (let press = 0; press < 6; press += 1) {
      await page().keyboard.press('Tab');
      const isOutside = await page().evaluate(
        () =>
          !!document.activeElement?.closest('main > *, header, footer') &&
          !document.activeElement.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    expect(await position()).toBe(before);
    const cross = await edgesOf(closers(page()).last());
    expect(cross.right - cross.left).toBeCloseTo(CROSS_SIDE);
    expect(cross.bottom - cross.top).toBeCloseTo(CROSS_SIDE);
  });
});

it('stands on the line of the dock on a telephone, inside the window', async () => {
  const page = await visits.open('/', { ...PHONE, ...STILL });
  await opener(page).tap();
  await expectOpen(page);
  const { width, height } = PHONE.viewport;
  const { top, bottom, left, right } = await edgesOf(popup(page));
  expect(bottom).toBeCloseTo(height - DOCK_HEIGHT, 0);
  expect(top).toBeGreaterThan(0);
  expect(right - left).toBeLessThanOrEqual(width);
});

it.each([
  ['rises and fades in for 280 ms', 'no-preference', ['opacity', 'transform'], MOVE_MS],
  ['is simply there under reduced motion', 'reduce', [], 0],
] as const)('the pop-up %s', async (_says, reducedMotion, properties, duration) => {
  const page = await visits.open('/', { reducedMotion });
  const moves = await opener(page).evaluate(async (button) => {
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
