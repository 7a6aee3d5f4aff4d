import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { fillIn } from '../../src/logic/fillIn.ts';
import { mailtoHref } from '../../src/logic/mailto.ts';
import { ALL_ADDRESSES } from '../support/pages.ts';
import { business, gallery, home, messages, navigation } from '../support/content.ts';
import { launchChromium } from '../support/chromium.ts';
import type { Fault, FaultyVisit } from '../support/faultyVisit.ts';
import { visitUnder, WITHOUT_ORNAMENT, WITHOUT_SCRIPTS } from '../support/faultyVisit.ts';
import { NARROW } from '../support/homeVisit.ts';

/** What the browser notes when the first words or pictures are painted. */
const FIRST_PAINT = 'first-contentful-paint';

/** Chromium says so of any page that has a transition and is left for a picture, which has none. */
const NOTED_BY_BROWSER = 'ViewTransition opt-in disabled';

let browser: Browser;
let visit: FaultyVisit;

beforeAll(async () => {
  browser = await launchChromium();
});
afterEach(async () => {
  await visit.close();
  expect(visit.errors.filter(({ message }) => !message.includes(NOTED_BY_BROWSER))).toEqual([]);
});
afterAll(() => browser.close());

async function open(path: string, fault: Fault): Promise<Page> {
  visit = await visitUnder(browser, path, fault);
  return visit.page;
}

/** Reads the page from top to bottom: some words come only when their place is in sight. */
async function expectReadable(page: Page): Promise<void> {
  await expect.poll(() => page.locator('h1').isVisible()).toBe(true);
  for (const section of await page.locator('main > *').all()) {
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => section.evaluate(unreadableWords)).toEqual([]);
  }
}

/** The words of a section that nobody can see, though they are meant to be seen. */
function unreadableWords(section: Element): string[] {
  return [...section.querySelectorAll('h1, h2, h3, p, li, a')]
    .filter((element) => element.textContent.trim() !== '')
    .filter((element) => !element.closest('dialog, template, [aria-hidden="true"]'))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return !isDrawn || width === 0 || height === 0;
    })
    .map(({ textContent }) => textContent);
}

describe.each([...WITHOUT_SCRIPTS, ...WITHOUT_ORNAMENT])('while $name', (fault) => {
  it.each(ALL_ADDRESSES)('%s can be read', async (path) => {
    const page = await open(path, fault);
    await expectReadable(page);
  });
});

describe.each(WITHOUT_SCRIPTS)('while $name', (fault) => {
  it('the menu of a telephone opens and leads on', async () => {
    const page = await open('/', { ...fault, options: { ...fault.options, viewport: NARROW } });
    await page.getByRole('button', { name: messages.menu.open, exact: true }).click();
    const menu = page.getByRole('navigation', { name: messages.header.navigationLabel });
    const [entry] = navigation.entries;
    await menu.getByRole('link', { name: entry?.label ?? '' }).click();
    await page.waitForURL(`**${entry?.href}`, { waitUntil: 'commit' });
  });

  it('every picture of a service can be scrolled to', async () => {
    const page = await open('/', fault);
    const { title, pictures } = home.services.organizing;
    const slider = page.getByRole('group', {
      name: fillIn(messages.slider.label, { service: title }),
    });
    const shown = slider.getByRole('img');
    expect(await shown.count()).toBe(pictures.length);
    await slider.scrollIntoViewIfNeeded();
    for (const picture of await shown.all()) {
      await picture.evaluate((image) =>
        image.scrollIntoView({ inline: 'start', block: 'nearest' }),
      );
      await expect.poll(() => standsInside(picture, slider)).toBe(true);
    }
  });

  it('a thumbnail opens its picture', async () => {
    const page = await open('/portfolio', fault);
    const { pictures } = gallery('garage-oasis');
    const alt = pictures[1]?.alt ?? '';
    const words = { index: 2, total: pictures.length, alt };
    const name = fillIn(messages.gallery.openPicture, words);
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(/\/_astro\/[^/]+$/u, { waitUntil: 'commit' });
    const picture = page.locator('img');
    await expect.poll(() => picture.evaluate(naturalWidth)).toBeGreaterThan(0);
  });

  it('the counters show their numbers', async () => {
    const page = await open('/', fault);
    const about = page.locator('#about');
    for (const { value, suffix } of home.about.counters) {
      await about.getByText(`${value}${suffix}`, { exact: true }).waitFor();
    }
  });

  it('the mail link leads to the business', async () => {
    const page = await open('/', fault);
    const link = page.locator('main').getByRole('link', { name: messages.contact.writeEmail });
    expect(await link.getAttribute('href')).toBe(mailtoHref(business.email));
  });
});

