import { beforeAll, describe, expect, inject, it } from 'vitest';
import { measureMoments } from '../../bench/measure/moments.ts';
import { weigh } from '../../bench/measure/visit.ts';
import { openHtml } from '../support/html.ts';
import { useMeasuringBrowser } from '../support/measuring.ts';
import { GALLERY_PAGES, PAGES } from '../support/pages.ts';
import * as budgets from './budgets.ts';
import type { Moments } from '../../bench/measure/moments.ts';

const measuring = useMeasuringBrowser();

/** The paths of all files of the picture at the top; the phone chooses one. */
function bannerFiles(route: string): string[] {
  const banner = openHtml(route).querySelector('main img[fetchpriority="high"]');
  const sets = banner?.parentElement?.querySelectorAll('[srcset]') ?? [];
  return [...sets].flatMap(({ outerHTML }) => outerHTML.match(/\/_astro\/[^\s"]+/gu) ?? []);
}

describe.each(PAGES)('%s', (route) => {
  const budget = budgets.PAGE_BUDGETS[route];
  let moments: Moments;

  beforeAll(async () => {
    moments = await measureMoments(measuring().browser, inject('siteUrl') + route);
  });

  it('can be drawn with its first answer', () => {
    const { html, css } = weigh(moments.firstView);
    expect(css).toBe(0);
    expect(html).toBeLessThanOrEqual(budget.document);
  });

  it('comes with next to no script, and moves with little', () => {
    const first = weigh(moments.firstView).js;
    expect(first).toBeLessThanOrEqual(budgets.SCRIPT);
    expect(weigh(moments.scrolled).js - first).toBeLessThanOrEqual(budgets.MOVING_SCRIPT);
  });

  it('comes with two light fonts', () => {
    const fonts = moments.scrolled.filter(({ kind }) => kind === 'font');
    expect(fonts.length).toBeLessThanOrEqual(budgets.FONT_FILES);
    expect(weigh(fonts).total).toBeLessThanOrEqual(budgets.FONTS);
  });

  if (budgets.PAGES_WITH_BANNER.includes(route)) {
    it('begins with a light banner, in one file', () => {
      const files = bannerFiles(route);
      const banners = moments.firstView.filter((one) => files.includes(new URL(one.url).pathname));
      expect(banners).toHaveLength(1);
      expect(weigh(banners).total).toBeGreaterThan(0);
      expect(weigh(banners).total).toBeLessThanOrEqual(budgets.BANNER_PICTURE);
    });
  }

  it('shows a light first view, in few files', () => {
    const { total, answers } = weigh(moments.firstView);
    expect(total).toBeLessThanOrEqual(budget.firstView);
    expect(answers).toBeLessThanOrEqual(budget.requests);
  });

  it('stays light to its end', () => {
    expect(weigh(moments.scrolled).total).toBeLessThanOrEqual(budget.whole);
  });

  if (GALLERY_PAGES.some((page) => page === route)) {
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
