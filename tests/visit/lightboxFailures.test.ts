import type { Browser, Locator, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { DESKTOP, holdTime, MESSAGES, visitLightbox } from '../support/lightboxVisit.ts';
import type { LightboxVisit } from '../support/lightboxVisit.ts';

const site = inject('siteAddress');
const PARTS = [
  ['script', '**/openLightbox.*.js'],
  ['style sheet', '**/*ightbox.*.css'],
  ['list of pictures', '**/galleries/*.json'],
] as const;
const FULL_PICTURE = /01-wide.*\.webp$/;
/** Specification, section 7. */
const LIMIT_MS = 120_000;

let browser: Browser;
let visit: LightboxVisit;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());
afterEach(() => visit.close());

describe.each(PARTS)('when the %s', (_, address) => {
  it('fails once, it is asked for again', async () => {
    await open(failing(address, 1));
    await visit.thumbnail('garage-oasis', 1).click();
    await visit.expectSlide(1, 4);
  });

  it('fails again, the visitor gets the picture itself, and can come back', async () => {
    await open(failing(address, Infinity));
    await visit.thumbnail('garage-oasis', 1).click();
    await visit.page.waitForURL(FULL_PICTURE);
    await visit.page.unroute(address);
    await visit.page.goBack();
    await visit.thumbnail('garage-oasis', 1).click();
    await visit.expectSlide(1, 4);
  });

  it('takes its time, the thumbnail is busy, and nothing is broken', async () => {
    const { wait, release } = gate();
    await open((page) => page.route(address, (route) => wait.then(() => route.continue())));
    const thumbnail = visit.thumbnail('garage-oasis', 1);
    await thumbnail.click();
    await thumbnail.click();
    expect(await thumbnail.getAttribute('aria-busy')).toBe('true');
    expect(await thumbnail.evaluate((link) => getComputedStyle(link).cursor)).toBe('progress');
    expect(await visit.dialog.count()).toBe(0);
    release();
    await visit.expectSlide(1, 4);
    expect(await thumbnail.getAttribute('aria-busy')).toBeNull();
    expect(visit.complaints).toEqual([]);
  });

  it('does not come within 120 s, the visitor gets the picture itself', async () => {
    await open(async (page) => {
      await page.clock.install();
      // Never answered: neither continued nor aborted.
      await page.route(address, () => undefined);
    });
    await holdTime(visit.page);
    const thumbnail = visit.thumbnail('garage-oasis', 1);
    await thumbnail.click();
    const asked: string[] = [];
    visit.page.on('request', (request) => asked.push(request.url()));
    await visit.page.clock.runFor(LIMIT_MS - 1);
    // Whatever has been asked for by now goes before this.
    await visit.page.evaluate(() => fetch('/favicon.svg'));
    expect(asked.filter((url) => FULL_PICTURE.test(url))).toEqual([]);
    expect(await thumbnail.getAttribute('aria-busy')).toBe('true');
    await visit.page.clock.runFor(1);
    await visit.page.waitForURL(FULL_PICTURE);
  });
});

it('opens the gallery that was asked for last, whichever comes first', async () => {
  const { wait, release } = gate();
  const slow = '**/galleries/tidy-touch.json';
  await open((page) => page.route(slow, (route) => wait.then(() => route.continue())));
  await visit.thumbnail('tidy-touch', 1).click();
  await visit.openLightbox('garage-oasis', 3);
  const arrived = visit.page.waitForResponse(slow);
  release();
  await (await arrived).finished();
  await visit.expectSlide(3, 4);
  await visit.button('next').click();
  await visit.expectSlide(4, 4);
});

describe('when another gallery has been asked for meanwhile', () => {
  const LIST = '**/galleries/tidy-touch.json';
  let late: Locator;

  /** Asks for a picture that will not come, and for another one that does. */
  async function changeMind(prepare: (page: Page) => Promise<unknown>): Promise<void> {
    await open(prepare);
    late = visit.thumbnail('tidy-touch', 1);
    await late.click();
  }

  async function expectUndisturbed(): Promise<void> {
    await expect.poll(() => late.getAttribute('aria-busy')).toBeNull();
    await visit.button('next').click();
    await visit.expectSlide(4, 4);
    expect(visit.page.url()).toBe(`${site}/portfolio#garage-oasis/4`);
    expect(await visit.page.getByText(MESSAGES.script.failed).count()).toBe(0);
  }

  it('one that fails late does not lead away', async () => {
    const { wait, release } = gate();
    await changeMind((page) => page.route(LIST, (route) => wait.then(() => route.abort())));
    await visit.openLightbox('garage-oasis', 3);
    release();
    await expectUndisturbed();
  });

  it('its picture alone, which comes late, does not lead away', async () => {
    const asked = gate();
    const answer = gate();
    const picture = /01-linen-cupboard.*\.webp$/;
    await changeMind(async (page) => {
      await page.route(LIST, (route) => route.abort());
      await page.route(picture, async (route) => {
        asked.release();
        await answer.wait;
        await route.continue();
      });
    });
    await asked.wait;
    await visit.openLightbox('garage-oasis', 3);
    answer.release();
    await expectUndisturbed();
  });
});