it('everything moves once late scripts have arrived', async () => {
  const page = await open('/', { name: 'late', strikes: ['script'], how: 'held' });
  const pause = page.getByRole('button', { name: messages.slider.pause }).first();
  expect(await pause.isVisible()).toBe(false);
  await visit.mend();
  await page.locator('#service').scrollIntoViewIfNeeded();
  await pause.waitFor();
});

it('words are painted before the typefaces are there', async () => {
  const page = await open('/', { name: 'late', strikes: ['font'], how: 'held' });
  await expect.poll(() => page.evaluate(paintedAt, FIRST_PAINT)).toBeGreaterThan(0);
});

it('a picture that is lost leaves its description', async () => {
  const page = await open('/', { name: 'lost', strikes: ['image'], how: 'lost' });
  const banner = page.getByRole('img', { name: home.banner.picture.alt });
  await banner.waitFor();
  expect(await banner.evaluate(naturalWidth)).toBe(0);
});

it('a page that is printed before it is read has all its headings', async () => {
  const page = await open('/', { name: 'none' });
  await page.waitForLoadState();
  await page.emulateMedia({ media: 'print' });
  const headings = page.locator('main > section h2');
  expect(await headings.count()).toBeGreaterThan(1);
  const hidden = (): Promise<string[]> =>
    headings.evaluateAll((all) =>
      all
        .filter((heading) => !heading.closest('dialog'))
        .filter((heading) => !heading.checkVisibility({ opacityProperty: true }))
        .map(({ textContent }) => textContent),
    );
  await expect.poll(hidden).toEqual([]);
});

describe('on a slow telephone line', () => {
  /** What the trade calls "slow 3G": 400 kbit/s each way, 400 ms there and back. */
  const SLOW_LINE = {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  };
  const SLOWEST_PAINT_MS = 10_000;

  const KINDS = ['stylesheet', 'script', 'font', 'image'];
  it.each(KINDS)('the home page is read though its first %s is lost', async (kind) => {
    const context = await browser.newContext({ viewport: NARROW });
    const page = await context.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    visit = { page, errors, mend: () => page.unroute('**/*'), close: () => context.close() };
    let lost = 0;
    await page.route('**/*', (route) => {
      if (lost > 0 || route.request().resourceType() !== kind) return route.continue();
      lost += 1;
      return route.abort();
    });
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', SLOW_LINE);

    await page.goto(`${inject('siteAddress')}/`, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(paintedAt, FIRST_PAINT)).toBeGreaterThan(0);
    expect(await page.evaluate(paintedAt, FIRST_PAINT)).toBeLessThan(SLOWEST_PAINT_MS);
    await page.locator('footer').waitFor();
    await expectReadable(page);
    expect(lost).toBe(1);

    await visit.mend();
    await line.send('Network.emulateNetworkConditions', {
      ...SLOW_LINE,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.reload();
    await page.locator('#service').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: messages.slider.pause }).first().waitFor();
    const banner = page.getByRole('img', { name: home.banner.picture.alt });
    await expect.poll(() => banner.evaluate(naturalWidth)).toBeGreaterThan(0);
  });
});

function naturalWidth(picture: HTMLElement | SVGElement): number {
  return picture instanceof HTMLImageElement ? picture.naturalWidth : 0;
}

/** When something was painted, in milliseconds from the start of the visit; 0 if not yet. */
function paintedAt(name: string): number {
  return performance.getEntriesByName(name)[0]?.startTime ?? 0;
}

async function standsInside(inner: Locator, outer: Locator): Promise<boolean> {
  const [picture, frame] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  if (!picture || !frame) return false;
  return picture.x >= frame.x - 1 && picture.x + picture.width <= frame.x + frame.width + 1;
}
