import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AVERAGE_PHONE } from '../../tools/support/averagePhone.ts';
import { SLOW_3G } from '../../tools/support/slow3g.ts';
import { settle } from './visit.ts';
import type { Browser, CDPSession } from 'playwright-core';

/** What is seen when, in milliseconds from the beginning of the visit. */
export interface Paints {
  /** The first words. */
  first: number;
  /** The largest thing of the first view: on most pages its picture. */
  largest: number;
}

/** A page of 2 MB takes 40 s over it, and is measured as well. */
const PATIENCE_MS = 180_000;
const MS_PER_SECOND = 1000;
const DIGITS = 5;

/**
 * Visits a page over a slow line.
 *
 * @param film Folder for a picture of every frame in which something changed, named by its millisecond.
 */
export async function visitOnSlowLine(
  browser: Browser,
  url: string,
  film?: string,
): Promise<Paints> {
  const context = await browser.newContext(AVERAGE_PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW_3G);
    const finishFilm = film === undefined ? undefined : await startFilm(session, film);
    await page.goto(url, { timeout: PATIENCE_MS });
    await settle(page);
    const paints = await page.evaluate(readPaints);
    await finishFilm?.(await page.evaluate(() => performance.timeOrigin));
    return paints;
  } finally {
    await context.close();
  }
}

/** Films what changes; the pictures are named when it is known when the visit began. */
async function startFilm(session: CDPSession, folder: string) {
  const frames: { data: string; at: number }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata: { timestamp = 0 }, sessionId }) => {
    frames.push({ data, at: timestamp * MS_PER_SECOND });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  return async (began: number): Promise<void> => {
    await session.send('Page.stopScreencast');
    await mkdir(folder, { recursive: true });
    for (const { data, at } of frames) {
      const name = Math.max(0, at - began)
        .toFixed()
        .padStart(DIGITS, '0');
      await writeFile(join(folder, `${name}.png`), data, 'base64');
    }
  };
}

/** Reads the paints of a page, in the page. */
function readPaints(): Promise<Paints> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      const largest = list.getEntries().at(-1);
      resolve({ first: first?.startTime ?? NaN, largest: largest?.startTime ?? NaN });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