it('stays closed when the visitor goes back before it is there', async () => {
  const { wait, release } = gate();
  await open((page) => page.route(PARTS[0][1], (route) => wait.then(() => route.continue())));
  await visit.page.evaluate(() => location.assign('#garage-oasis/1'));
  const thumbnail = visit.thumbnail('garage-oasis', 1);
  await expect.poll(() => thumbnail.getAttribute('aria-busy')).toBe('true');
  await visit.page.goBack();
  release();
  await expect.poll(() => thumbnail.getAttribute('aria-busy')).toBeNull();
  // A lightbox on its way would be built by the time the page has nothing else to do.
  await visit.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await visit.dialog.count()).toBe(0);
  expect(visit.page.url()).toBe(`${site}/portfolio`);
});

describe('without a network', () => {
  it('says so, and lets the visitor load the page again', async () => {
    await open();
    await visit.page.context().setOffline(true);
    await visit.thumbnail('garage-oasis', 1).click();
    const message = visit.page.getByRole('status').filter({ hasText: MESSAGES.script.failed });
    await message.waitFor();
    expect(await visit.thumbnail('garage-oasis', 1).getAttribute('aria-busy')).toBeNull();

    await message.getByRole('button', { name: MESSAGES.script.dismiss }).click();
    await message.waitFor({ state: 'hidden' });
    const thumbnail = visit.thumbnail('garage-oasis', 1);
    expect(await thumbnail.evaluate((element) => element === document.activeElement)).toBe(true);

    await visit.thumbnail('garage-oasis', 1).click();
    await message.waitFor();
    await visit.page.context().setOffline(false);
    await message.getByRole('button', { name: MESSAGES.script.reload }).click();
    await visit.thumbnail('garage-oasis', 1).click();
    await visit.expectSlide(1, 4);
  });

  it('opens the lightbox as soon as the network is back', async () => {
    await open();
    await visit.page.context().setOffline(true);
    await visit.thumbnail('garage-oasis', 1).click();
    await visit.page.getByText(MESSAGES.script.failed).waitFor();
    await visit.page.context().setOffline(false);
    await visit.thumbnail('garage-oasis', 1).click();
    await visit.expectSlide(1, 4);
  });

  it('says so as well when an address should have opened a picture', async () => {
    visit = await visitLightbox(browser, DESKTOP, failing(PARTS[0][1], Infinity));
    await visit.page.goto(`${site}/portfolio#garage-oasis/1`);
    await visit.page.getByText(MESSAGES.script.failed).waitFor();
    expect(visit.page.url()).toBe(`${site}/portfolio#garage-oasis/1`);
  });
});

describe('a picture', () => {
  it('that fails leaves an empty frame and words, and the rest of the gallery', async () => {
    await open((page) => page.route('**/02-storage-wall*', (route) => route.abort()));
    await visit.thumbnail('garage-oasis', 1).click();
    await visit.expectSlide(1, 4);
    await visit.button('next').click();
    await visit.slide.getByText(MESSAGES.picture.failed).waitFor();
    expect(await visit.slide.locator('.lightbox-failed svg').getAttribute('width')).toBe('48');
    await visit.button('next').click();
    await visit.expectSlide(3, 4);
  });

  it('that is loading shows the outline of its box', async () => {
    const { wait, release } = gate();
    await open((page) =>
      page.route('**/01-wide*.avif', (route) => wait.then(() => route.continue())),
    );
    await visit.thumbnail('garage-oasis', 1).click();
    const outline = visit.slide.locator('.lightbox-outline');
    await outline.waitFor();
    await visit.slide.getByText(MESSAGES.lightbox.loading).waitFor({ state: 'attached' });
    const box = await outline.locator('rect').boundingBox();
    release();
    await visit.expectSlide(1, 4);
    await outline.waitFor({ state: 'hidden' });
    const picture = await visit.slide.locator('img').boundingBox();
    expect(Math.abs((box?.width ?? 0) - (picture?.width ?? 0))).toBeLessThan(4);
    expect(Math.abs((box?.y ?? 0) - (picture?.y ?? 0))).toBeLessThan(4);
  });
});

async function open(prepare?: (page: Page) => Promise<unknown>): Promise<void> {
  visit = await visitLightbox(browser, DESKTOP, prepare);
  await visit.page.goto(`${site}/portfolio`);
}

/** Refuses the first requests for an address. */
function failing(address: string, times: number): (page: Page) => Promise<unknown> {
  let refused = 0;
  const answer = (route: Route) => {
    refused += 1;
    return refused > times ? route.continue() : route.abort();
  };
  return (page) => page.route(address, answer);
}

/** Something that does not happen until it is released. */
function gate(): { wait: Promise<void>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { wait: promise, release: () => resolve(undefined) };
}
