import { fingersOn } from '../support/fingers.ts';
import { STILL_PHONE, stopTime, test } from '../support/lightbox.ts';
import { expect } from '../support/test.ts';
import type { GalleryFile } from '../../src/logic/slides.ts';
import type { Locator } from '../support/test.ts';

const PHONE_WIDTH = STILL_PHONE.viewport.width;
const MIDDLE = { x: PHONE_WIDTH / 2, y: 300 };
/** The library measures a gesture from here on. */
const START = 31;
/** A swipe is fast while it takes less than the 500 ms of a slide. */
const FAST_MS = 499;
const SLOW_MS = 500;

test.use(STILL_PHONE);
test.beforeEach(({ page }) => page.goto('/portfolio'));

test('zooms from the whole picture to its pixels and starts anew on the next', async ({
  lightbox,
}) => {
  const { button, expectZoom } = lightbox;
  await lightbox.open('garage-oasis', 1);
  const max = await maxZoomOf(lightbox.picture);
  await expect(button('zoomOut')).toBeDisabled();
  for (const zoom of [2, 4, max].filter((step) => step <= max)) {
    await button('zoomIn').click();
    await expectZoom(zoom);
  }
  await expect(button('zoomIn')).toBeDisabled();
  await button('zoomOut').click();
  await expectZoom(max / 2);
  await button('next').click();
  await lightbox.expectSlide(2, 4);
  await expectZoom(1);
  await expect(button('zoomOut')).toBeDisabled();
});

test('zooms with plus and minus, and moves by 50 px with an arrow key', async ({
  page,
  lightbox,
}) => {
  await lightbox.open('garage-oasis', 1);
  await page.keyboard.press('+');
  await lightbox.expectZoom(2);
  const left = async () => (await lightbox.picture.boundingBox())?.x ?? 0;
  const before = await left();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(left).toBeCloseTo(before + 2 * 50, 1);
  await lightbox.expectSlide(1, 4);
  await page.keyboard.press('-');
  await lightbox.expectZoom(1);
});

test('zooms in two steps by double taps within 300 ms, and out by the third', async ({
  page,
  lightbox,
}) => {
  const send = await fingersOn(page);
  let timestamp = Date.now() / 1000;
  const tapTwice = async (gapMs: number) => {
    timestamp += 5;
    for (const time of [timestamp, timestamp + gapMs / 1000]) {
      await send('touchStart', [{ x: 195, y: 420 }], { timestamp: time });
      await send('touchEnd', [], { timestamp: time + 0.01 });
    }
  };
  await lightbox.open('garage-oasis', 1);
  const max = await maxZoomOf(lightbox.picture);
  await tapTwice(305);
  for (const zoom of [Math.sqrt(max), max, 1]) {
    await tapTwice(295);
    await lightbox.expectZoom(zoom);
  }
});

test('zooms with two fingers: 100 px add one picture width', async ({ page, lightbox }) => {
  const send = await fingersOn(page);
  const across = (...places: number[]) => places.map((x, id) => ({ x, y: 420, id }));
  await lightbox.open('garage-oasis', 1);
  await send('touchStart', across(100, 200));
  await send('touchMove', across(100, 250));
  await lightbox.expectZoom(1.5, 2);
  await send('touchEnd');
});

test('goes on after a swipe over 30 % of the width, or a fast one over 5 px', async ({
  page,
  lightbox,
}) => {
  await page.clock.install();
  await page.reload();
  const send = await fingersOn(page);
  const moveTo = (x: number) => send('touchMove', [{ x: MIDDLE.x + x, y: MIDDLE.y }]);
  const swipe = async (distance: number, takesMs: number) => {
    await stopTime(page);
    await send('touchStart', [MIDDLE]);
    await moveTo(Math.sign(distance) * START);
    await moveTo(Math.sign(distance) * START + distance);
    await page.clock.runFor(takesMs);
    await send('touchEnd');
    await page.clock.resume();
  };
  await lightbox.open('garage-oasis', 2);
  const offset = await offsetsOf(lightbox.picture);

  await send('touchStart', [MIDDLE]);
  await moveTo(-30);
  await moveTo(-29);
  expect(await offset()).toEqual({ x: 0, y: 0 });
  await moveTo(-31);
  await moveTo(-51);
  await expect.poll(offset).toEqual({ x: -20, y: 0 });
  await moveTo(-31);
  await send('touchEnd');

  const enough = 0.3 * PHONE_WIDTH;
  for (const [distance, takesMs, number] of [
    [-(enough - 2), SLOW_MS, 2],
    [-(enough + 2), SLOW_MS, 3],
    [enough + 2, SLOW_MS, 2],
    [-5, 0, 2],
    [-6, SLOW_MS, 2],
    [-6, FAST_MS, 3],
    [-6, FAST_MS, 4],
    [-150, 0, 4],
  ] as const) {
    await swipe(distance, takesMs);
    await lightbox.expectSlide(number, 4);
  }
});

test('closes when a finger pulls the picture down by more than 60 px', async ({
  page,
  lightbox,
}) => {
  const send = await fingersOn(page);
  const pull = async (from: { x: number; y: number }, distance: number) => {
    const start = Math.sign(distance) * START;
    await send('touchStart', [from]);
    await send('touchMove', [{ x: from.x, y: from.y + start }]);
    await send('touchMove', [{ x: from.x, y: from.y + start + distance }]);
  };
  await lightbox.open('garage-oasis', 2);
  const offset = await offsetsOf(lightbox.picture);
  await pull(MIDDLE, -170);
  await send('touchEnd');
  const { x = 0, y = 0 } = (await lightbox.stripThumbnail(3, 4).boundingBox()) ?? {};
  await pull({ x: x + 20, y: y + 10 }, 61);
  await send('touchEnd');
  await lightbox.expectSlide(2, 4);
  await pull(MIDDLE, 60);
  await expect.poll(offset).toEqual({ x: 0, y: 60 });
  await send('touchEnd');
  await expect.poll(offset).toEqual({ x: 0, y: 0 });
  await pull(MIDDLE, 61);
  await send('touchEnd');
  await lightbox.expectClosed();
});

test('zooms with the wheel only while Control is held', async ({ page, lightbox }) => {
  await lightbox.open('garage-oasis', 1);
  await lightbox.slide.hover();
  await page.mouse.wheel(0, -20);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -20);
  await page.keyboard.up('Control');
  await lightbox.expectZoom(1.2, 2);
});

/** The zoom at which one pixel of the file is one pixel of the screen. */
async function maxZoomOf(picture: Locator): Promise<number> {
  const file = await picture.page().request.get('/galleries/garage-oasis.json');
  const { avif } = (await file.json()) as GalleryFile;
  return (avif[0]?.width ?? 0) / ((await picture.boundingBox())?.width ?? 0);
}

/** How far a finger has moved the picture from where it is now. */
async function offsetsOf(picture: Locator) {
  const position = async () => (await picture.boundingBox()) ?? { x: 0, y: 0 };
  const rest = await position();
  return async () => {
    const { x, y } = await position();
    return { x: Math.round(x - rest.x), y: Math.round(y - rest.y) };
  };
}
