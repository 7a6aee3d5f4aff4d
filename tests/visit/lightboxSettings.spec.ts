import { SETTINGS } from '../../src/islands/Lightbox/settings.ts';
import { STILL_DESKTOP, test } from '../support/lightbox.ts';
import { stopTime } from '../support/pausing.ts';
import { expect } from '../support/test.ts';

const FRAME_MS = 20;

test.use(STILL_DESKTOP);

test('gives the library the settings of the specification, section 9', () => {
  expect(SETTINGS).toMatchObject({
    carousel: { finite: true, preload: 2, padding: '16px', spacing: '30%', imageFit: 'contain' },
    animation: { fade: 250, swipe: 500, zoom: 500 },
    controller: { closeOnEscape: true, closeOnPullDown: true },
    slideshow: { autoplay: false, delay: 3000 },
    thumbnails: {
      position: 'bottom',
      width: 120,
      height: 80,
      hidden: false,
      border: 1,
      borderRadius: 4,
      padding: 4,
      gap: 16,
    },
    zoom: {
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
    },
  });
});

test('plays the slideshow every 3000 ms, to the end, only after Play', async ({
  page,
  lightbox,
}) => {
  const { button, expectSlide } = lightbox;
  const pass = (milliseconds: number) => page.clock.runFor(milliseconds);
  const press = async (tool: 'play' | 'pause', other: 'play' | 'pause') => {
    await button(tool).click();
    await expect(async () => {
      await pass(FRAME_MS);
      await expect(button(other)).toBeVisible({ timeout: 100 });
    }).toPass();
  };
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
    await pass(2800);
    await expectSlide(number - 1, 4);
    await pass(200);
    await expectSlide(number, 4);
  }
  await expect(button('play')).toBeDisabled();
});
