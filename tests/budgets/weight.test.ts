import { get } from 'node:http';
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

/** What goes over the wire before a page: the status line and the headers, with their ends of lines. */
function headBytes(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(url, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
    const fields = answer.rawHeaders.map((text) => text.length + ': '.length);
    resolve(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`.length + sum(fields));
    answer.resume();
  }).on('error', reject);
  return promise;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe.each(PAGES)('%s', (route) => {
  const budget = budgets.PAGE_BUDGETS[route];
  let moments: Moments;

  beforeAll(async () => {
    moments = await measureMoments(measuring().browser, inject('siteUrl') + route);
  });

  it('brings its first view with the first answer, before anybody is asked for more', async () => {
    const { html } = weigh(moments.firstView);
    expect(html).toBeLessThanOrEqual(budget.document);
    const head = await headBytes(inject('siteUrl') + route);
    expect(head).toBeGreaterThan(0);
    expect(head + html).toBeLessThanOrEqual(budgets.FIRST_FLIGHT);
    const [first] = openHtml(route).querySelectorAll('h1, link[rel=stylesheet]');
    expect(first?.localName).toBe('h1');
  });

  it('comes with next to no script, and moves with little', () => {
    const first = weigh(moments.firstView).js;
    expect(first).toBeLessThanOrEqual(budget.script);
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

  it('shifts with its letters at most', () => {
    expect(moments.layoutShift).toBeLessThanOrEqual(budgets.LATE_FONTS_SHIFT);
  });
});
