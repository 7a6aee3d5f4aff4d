import { afterEach, describe, expect, inject, it } from 'vitest';
import { settle, visit } from '../../bench/measure/visit.ts';
import { messages } from '../support/content.ts';
import { DESKTOP, MOVING, PHONE, STILL } from '../support/devices.ts';
import { fingersOn } from '../support/fingers.ts';
import { twoFrames } from '../support/frames.ts';
import { lightboxOn } from '../support/lightboxVisit.ts';
import { useMeasuringBrowser } from '../support/measuring.ts';
import { bringIntoSight, edgesOf, expectLanding, waitForRest } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';
import type { Locator, Page } from 'playwright-core';
import type { GalleryFile, Slide } from '../../src/logic/slides.ts';
import type { Device } from '../support/devices.ts';

const GALLERY = 'garage-transformation';
const { before, after } = messages.gallery;
/** How far the line is nudged, in percent, and how long that takes there and back. */
const NUDGE = 62;
const NUDGE_MS = 700;
const MOVES = 20;
/** A native slider with its track and its thumb, which the browser lays out by itself. */
const PARTS_OF_INPUT = 4;
/** The picture, its word, the line and the slider, each with what is drawn before and behind it. */
const PARTS = 12;

interface TraceEvent {
  name: string;
  args: { elementCount?: number; beginData?: { totalObjects: number } };
}

/** The block of the handle. */
const BLOCK_PX = 44;

const visits = useVisits();
const measuring = useMeasuringBrowser();
let page: Page;

async function openFrame(device: Device, motion: typeof MOVING | typeof STILL) {
  page = await visits.open('/portfolio', { ...device, ...motion });
  const slider = page.getByRole('slider', { name: `${before} / ${after}` });
  const frame = page.locator('[data-comparison]');
  /** How much of the frame shows the place before, in percent. */
  const share = () =>
    page
      .getByRole('link', { name: `${before}.` })
      .locator('img')
      .evaluate((image) => {
        const [, right = NaN] =
          /inset\(0px ([\d.]+)px/u.exec(getComputedStyle(image).clipPath) ?? [];
        return 100 * (1 - Number(right) / image.clientWidth);
      });
  return { slider, frame, share };
}

/** The places in the frame, by shares of its width, at a third of its height. */
async function placesIn(frame: Locator) {
  const { left, right, top, bottom } = await edgesOf(frame);
  const at = (part: number) => ({ x: left + (right - left) * part, y: top + (bottom - top) / 3 });
  return { at, width: right - left, height: bottom - top };
}

/** Waits until one picture lies on the other, edge on edge. */
async function expectSameBox(one: Locator, other: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [over, under] = [await edgesOf(one), await edgesOf(other)];
      const edges = ['top', 'bottom', 'left', 'right'] as const;
      return Math.max(...edges.map((edge) => Math.abs(over[edge] - under[edge])));
    })
    .toBeLessThan(1);
}

