import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../tools/bench/measure/browser.ts';
import type { MeasuringBrowser } from '../../tools/bench/measure/browser.ts';
import { measureMoments } from '../../tools/bench/measure/moments.ts';
import type { Moments } from '../../tools/bench/measure/moments.ts';
import { weigh } from '../../tools/bench/measure/transfers.ts';
import { pageAddresses } from '../../tools/bench/measure/pages.ts';
import { PHONE } from '../../tools/bench/measure/visit.ts';
import { GALLERY_PAGES } from '../support/pages.ts';
import * as budgets from './budgets.ts';

let measuring: MeasuringBrowser;

beforeAll(async () => {
  measuring = await openBrowser();
});

afterAll(() => measuring.browser.close());

/** The address of the picture at the top, in the size and format that the phone chooses. */
async function bannerFile(address: string): Promise<string> {
  const page = await measuring.browser.newPage(PHONE);
  await page.goto(address);
  const banner = page.locator('main img[fetchpriority="high"]');
  const file = await banner.evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.close();
  return file;
}

describe.each(await pageAddresses())('%s', (address) => {
  let moments: Moments;

  beforeAll(async () => {
    moments = await measureMoments(measuring.browser, inject('siteAddress') + address);
  });

  it('can be drawn after a few kilobytes', () => {
    const { html, css } = weigh(moments.firstView);
    expect(html + css).toBeLessThanOrEqual(budgets.HTML_AND_CSS);
    if (address === '/') expect(html).toBeLessThanOrEqual(budgets.HOME_HTML);
  });

  it('comes with next to no script', () => {
    expect(weigh(moments.firstView).js).toBeLessThanOrEqual(budgets.SCRIPT);
  });

  it('comes with two light fonts', () => {
    const fonts = moments.scrolled.filter(({ kind }) => kind === 'font');
    expect(fonts.length).toBeLessThanOrEqual(budgets.FONT_FILES);
    expect(weigh(fonts).total).toBeLessThanOrEqual(budgets.FONTS);
  });

  if (budgets.PAGES_WITH_BANNER.includes(address)) {
    it('begins with a light banner', async () => {
      const banner = await bannerFile(inject('siteAddress') + address);
      const transfer = moments.firstView.find((one) => one.address === banner);
      expect(transfer?.bytes).toBeGreaterThan(0);
      expect(transfer?.bytes).toBeLessThanOrEqual(budgets.BANNER_PICTURE);
    });
  }

  it('shows a light first view', () => {
    const isOfWords = budgets.PAGES_OF_WORDS.includes(address);
    const budget = isOfWords ? budgets.FIRST_VIEW_OF_WORDS : budgets.FIRST_VIEW;
    expect(weigh(moments.firstView).total).toBeLessThanOrEqual(budget);
  });

  it('stays light to its end', () => {
    expect(weigh(moments.scrolled).total).toBeLessThanOrEqual(budgets.WHOLE_PAGE);
  });

  if (GALLERY_PAGES.some((page) => page === address)) {
    it('adds little for the first enlarged picture', () => {
      expect(moments.lightbox.length).toBeGreaterThan(0);
      expect(weigh(moments.lightbox).total).toBeLessThanOrEqual(budgets.LIGHTBOX);
    });

    it('loads little ahead beside an enlarged picture', () => {
      expect(moments.ahead.length).toBe(budgets.PICTURES_AHEAD);
      expect(weigh(moments.ahead).total).toBeLessThanOrEqual(budgets.AHEAD);
    });
  }

  it('never shifts', () => {
    expect(moments.layoutShift).toBe(0);
  });
});
