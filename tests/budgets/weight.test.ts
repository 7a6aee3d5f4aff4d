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
  let moments: Moments;

  beforeAll(async () => {
    moments = await measureMoments(measuring().browser, inject('siteUrl') + route);
  });

  it('can be drawn after a few kilobytes', () => {
    const { html, css } = weigh(moments.firstView);
    expect(html + css).toBeLessThanOrEqual(budgets.HTML_AND_CSS);
    if (route === '/') expect(html).toBeLessThanOrEqual(budgets.HOME_HTML);
  });

  it('comes with next to no script', () => {
    expect(weigh(moments.firstView).js).toBeLessThanOrEqual(budgets.SCRIPT);
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

  it('shows a light first view', () => {
    const isOfWords = budgets.PAGES_OF_WORDS.includes(route);
    const budget = isOfWords ? budgets.FIRST_VIEW_OF_WORDS : budgets.FIRST_VIEW;
    expect(weigh(moments.firstView).total).toBeLessThanOrEqual(budget);
  });

  it('stays light to its end', () => {
    expect(weigh(moments.scrolled).total).toBeLessThanOrEqual(budgets.WHOLE_PAGE);
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
