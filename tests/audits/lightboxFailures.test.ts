import { describe, expect, inject, it } from 'vitest';
import { messages } from '../support/content.ts';
import { twoFrames } from '../support/frames.ts';
import { DESKTOP, holdTime, lightboxOn } from '../support/lightboxVisit.ts';
import { noteComplaints } from '../support/listening.ts';
import { hasFocus } from '../support/reading.ts';
import { useVisits } from '../support/visits.ts';
import type { Page, Route } from 'playwright-core';
import type { LightboxVisit } from '../support/lightboxVisit.ts';

/** What the lightbox comes in, once a visitor wants it. */
const SCRIPTS = /\.js$/u;
const PARTS = [
  ['script', SCRIPTS],
  ['style sheet', /\.css$/u],
  ['list of pictures', /\.json$/u],
] as const;
const FULL_PICTURE = /01-wide.*\.webp$/;
/** Specification, section 7. */
const LIMIT_MS = 120_000;

const visits = useVisits();
const here = (hash = '') => `${inject('siteUrl')}/portfolio${hash}`;

describe.each(PARTS)('when the %s', (_, files) => {
  it('fails once, it is asked for again', async () => {
    const { page, thumbnail, expectSlide } = await open();
    let isRefused = false;
    await answer(page, files, (route) => {
      if (isRefused) return route.continue();
      isRefused = true;
      return route.abort();
    });
    await thumbnail('garage-oasis', 1).click();
    await expectSlide(1, 4);
    expect(isRefused).toBe(true);
  });

  it('fails again, the visitor gets the picture itself, and can come back', async () => {
    const { page, thumbnail, expectSlide } = await open();
    await answer(page, files, (route) => route.abort());
    await thumbnail('garage-oasis', 1).click();
    await page.waitForURL(FULL_PICTURE);
    await page.unrouteAll();
    await page.goBack();
    await thumbnail('garage-oasis', 1).click();
    await expectSlide(1, 4);
  });

  it('takes its time, the thumbnail is busy and stays out, and nothing is broken', async () => {
    const { page, dialog, thumbnail, expectSlide } = await open();
    const complaints = noteComplaints(page);
    const { wait, release } = gate();
    await answer(page, files, (route) => wait.then(() => route.continue()));
    const link = thumbnail('garage-oasis', 1);
    await link.click();
    await link.click();
    expect(await link.getAttribute('aria-busy')).toBe('true');
    expect(await link.evaluate((element) => getComputedStyle(element).cursor)).toBe('progress');
    await page.mouse.move(0, 0);
    await twoFrames(page);
    expect(await link.evaluate((element) => getComputedStyle(element).transform)).not.toBe('none');
    expect(await dialog.count()).toBe(0);
    release();
    await expectSlide(1, 4);
    expect(await link.getAttribute('aria-busy')).toBeNull();
    expect(complaints).toEqual([]);
  });

  it('does not come within 120 s, the visitor gets the picture itself', async () => {
    const { page, thumbnail } = await open((page) => page.clock.install());
    await answer(page, files, () => undefined);
    await holdTime(page);
    const link = thumbnail('garage-oasis', 1);
    await link.click();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.clock.runFor(LIMIT_MS - 1);
    // Whatever has been asked for by now goes before this.
    await page.evaluate(() => Object.assign(new Image(), { src: '/favicon.svg' }).decode());
    expect(asked.filter((url) => FULL_PICTURE.test(url))).toEqual([]);
    expect(await link.getAttribute('aria-busy')).toBe('true');
    await page.clock.runFor(1);
    await page.waitForURL(FULL_PICTURE);
  });
});

describe('when another gallery has been asked for meanwhile', () => {
  const LIST = '**/galleries/tidy-touch.json';

  /** Asks for a picture that will not come yet, then for another one, and lets the first come. */
  async function changeMind(
    prepare: (page: Page) => Promise<unknown>,
    comes: () => unknown,
    isAsked = Promise.resolve(),
  ): Promise<void> {
    const { page, thumbnail, openLightbox, button, expectSlide } = await open(prepare);
    const late = thumbnail('tidy-touch', 1);
    await late.click();
    await isAsked;
    await openLightbox('garage-oasis', 3);
    comes();
    await expect.poll(() => late.getAttribute('aria-busy')).toBeNull();
    await button('next').click();
    await expectSlide(4, 4);
    expect(page.url()).toBe(here('#garage-oasis/4'));
    expect(await page.getByText(messages.script.failed).count()).toBe(0);
  }

  it('one that comes late does not open', async () => {
    const { wait, release } = gate();
    await changeMind(
      (page) => page.route(LIST, (route) => wait.then(() => route.continue())),
      release,
    );
  });

  it('one that fails late does not lead away', async () => {
    const { wait, release } = gate();
    await changeMind(
      (page) => page.route(LIST, (route) => wait.then(() => route.abort())),
      release,
    );
  });

  it('its picture alone, which comes late, does not lead away', async () => {
    const asked = gate();
    const answer = gate();
    const prepare = async (page: Page) => {
      await page.route(LIST, (route) => route.abort());
      await page.route(/01-linen-cupboard.*\.webp$/, async (route) => {
        asked.release();
        await answer.wait;
        await route.continue();
      });
    };
    await changeMind(prepare, answer.release, asked.wait);
  });
});

