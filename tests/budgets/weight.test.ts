import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../tools/bench/measure/browser.ts';
import type { MeasuringBrowser } from '../../tools/bench/measure/browser.ts';
import { measureMoments } from '../../tools/bench/measure/moments.ts';
import type { Moments } from '../../tools/bench/measure/moments.ts';
import { weigh } from '../../tools/bench/measure/transfers.ts';
import { pageAddresses } from '../../tools/bench/measure/pages.ts';
import * as budgets from './budgets.ts';

let measuring: MeasuringBrowser;

beforeAll(async () => {
  measuring = await openBrowser();
});

afterAll(() => measuring.browser.close());

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

  it('begins with a light banner', () => {
    const [first] = moments.firstView.filter(({ kind }) => kind === 'image');
    expect(first?.bytes ?? 0).toBeLessThanOrEqual(budgets.BANNER_PICTURE);
  });

  it('shows a light first view', () => {
    const isOfWords = budgets.PAGES_OF_WORDS.includes(address);
    const budget = isOfWords ? budgets.FIRST_VIEW_OF_WORDS : budgets.FIRST_VIEW;
    expect(weigh(moments.firstView).total).toBeLessThanOrEqual(budget);
  });

  it('stays light to its end', () => {
    expect(weigh(moments.scrolled).total).toBeLessThanOrEqual(budgets.WHOLE_PAGE);
  });

  if (budgets.PAGES_WITH_LIGHTBOX.includes(address)) {
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
