import {
  ANIMATION,
  CAROUSEL,
  SLIDESHOW,
  THUMBNAILS,
  ZOOM,
} from '../../src/islands/Lightbox/settings.ts';
import { DESKTOP } from '../support/devices.ts';
import { STILL_DESKTOP, stopTime, test } from '../support/lightbox.ts';
import { expect } from '../support/test.ts';

/* The numbers of the specification, section 9. */

test.use(STILL_DESKTOP);

test('gives the library the settings of the specification', () => {
  expect({ ...CAROUSEL, ...ANIMATION, ...SLIDESHOW, ...ZOOM }).toMatchObject({
    finite: true,
    preload: 2,
    padding: '16px',
    spacing: '30%',
    fade: 250,
    swipe: 500,
    zoom: 500,
    autoplay: false,
    delay: 3000,
    minZoom: 1,
    maxZoomPixelRatio: 1,
    zoomInMultiplier: 2,
    doubleTapDelay: 300,
    doubleClickDelay: 500,
    doubleClickMaxStops: 2,
    keyboardMoveDistance: 50,
    wheelZoomDistanceFactor: 100,
    pinchZoomDistanceFactor: 100,
    scrollToZoom: false,
  });
  expect(THUMBNAILS).toMatchObject({
    position: 'bottom',
    width: 120,
    height: 80,
    border: 1,
    borderRadius: 4,
    padding: 4,
    gap: 16,
    hidden: false,
  });
});

test('lays out the stage and the thumbnails by the settings', async ({ page, lightbox }) => {
  const { slide, slides, stripThumbnail } = lightbox;
  await page.goto('/home-space-organizing');
  await lightbox.open('organizing', 4);
  await expect(slides).toHaveCount(1 + 2 * 2);
  const [stage, picture] = [await slide.boundingBox(), await lightbox.picture.boundingBox()];
  const free = (side: 'width' | 'height') => (stage?.[side] ?? 0) - (picture?.[side] ?? 0);
  expect.soft(Math.min(free('width'), free('height'))).toBeCloseTo(2 * 16, 0);
  const following = await slides.nth(3).boundingBox();
  const { width } = DESKTOP.viewport;
  expect.soft((following?.x ?? 0) - (stage?.x ?? 0) - width).toBeCloseTo(0.3 * width, 0);
  const css = { width: '120px', height: '80px', padding: '4px' };
  const border = { 'border-top-width': '1px', 'border-top-left-radius': '4px' };
  for (const [property, value] of Object.entries({ ...css, ...border })) {
    await expect.soft(stripThumbnail(3, 7)).toHaveCSS(property, value);
  }
  const [left, right] = [
    await stripThumbnail(3, 7).boundingBox(),
    await stripThumbnail(4, 7).boundingBox(),
  ];
  expect.soft((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)).toBe(16);
  expect.soft(left?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
});

test('plays the slideshow every 3000 ms, to the end, only after Play', async ({
  page,
  lightbox,
}) => {
  const { button, expectSlide } = lightbox;
  const pass = (milliseconds: number) => page.clock.runFor(milliseconds);
  await page.clock.install();
  await page.goto('/portfolio');
  await lightbox.open('garage-oasis', 2);
  await stopTime(page);
  await pass(10_000);
  await expectSlide(2, 4);
  await press('play', 'pause');
  await press('pause', 'play');
  await pass(10_000);
  await expectSlide(2, 4);

  await press('play', 'pause');
  for (const number of [3, 4]) {
    await pass(2990);
    await expectSlide(number - 1, 4);
    await pass(10);
    await expectSlide(number, 4);
  }
  await expect(button('play')).toBeDisabled();

  /** The button answers in the next frame of the stopped clock. */
  async function press(tool: 'play' | 'pause', other: 'play' | 'pause'): Promise<void> {
    await button(tool).click();
    await expect(async () => {
      await pass(1);
      await expect(button(other)).toBeVisible({ timeout: 1 });
    }).toPass();
  }
});
