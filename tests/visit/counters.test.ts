import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { NARROW, visitHome } from '../support/homeVisit.ts';

const COUNT_MS = 2750;
const LATE_MS = 250;

/** What a counter has shown, and when, in milliseconds of the page's own clock. */
interface Reading {
  shown: string;
  at: number;
}

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
});
afterEach(() => page.context().close());
afterAll(() => browser.close());

/** Writes down every number that is seen over the text of each counter, and when it leaves. */
async function watchCounters() {
  await page.evaluate(() => {
    const readings: Record<string, Reading[]> = {};
    Object.assign(globalThis, { readings });
    for (const number of document.querySelectorAll<HTMLElement>('[data-state="still"]')) {
      const log: Reading[] = [];
      readings[number.textContent] = log;
      new MutationObserver(() => {
        const shown = number.querySelector('[aria-hidden]')?.textContent ?? 'gone';
        if (log.at(-1)?.shown !== shown) log.push({ shown, at: performance.now() });
      }).observe(number, { childList: true, subtree: true, characterData: true });
    }
  });
}

const readings = () =>
  page.evaluate(() => (globalThis as unknown as { readings: Record<string, Reading[]> }).readings);

async function scrollTo(selector: string) {
  await page.evaluate((wanted) => {
    document.querySelector(wanted)?.scrollIntoView({ behavior: 'instant' });
  }, selector);
}

const isOver = async (value: string) => (await readings())[value]?.at(-1)?.shown === 'gone';

describe('the counters', () => {
  it('are words of the page: 25+ years of experience, 145+ projects', async () => {
    page = await visitHome(browser, { javaScriptEnabled: false });
    const about = await page.locator('#about').innerText();
    expect(about.replace(/\s+/g, ' ')).toContain('25+ Years of experience 145+ Projects');
  });

  it('count from 0 to their value in 2.75 s, and only once', async () => {
    page = await visitHome(browser);
    await watchCounters();
    await scrollTo('#about');
    await expect.poll(() => isOver('145')).toBe(true);
    await expect.poll(() => isOver('25')).toBe(true);

    for (const [value, log] of Object.entries(await readings())) {
      const numbers = log.slice(0, -1).map(({ shown }) => Number(shown));
      expect(numbers[0]).toBe(0);
      expect(numbers.at(-1)).toBe(Number(value));
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      const started = log.find(({ shown }) => Number(shown) > 0)?.at ?? 0;
      const took = (log.at(-1)?.at ?? 0) - started;
      expect(took).toBeGreaterThan(COUNT_MS - LATE_MS);
      expect(took).toBeLessThan(COUNT_MS + LATE_MS);
    }

    const before = await readings();
    await scrollTo('#service');
    await scrollTo('#about');
    await page.waitForTimeout(COUNT_MS);
    expect(await readings()).toEqual(before);
  });

  it('slow down towards the end', async () => {
    page = await visitHome(browser);
    await watchCounters();
    await scrollTo('#about');
    await expect.poll(() => isOver('145')).toBe(true);
    const log = (await readings())['145'] ?? [];
    const started = log.find(({ shown }) => Number(shown) > 0)?.at ?? 0;
    const halfway = log.findLast(({ at }) => at < started + COUNT_MS / 2);
    expect(Number(halfway?.shown)).toBeGreaterThan(145 / 2);
  });

  it('wait on a telephone until each of them is seen', async () => {
    page = await visitHome(browser, { viewport: { ...NARROW, height: 280 } });
    await watchCounters();
    await scrollTo('#about');
    await expect.poll(() => isOver('25')).toBe(true);
    expect((await readings())['145']?.at(-1)?.shown).toBe('0');
    await page.getByText('Projects', { exact: true }).scrollIntoViewIfNeeded();
    await expect.poll(() => isOver('145')).toBe(true);
  });

  it('are read out as their value at any time, and nothing moves around them', async () => {
    page = await visitHome(browser);
    await watchCounters();
    const number = page.locator('#about p', { hasText: '145' });
    const widthAtRest = await number
      .locator('span')
      .first()
      .evaluate((span) => span.getBoundingClientRect().width);
    await scrollTo('#about');
    await expect.poll(async () => (await readings())['145']?.length).toBeGreaterThan(3);
    expect(await number.ariaSnapshot()).toContain('145+');
    expect(
      await number
        .locator('span')
        .first()
        .evaluate((span) => span.getBoundingClientRect().width),
    ).toBe(widthAtRest);
  });

  it('stand still under reduced motion', async () => {
    page = await visitHome(browser, { reducedMotion: 'reduce' });
    await watchCounters();
    await scrollTo('#about');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    expect(await readings()).toEqual({ 25: [], 145: [] });
  });
});
