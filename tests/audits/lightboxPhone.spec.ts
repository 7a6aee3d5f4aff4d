import { messages } from '../support/content.ts';
import { STILL_PHONE, test } from '../support/lightbox.ts';
import { stopTime } from '../support/pausing.ts';
import { expect, type Locator } from '../support/test.ts';
import { touchscreenOn } from '../support/touch.ts';
import type { GalleryFile } from '../../src/data/gallery.ts';

const PHONE_WIDTH = STILL_PHONE.viewport.width;
/** Below the picture, where double taps do not zoom. */
const MIDDLE = { x: PHONE_WIDTH / 2, y: 560 };
/** A gesture starts after 30 px; distances count from there. */
const START = 31;
/** Too slow for a fast swipe, which takes less than 500 ms. */
const SLOW_MS = 500;

test.use(STILL_PHONE);
test.beforeEach(({ page }) => page.goto('/portfolio'));

test('zooms by buttons, keys and wheel, and resets on the next one', async ({ page, lightbox }) => {
  const { button, expectZoom, picture } = lightbox;
  await lightbox.open('garage-oasis', 1);
  const max = await maxZoomOf(picture);
  await button('more').click();
  await expect(button('zoomOut')).toBeDisabled();
  await lightbox.slide.hover();
  await page.mouse.wheel(0, -20);
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

  await page.keyboard.press('+');
  await expectZoom(2);
  const left = async () => (await picture.boundingBox())?.x ?? 0;
  const before = await left();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(left).toBeCloseTo(before + 2 * 50, 1);
  await lightbox.expectSlide(2, 4);
  await page.keyboard.press('-');
  await expectZoom(1);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -20);
  await page.keyboard.up('Control');
  await expectZoom(1.2, 2);
});

test('zooms by double taps within 300 ms, and by two fingers', async ({ page, lightbox }) => {
  const send = await touchscreenOn(page);
  await lightbox.open('garage-oasis', 1);
  let timestamp = Date.now() / 1000;
  const tapTwice = async (gapMs: number) => {
    timestamp += 5;
    for (const time of [timestamp, timestamp + gapMs / 1000]) {
      await send('touchStart', [{ x: 195, y: 420 }], { timestamp: time });
      await send('touchEnd', [], { timestamp: time + 0.01 });
    }
  };
  const max = await maxZoomOf(lightbox.picture);
  await tapTwice(305);
  for (const zoom of [Math.sqrt(max), max, 1]) {
    await tapTwice(295);
    await lightbox.expectZoom(zoom);
  }

  const fingers = (distance: number) => [
    { id: 0, x: 100, y: 420 },
    { id: 1, x: 100 + distance, y: 420 },
  ];
  await send('touchStart', fingers(100));
  await send('touchMove', fingers(200));
  await lightbox.expectZoom(2);
  await send('touchMove', fingers(100));
  await lightbox.expectZoom(1);
  await send('touchEnd');
});

test('covers the stage around its point if the gallery says so', async ({ page, lightbox }) => {
  await page.route('**/galleries/garage-oasis.json', async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as GalleryFile;
    Object.assign(file.slides[0] ?? {}, { imageFit: 'cover', focus: '20% 70%' });
    await route.fulfill({ response, json: file });
  });
  await lightbox.open('garage-oasis', 1);
  const { width, height } = (await lightbox.picture.boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBe(PHONE_WIDTH - 2 * 16);
  expect(height).toBeGreaterThan(width);
  await expect(lightbox.picture).toHaveCSS('object-fit', 'cover');
  await expect(lightbox.picture).toHaveCSS('object-position', '20% 70%');
});

test('fills the phone with the picture on request', async ({ lightbox }) => {
  const { button, picture } = lightbox;
  const shareOfWindow = async () => {
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    return (width * height) / (PHONE_WIDTH * STILL_PHONE.viewport.height);
  };
  await lightbox.open('garage-oasis', 1);
  expect(await shareOfWindow()).toBeLessThan(0.35);
  await button('fill').click();
  await expect.poll(shareOfWindow).toBeGreaterThan(0.6);
  await button('whole').click();
  await expect.poll(shareOfWindow).toBeLessThan(0.35);
});

test('hides the thumbnails on phones, unless asked for', async ({ page, lightbox }) => {
  const { button, stripThumbnail } = lightbox;
  const turn = async () => {
    const { width, height } = page.viewportSize() ?? STILL_PHONE.viewport;
    await page.setViewportSize({ width: height, height: width });
  };
  await lightbox.open('garage-oasis', 1);
  await expect(stripThumbnail(2, 4)).toBeHidden();
  await button('more').click();
  await button('showThumbnails').click();
  await expect(stripThumbnail(2, 4)).toBeVisible();
  await button('hideThumbnails').click();
  await turn();
  await expect(stripThumbnail(2, 4)).toBeHidden();
  await button('showThumbnails').click();
  await expect(stripThumbnail(2, 4)).toBeVisible();
  await page.setViewportSize({ width: 640, height: 310 });
  await button('hideThumbnails').click();
  await expect(stripThumbnail(2, 4)).toBeHidden();
});