it('stays closed when the visitor goes back before it is there', async () => {
  const { wait, release } = gate();
  const { page, dialog, thumbnail } = await open();
  await answer(page, SCRIPTS, (route) => wait.then(() => route.continue()));
  await page.evaluate(() => location.assign('#garage-oasis/1'));
  const isBusy = () => thumbnail('garage-oasis', 1).getAttribute('aria-busy');
  await expect.poll(isBusy).toBe('true');
  await page.goBack();
  release();
  await expect.poll(isBusy).toBeNull();
  // A lightbox on its way would be built by the time the page has nothing else to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await dialog.count()).toBe(0);
  expect(page.url()).toBe(here());
});

describe('without a network', () => {
  it('says so, lets the visitor try again, and takes it back once that succeeds', async () => {
    const { page, thumbnail, expectSlide, expectClosed, button } = await open();
    const link = thumbnail('garage-oasis', 1);
    const message = page.getByRole('status').filter({ hasText: messages.script.failed });
    await page.context().setOffline(true);
    await link.click();
    await message.waitFor();
    expect(await link.getAttribute('aria-busy')).toBeNull();

    await message.getByRole('button', { name: messages.script.dismiss }).click();
    await message.waitFor({ state: 'hidden' });
    expect(await hasFocus(link)).toBe(true);

    await link.click();
    await message.waitFor();
    await page.context().setOffline(false);
    await link.click();
    await expectSlide(1, 4);
    await button('close').click();
    await expectClosed();
    expect(await message.count()).toBe(0);
  });

  it('says so as well when an address should have opened a picture, and loads the page again', async () => {
    const { page, expectSlide } = await open(
      (page) => page.route('**/galleries/*.json', (route) => route.abort()),
      '#garage-oasis/1',
    );
    await page.getByText(messages.script.failed).waitFor();
    expect(page.url()).toBe(here('#garage-oasis/1'));
    await page.unrouteAll();
    await page.getByRole('button', { name: messages.script.reload }).click();
    await expectSlide(1, 4);
  });
});

it('is asked for once by pointing at thumbnails while nothing answers, and anew by a click', async () => {
  const { page, thumbnail, expectSlide } = await open();
  const asked: string[] = [];
  const files = /\.(?:js|css|json)$/u;
  await answer(page, files, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  const pointAt = async (gallery: string) => {
    await thumbnail(gallery, 1).hover();
    // Whatever has been asked for by now goes before this, and so does its second attempt.
    for (const name of ['first', 'second']) {
      await page.evaluate(
        (query) => Object.assign(new Image(), { src: `/favicon.svg?${query}` }).decode(),
        name,
      );
    }
    return asked.length;
  };
  const atFirst = await pointAt('garage-oasis');
  expect(atFirst).toBeGreaterThan(0);
  expect(await pointAt('garage-revive')).toBe(atFirst);
  expect(await pointAt('garage-oasis')).toBe(atFirst);
  await page.unrouteAll();
  await thumbnail('garage-oasis', 1).click();
  await expectSlide(1, 4);
});

describe('a picture', () => {
  it('that fails leaves an empty frame and words, and the rest of the gallery', async () => {
    const { slide, thumbnail, button, expectSlide } = await open((page) =>
      page.route('**/02-storage-wall*', (route) => route.abort()),
    );
    await thumbnail('garage-oasis', 1).click();
    await expectSlide(1, 4);
    await button('next').click();
    const words = slide.getByText(messages.picture.failed);
    await words.waitFor();
    const frame = await words.locator('..').locator('svg').boundingBox();
    expect(frame).toMatchObject({ width: 48, height: 48 });
    await button('next').click();
    await expectSlide(3, 4);
  });

  it('that is loading shows the outline of its box', async () => {
    const { wait, release } = gate();
    const { slide, picture, thumbnail, expectSlide } = await open((page) =>
      page.route('**/01-wide*.avif', (route) => wait.then(() => route.continue())),
    );
    await thumbnail('garage-oasis', 1).click();
    const outline = slide.locator('svg rect');
    await outline.waitFor();
    await slide.getByText(messages.lightbox.loading).waitFor({ state: 'attached' });
    const box = await outline.boundingBox();
    release();
    await expectSlide(1, 4);
    await outline.waitFor({ state: 'hidden' });
    const shown = await picture.boundingBox();
    expect(Math.abs((box?.width ?? 0) - (shown?.width ?? 0))).toBeLessThan(4);
    expect(Math.abs((box?.y ?? 0) - (shown?.y ?? 0))).toBeLessThan(4);
  });
});

/** Opens the portfolio, as it is or at one of its pictures. */
async function open(prepare?: (page: Page) => Promise<unknown>, hash = ''): Promise<LightboxVisit> {
  const page = await visits.arrive(DESKTOP);
  await prepare?.(page);
  await page.goto(here(hash));
  return lightboxOn(() => page);
}

/** Answers requests for some files in another way than the site does, from now on. */
function answer(page: Page, files: RegExp, how: (route: Route) => unknown): Promise<unknown> {
  return page.route(files, how);
}

/** Something that does not happen until it is released. */
function gate(): { wait: Promise<void>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { wait: promise, release: () => resolve(undefined) };
}
