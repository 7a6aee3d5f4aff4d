import { loadPictures } from '../tools/inspection/inspectPage.ts';
import { AVERAGE_PHONE } from '../tools/support/averagePhone.ts';
import { sum, trackRequests, weigh } from '../tools/support/requests.ts';
import { settle, slowDown, timingsOf } from './phone.ts';
import { measureTaps } from './taps.ts';
import type { Browser } from '@playwright/test';

/** Loads the first view, then everything else, and taps what is there. */
export async function measureVisit(browser: Browser, url: string) {
  await using context = await browser.newContext(AVERAGE_PHONE);
  const page = await context.newPage();
  await slowDown(page);
  const { pending, finished } = trackRequests(page);
  await page.goto(url);
  await settle(page, pending);
  const { all = [], document, stylesheet, script, font, image } = await weigh(finished);
  const { lcp, longestTask } = await timingsOf(page);
  for (const section of await page.locator('section, footer').all()) {
    await section.scrollIntoViewIfNeeded();
    await settle(page, pending);
  }
  await loadPictures(page);
  await settle(page, pending);
  const whole = await weigh(finished);
  const times: Partial<Record<string, number>> = {
    LCP: lcp,
    'longest task': longestTask,
    ...(await measureTaps(page)),
  };
  const cost = {
    requests: all.length,
    'first view': kilobytes(all),
    document: kilobytes(document),
    styles: kilobytes(stylesheet),
    script: kilobytes(script),
    fonts: kilobytes(font),
    pictures: kilobytes(image),
    'whole page': kilobytes(whole.all),
  };
  return { cost, times };
}

function kilobytes(sizes?: number[]): string {
  return `${(sum(sizes) / 1000).toFixed(1)} kB`;
}