describe('the frame of before and after', () => {
  afterEach(async () => {
    if (!page.isClosed()) await page.mouse.up();
  });

  it('is divided where the handle is drawn to, and by the keyboard', async () => {
    const { slider, frame, share } = await openFrame(DESKTOP, STILL);
    await bringIntoSight(frame);
    const { at, width, height } = await placesIn(frame);
    expect([width, height]).toEqual([1440, 640]);
    expect(await share()).toBe(50);
    await page.mouse.move(at(0.5).x, at(0.5).y);
    await page.mouse.down();
    await page.mouse.move(at(0.75).x, at(0.75).y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(share).toBeCloseTo(75, 0);
    const [value, before] = [Number(await slider.inputValue()), await share()];
    await slider.press('ArrowRight');
    expect(await slider.inputValue()).toBe(String(value + 1));
    // The handle stays beside the words in the corners.
    const corner = await edgesOf(frame.getByRole('link').first().locator('span').last());
    const least = (100 * (corner.right + BLOCK_PX / 2)) / width;
    await expect.poll(share).toBeCloseTo(before + (100 - 2 * least) / 100);
    await slider.press('Home');
    await expect.poll(share).toBeCloseTo(least);
  });

  it('leads into the lightbox at its corners', async () => {
    await openFrame(DESKTOP, STILL);
    const { openLightbox, expectSlide } = lightboxOn(() => page);
    await openLightbox(GALLERY, 2);
    await expectSlide(2, 5);
  });

  it.each([
    { on: 'a phone', device: PHONE },
    { on: 'a desktop', device: DESKTOP },
  ])('goes on in the lightbox where it was left on the page, on $on', async ({ device }) => {
    const { slider, frame } = await openFrame(device, STILL);
    await bringIntoSight(frame);
    await slider.fill('70');
    const { button, openLightbox, expectSlide, slide } = lightboxOn(() => page);
    await openLightbox(GALLERY, 2);
    const inside = slide.getByRole('slider', { name: `${before} / ${after}` });
    const other = slide.locator('[data-shows]');
    const clip = () => other.evaluate((image) => getComputedStyle(image).clipPath);
    expect(await inside.inputValue()).toBe('70');
    expect(await clip()).toBe('inset(0px 30% 0px 0px)');
    // In the place of the picture it lies on.
    await expectSameBox(other, slide.getByRole('img').first());

    await inside.press('ArrowRight');
    expect(await inside.inputValue()).toBe('71');
    await expectSlide(2, 5);
    const { at } = await placesIn(other);
    await page.mouse.move(at(0.71).x, at(0.71).y);
    await page.mouse.down();
    await page.mouse.move(at(0.4).x, at(0.71).y, { steps: 5 });
    await page.mouse.up();
    await expectSlide(2, 5);
    expect(Number(await inside.inputValue())).toBeCloseTo(40, -0.5);

    // The other one of the two begins as itself, and an enlarged picture stands alone.
    await button('previous').click();
    await expectSlide(1, 5);
    await expect.poll(clip).toBe('inset(0px 0px 0px 100%)');
    await button('zoomIn').click();
    await inside.waitFor({ state: 'hidden' });
  });

  it.each([
    { imageFit: 'contain', on: 'a phone', device: PHONE },
    { imageFit: 'contain', on: 'a desktop', device: DESKTOP },
    { imageFit: 'cover', on: 'a desktop', device: DESKTOP },
  ] as const)(
    'lies in the lightbox on a picture of another shape that says "$imageFit", on $on',
    async ({ imageFit, device }) => {
      page = await visits.arrive({ ...device, ...STILL });
      await page.route(`**/galleries/${GALLERY}.json`, async (route) => {
        const response = await route.fetch();
        const file = (await response.json()) as GalleryFile;
        const reshape = ([first, second, ...rest]: Slide[]) => {
          const { width = 0, height = 0 } = second ?? {};
          const upright = { width: height, height: width, position: '30% 60%' };
          return [{ ...first, imageFit }, { ...second, ...upright }, ...rest];
        };
        await route.fulfill({ response, json: { ...file, avif: reshape(file.avif) } });
      });
      await page.goto(`/portfolio#${GALLERY}/1`);
      const { slide } = lightboxOn(() => page);
      const other = slide.locator('[data-shows]');
      await other.waitFor({ state: 'attached' });
      await expectSameBox(other, slide.getByRole('img').first());
      const point = await other.evaluate((image) => getComputedStyle(image).objectPosition);
      expect(point).toBe('30% 60%');
    },
  );

  it('moves with the layout of its slider and the style of its own few parts alone', async () => {
    await using visited = await visit(measuring().browser, `${inject('siteUrl')}/portfolio`);
    page = visited.page;
    await bringIntoSight(page.locator('[data-comparison]'));
    // Pictures that come near lay out the page when they arrive.
    await settle(page);
    const slider = page.getByRole('slider', { name: `${before} / ${after}` });
    await slider.press('ArrowRight');
    await twoFrames(page);
    await measuring().browser.startTracing(page, { categories: ['devtools.timeline'] });
    for (let press = 0; press < MOVES; press += 1) {
      await page.keyboard.press('ArrowRight');
      await twoFrames(page);
    }
    const trace = await measuring().browser.stopTracing();
    const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: TraceEvent[] };
    const called = (wanted: string) => traceEvents.filter(({ name }) => name === wanted);
    const laidOut = called('Layout').map(({ args }) => args.beginData?.totalObjects);
    expect(Math.max(...laidOut.map(Number))).toBeLessThanOrEqual(PARTS_OF_INPUT);
    const styled = called('UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0);
    expect(styled.length).toBeGreaterThanOrEqual(MOVES);
    expect(Math.max(...styled)).toBeLessThanOrEqual(PARTS);
  });

  it('is nudged once, when it is first seen', async () => {
    const { frame, share } = await openFrame(DESKTOP, MOVING);
    expect(await share()).toBe(50);
    await frame.evaluate(
      (element, middle) =>
        new Promise((resolve) => {
          element.addEventListener('animationstart', () => {
            for (const nudge of element.getAnimations({ subtree: true })) {
              nudge.pause();
              nudge.currentTime = middle;
            }
            resolve(undefined);
          });
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
        }),
      NUDGE_MS / 2,
    );
    expect(await share()).toBeCloseTo(NUDGE, -0.5);
    const seconds = await frame.evaluate(
      (element: HTMLElement) =>
        new Promise<number>((resolve) => {
          element.addEventListener('animationend', ({ elapsedTime }) => resolve(elapsedTime));
          for (const nudge of element.getAnimations({ subtree: true })) nudge.play();
        }),
    );
    expect(seconds).toBe(NUDGE_MS / 1000);
    expect(await share()).toBe(50);
  });

  it('lets a finger pass that goes down the page, and follows one that goes across', async () => {
    const { slider, frame, share } = await openFrame(PHONE, STILL);
    await bringIntoSight(frame);
    const touch = await fingersOn(page);
    const { at } = await placesIn(frame);
    const top = () => page.evaluate(() => scrollY);
    const start = await top();
    const from = at(0.3);
    await touch('touchStart', [from]);
    for (const way of [20, 60, 100, 140])
      await touch('touchMove', [{ x: from.x, y: from.y - way }]);
    await touch('touchEnd');
    await expect.poll(top).toBeGreaterThan(start + 80);
    expect(await slider.inputValue()).toBe('50');

    // What the finger has set going is still on its way.
    await waitForRest(page);
    await bringIntoSight(frame);
    await expectLanding(frame, 0, PHONE.viewport.height);
    const again = await placesIn(frame);
    await touch('touchStart', [again.at(0.5)]);
    for (const part of [0.55, 0.65, 0.75, 0.8]) await touch('touchMove', [again.at(part)]);
    await touch('touchEnd');
    await expect.poll(share).toBeCloseTo(80, -0.5);
  });
});
