import { afterEach, expect } from 'vitest';
import { fillIn } from '../../src/logic/fillIn.ts';
import { messages } from './content.ts';
import { DESKTOP as MOVING_DESKTOP, PHONE as SHARP_PHONE, STILL } from './devices.ts';
import { twoFrames } from './frames.ts';
import { noteComplaints } from './listening.ts';
import { HEAD_START_MS } from './stopClock.ts';
import { useLook } from './visits.ts';
import type { Locator, Page } from '@playwright/test';
import type { Device } from './devices.ts';

const WORDS = messages.lightbox;

export { MOVING_DESKTOP };
/** Where motion is not the point: what a visitor does is over at once. */
export const DESKTOP: Device = { ...MOVING_DESKTOP, ...STILL };
/** One pixel to a CSS pixel: the lightbox enlarges up to one pixel of the picture on one of these. */
export const PHONE: Device = { ...SHARP_PHONE, deviceScaleFactor: 1, ...STILL };

/** A page with galleries, and what a visitor does and sees there. Pictures count from 1. */
export type LightboxVisit = ReturnType<typeof lightboxOn>;

/** Finds the galleries of a page, which may be opened later. */
export function lightboxOn(page: () => Page) {
  const dialog = () => page().getByRole('dialog', { name: WORDS.label });
  const slides = () => dialog().getByRole('region').locator('[role="group"]');
  // The others can be seen on their way, but nothing in them can be reached.
  const slide = () => dialog().getByRole('region').locator('[role="group"]:not([inert])');
  const picture = () => slide().getByRole('img');
  const thumbnail = (gallery: string, number: number) =>
    page()
      .locator(`a[data-gallery="${gallery}"][data-index="${number - 1}"]`)
      .first();
  const zoom = () =>
    picture().evaluate(
      (image: HTMLElement) => image.getBoundingClientRect().width / image.offsetWidth,
    );

  return {
    get page() {
      return page();
    },
    /** The open lightbox. */
    get dialog() {
      return dialog();
    },
    /** The places of the pictures that are ready, from left to right. */
    get slides() {
      return slides();
    },
    /** The place of the picture that is shown. */
    get slide() {
      return slide();
    },
    /** The picture in it. */
    get picture() {
      return picture();
    },
    /** A thumbnail of the page. */
    thumbnail,
    /** Clicks a thumbnail and waits until its picture is there, or whatever stands in its place. */
    openLightbox: async (gallery: string, number: number) => {
      await thumbnail(gallery, number).click();
      await slide().locator('img, video').first().waitFor();
      await expect.poll(() => isAtRest(slide())).toBe(true);
    },
    /** Waits until a picture is shown, at rest. */
    expectSlide: async (number: number, total: number) => {
      const counter = fillIn(WORDS.counter, { index: number, total });
      await expect.poll(() => slide().getAttribute('aria-label')).toBe(counter);
      await expect.poll(() => isAtRest(slide())).toBe(true);
    },
    expectClosed: () => dialog().waitFor({ state: 'detached' }),
    /** A tool or arrow of the lightbox, by its words in content/messages.yaml. */
    button: (word: keyof typeof WORDS) =>
      dialog().getByRole('button', { name: WORDS[word], exact: true }),
    stripThumbnail: (number: number, total: number) =>
      dialog()
        .getByRole('navigation', { name: WORDS.thumbnailsLabel })
        .getByRole('button', {
          name: fillIn(WORDS.thumbnail, { index: number, total, alt: '' }).trimEnd(),
        }),
    /** How many times the picture is enlarged. */
    zoom,
    /** The same, once all that the last gesture has begun is over. */
    restingZoom: async () => {
      await twoFrames(page());
      await expect.poll(() => isAtRest(slide())).toBe(true);
      return zoom();
    },
  };
}

/**
 * One visit for the tests of a `describe`, each of which begins with the lightbox closed and ends
 * without a complaint of the browser.
 *
 * @param prepare what is to be set up before the page is opened
 */
export function useLightbox(
  route: string,
  device: Device,
  prepare?: (page: Page) => Promise<unknown>,
): LightboxVisit {
  let complaints: string[] = [];
  const visit = lightboxOn(
    useLook(route, device, {}, async (page) => {
      complaints = noteComplaints(page);
      await prepare?.(page);
    }),
  );

  afterEach(async () => {
    const heard = complaints.splice(0);
    // Closes whatever is open, however the test has left it.
    await visit.page.evaluate(() => location.replace('#'));
    await visit.expectClosed();
    expect(heard).toEqual([]);
  });
  return visit;
}

/** Lets time stand still, on a page whose clock was installed: it goes on only by `clock.runFor`. */
export async function holdTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + HEAD_START_MS);
}

/** Whether the picture stands still and is drawn; a picture that failed never is. */
function isAtRest(slide: Locator): Promise<boolean> {
  return slide.evaluate((element) => {
    const dialog = element.closest('[role="dialog"]');
    const picture = element.querySelector('img');
    const isMoving = dialog
      ?.getAnimations({ subtree: true })
      .some(({ playState }) => playState === 'running');
    return !isMoving && (picture === null || getComputedStyle(picture).opacity === '1');
  });
}

/**
 * Has the browser tell of all that moves or fades on a page from now on.
 *
 * @returns What gives the durations of the transitions of a property, or of all animations that a
 * script has begun, in milliseconds, since it was last asked for any.
 */
export async function watchAnimations(
  page: Page,
): Promise<(property?: string) => Promise<number[]>> {
  let seen: { type: string; name: string; duration: number }[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Animation.animationStarted', ({ animation: { type, name, source } }) => {
    if (source?.duration) seen.push({ type, name, duration: source.duration });
  });
  await session.send('Animation.enable');
  return async (property) => {
    await twoFrames(page);
    const wanted = seen.filter(({ type, name }) =>
      property ? name === property : type === 'WebAnimation',
    );
    seen = [];
    return wanted.map(({ duration }) => duration);
  };
}