test('keeps the title beside its tools with large text', async ({ page, lightbox }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await lightbox.open('garage-oasis', 1);
  const covered = () =>
    lightbox.dialog.evaluate((dialog) => {
      const tools = dialog.querySelectorAll('button[title], a[title]');
      return Array.from(tools).filter((tool) => {
        const { left, top, width, height } = tool.getBoundingClientRect();
        const topmost = document.elementsFromPoint(left + width / 2, top + height / 2);
        return topmost.some((element) => element.matches('.lightbox-title, .lightbox-title *'));
      }).length;
    });
  for (const width of [700, 900, 1300]) {
    await page.setViewportSize({ width, height: 600 });
    for (const text of ['Garage oasis', '1 of 4'])
      await expect(lightbox.dialog.getByText(text, { exact: true })).toBeAttached();
    expect(await covered(), `${width} px wide`).toBe(0);
  }
});

test('swipes after 30 % of the width, or quickly after 5 px', async ({ page, lightbox }) => {
  const send = await touchscreenOn(page);
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
  await page.clock.install();
  await lightbox.open('garage-oasis', 2);
  const enough = 0.3 * PHONE_WIDTH;
  for (const [distance, takesMs, number] of [
    [-(enough - 2), SLOW_MS, 2],
    [-(enough + 2), SLOW_MS, 3],
    [enough + 2, SLOW_MS, 2],
    [-5, 0, 2],
    [-6, SLOW_MS, 2],
    [-6, SLOW_MS - 1, 3],
  ] as const) {
    await swipe(distance, takesMs);
    await lightbox.expectSlide(number, 4);
  }
  const left = async () => (await lightbox.picture.boundingBox())?.x ?? 0;
  const before = await left();
  await stopTime(page);
  await send('touchStart', [MIDDLE]);
  await moveTo(START - 2);
  expect(await left()).toBe(before);
  // The first move starts the gesture; the picture follows the next ones.
  let finger = START;
  const moveByOne = async () => {
    finger += 1;
    await moveTo(finger);
    return left();
  };
  await expect.poll(moveByOne).toBeGreaterThan(before);
  await moveTo(finger + 40);
  // The start of the gesture is a few pixels.
  await expect.poll(async () => Math.round(((await left()) - before) / 10)).toBe(4);
  await send('touchEnd');
  await page.clock.resume();
  await lightbox.expectSlide(2, 4);
});

test('closes when a finger pulls the picture down over 60 px', async ({ page, lightbox }) => {
  const send = await touchscreenOn(page);
  const pull = async (distance: number) => {
    const start = MIDDLE.y + Math.sign(distance) * START;
    await send('touchStart', [MIDDLE]);
    await send('touchMove', [{ x: MIDDLE.x, y: start }]);
    await send('touchMove', [{ x: MIDDLE.x, y: start + distance }]);
  };
  await lightbox.open('garage-oasis', 2);
  const top = async () => (await lightbox.picture.boundingBox())?.y ?? 0;
  const before = await top();
  await pull(-170);
  await send('touchEnd');
  await pull(60);
  await expect.poll(top).toBeCloseTo(before + 60, 0);
  await send('touchEnd');
  await expect.poll(top).toBeCloseTo(before, 0);
  await lightbox.expectSlide(2, 4);
  await pull(61);
  await send('touchEnd');
  await lightbox.expectClosed();
});

test('shows the pictures without a thumbnail after the last one', async ({ page, lightbox }) => {
  const { button, expectSlide, stripThumbnail, thumbnail } = lightbox;
  await page.goto('/home-space-organizing');
  const more = messages.gallery.morePictures.replace('{count}', '2');
  await expect(thumbnail('organizing', 5)).toHaveAccessibleName(new RegExp(more, 'u'));
  await lightbox.open('organizing', 5);
  await button('more').click();
  await button('showThumbnails').click();
  await stripThumbnail(4, 7).focus();
  for (const number of [6, 7]) {
    await page.keyboard.press('ArrowRight');
    await expectSlide(number, 7);
    await expect(stripThumbnail(number, 7)).toBeFocused();
    await expect(stripThumbnail(number, 7)).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await lightbox.expectClosed();
  await expect(thumbnail('organizing', 5)).toBeFocused();
});

/** The zoom at which one pixel of the file is one pixel of the screen. */
async function maxZoomOf(picture: Locator): Promise<number> {
  const file = await picture.page().request.get('/galleries/garage-oasis.json');
  const { slides } = (await file.json()) as GalleryFile;
  return (slides[0]?.width ?? 0) / ((await picture.boundingBox())?.width ?? 0);
}
