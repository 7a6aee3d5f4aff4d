import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingersOn } from '../support/fingers.ts';
import {
  DESKTOP,
  holdTime,
  MOVING_DESKTOP,
  PHONE,
  useLightbox,
  watchAnimations,
} from '../support/lightboxVisit.ts';

/* The constants of the specification, section 9, as a visitor's browser shows them. */

describe('at rest', () => {
  const visit = useLightbox('/home-space-organizing', DESKTOP);
  beforeEach(() => visit.openLightbox('organizing', 4));

  it('the stage has two pictures ready on each side', async () => {
    expect(await visit.slides.count()).toBe(5);
  });

  it('the stage keeps 16 px around a picture', async () => {
    const stage = await visit.slide.boundingBox();
    const picture = await visit.picture.boundingBox();
    const free = (side: 'width' | 'height') => (stage?.[side] ?? 0) - (picture?.[side] ?? 0);
    expect(Math.min(free('width'), free('height'))).toBeCloseTo(2 * 16, 0);
  });

  it('the stage keeps 30 % of its width between two pictures', async () => {
    const [left, right] = await Promise.all([2, 3].map((n) => visit.slides.nth(n).boundingBox()));
    expect(left?.width).toBe(1440);
    expect((right?.x ?? 0) - (left?.x ?? 0) - 1440).toBeCloseTo(0.3 * 1440, 0);
  });

  it('the strip shows thumbnails of 120 x 80, with border 1, radius 4 and padding 4', async () => {
    const shown = await visit.stripThumbnail(3, 7).evaluate((element) => {
      const style = getComputedStyle(element);
      const { width, height, padding, borderTopWidth, borderTopLeftRadius } = style;
      return { width, height, padding, borderTopWidth, borderTopLeftRadius };
    });
    expect(shown).toEqual({
      width: '120px',
      height: '80px',
      padding: '4px',
      borderTopWidth: '1px',
      borderTopLeftRadius: '4px',
    });
  });

  it('the strip shows the whole gallery in the middle, wherever one is in it', async () => {
    const middle = async (number: number) => {
      const { x = 0, width = 0 } = (await visit.stripThumbnail(number, 7).boundingBox()) ?? {};
      return x + width / 2;
    };
    expect(await middle(4)).toBe(1440 / 2);
    expect((await middle(1)) + (await middle(7))).toBe(1440);
    await visit.stripThumbnail(7, 7).click();
    await visit.expectSlide(7, 7);
    expect(await middle(4)).toBe(1440 / 2);
  });

  it('the strip keeps 16 px between thumbnails, at the bottom', async () => {
    const [first, second] = await Promise.all(
      [2, 3].map((number) => visit.stripThumbnail(number, 7).boundingBox()),
    );
    expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBe(16);
    expect(first?.y).toBeGreaterThan(750);
  });
});

describe('with motion', () => {
  const visit = useLightbox('/portfolio', MOVING_DESKTOP, (page) => page.clock.install());

  it('the lightbox fades for 250 ms, slides for 500 and zooms for 500', async () => {
    const durations = await watchAnimations(visit.page);
    await visit.openLightbox('garage-oasis', 1);
    expect(await durations('lightbox-ground')).toEqual([250]);
    await visit.button('next').click();
    await visit.expectSlide(2, 4);
    expect(new Set(await durations())).toEqual(new Set([500]));
    await visit.button('zoomIn').click();
    await visit.restingZoom();
    expect(await durations()).toEqual([500]);
  });

  it('the lightbox keeps the picture for 250 ms after closing', async () => {
    await visit.openLightbox('garage-oasis', 1);
    await holdTime(visit.page);
    await visit.page.keyboard.press('Escape');
    await visit.page.clock.runFor(249);
    expect(await visit.dialog.count()).toBe(1);
    await visit.page.clock.runFor(1);
    await visit.expectClosed();
    await visit.page.clock.resume();
  });
});

describe('without motion', () => {
  const visit = useLightbox('/portfolio', DESKTOP);

  it('everything changes at once', async () => {
    const durations = await watchAnimations(visit.page);
    await visit.openLightbox('garage-oasis', 1);
    await visit.button('next').click();
    await visit.expectSlide(2, 4);
    await visit.button('zoomIn').click();
    await visit.restingZoom();
    await visit.button('close').click();
    await visit.expectClosed();
    expect([...(await durations('opacity')), ...(await durations())]).toEqual([]);
  });
});

describe('the slideshow', () => {
  const visit = useLightbox('/portfolio', DESKTOP, (page) => page.clock.install());
  const { button, expectSlide } = visit;
  const pass = (milliseconds: number) => visit.page.clock.runFor(milliseconds);

  beforeEach(async () => {
    await visit.openLightbox('garage-oasis', 2);
    await holdTime(visit.page);
  });
  afterEach(() => visit.page.clock.resume());

  /** A tool obeys once it has been seen that it was pressed: within the next frame, to a millisecond. */
  async function press(tool: 'play' | 'pause'): Promise<void> {
    await button(tool).click();
    const other = button(tool === 'play' ? 'pause' : 'play');
    await expect.poll(() => pass(1).then(() => other.isVisible())).toBe(true);
  }

  it('plays only when it is asked to, and stops where it is paused', async () => {
    await pass(10_000);
    await expectSlide(2, 4);
    await press('play');
    await press('pause');
    await pass(10_000);
    await expectSlide(2, 4);
    await button('play').waitFor();
  });

  it('advances every 3000 ms and stops at the end', async () => {
    await press('play');
    await pass(2998);
    await expectSlide(2, 4);
    await pass(2);
    await expectSlide(3, 4);
    await pass(2999);
    await expectSlide(3, 4);
    await pass(1);
    await expectSlide(4, 4);
    await pass(10_000);
    await expectSlide(4, 4);
    expect(await button('play').isDisabled()).toBe(true);
  });
});

describe('zooming', () => {
  const visit = useLightbox('/portfolio', PHONE);
  const { button, zoom } = visit;
  const shownWidth = 390 - 2 * 16;
  const maximum = 1920 / shownWidth;

  beforeEach(() => visit.openLightbox('garage-oasis', 1));

  it('doubles with every step, from the whole picture to one pixel of it on one of the screen', async () => {
    expect(await button('zoomOut').isDisabled()).toBe(true);
    for (const step of [2, 4, maximum]) {
      expect(await button('zoomIn').isEnabled()).toBe(true);
      await button('zoomIn').click();
      await expect.poll(zoom).toBeCloseTo(step, 1);
    }
    expect(await button('zoomIn').isDisabled()).toBe(true);
    for (const step of [maximum / 2, maximum / 4, 1]) {
      await button('zoomOut').click();
      await expect.poll(zoom).toBeCloseTo(step, 1);
    }
    expect(await button('zoomOut').isDisabled()).toBe(true);
  });

  it('begins anew with every picture', async () => {
    await button('zoomIn').click();
    await expect.poll(zoom).toBe(2);
    await button('next').click();
    await visit.expectSlide(2, 4);
    expect(await zoom()).toBe(1);
  });

  it('moves by 50 px of the picture with an arrow, and stays on it', async () => {
    await button('zoomIn').click();
    await expect.poll(zoom).toBe(2);
    const left = async () => (await visit.picture.boundingBox())?.x ?? 0;
    const before = await left();
    await visit.page.keyboard.press('ArrowLeft');
    await expect.poll(left).toBeCloseTo(before + 2 * 50, 1);
    await visit.expectSlide(1, 4);
  });

  it('reaches the maximum with two double taps, and returns with the third', async () => {
    for (const step of [Math.sqrt(maximum), maximum, 1]) {
      await tapTwice(100);
      await expect.poll(zoom).toBeCloseTo(step, 1);
    }
  });

  it('enlarges what is touched, where it is touched', async () => {
    const place = await visit.picture.boundingBox();
    if (!place) throw new Error('There is no picture.');
    // The first is a touch in the middle, the others beside it, and none so near to an edge that it would show.
    for (const [across, down] of [
      [0.5, 0.5],
      [0.4, 0.45],
      [0.6, 0.55],
    ] as const) {
      const at = { x: place.x + place.width * across, y: place.y + place.height * down };
      await tapTwice(100, at);
      await expect.poll(zoom).toBeGreaterThan(1);
      const { x, y, width, height } = (await visit.picture.boundingBox()) ?? place;
      expect((at.x - x) / width).toBeCloseTo(across, 2);
      expect((at.y - y) / height).toBeCloseTo(down, 2);
      for (const step of [maximum, 1]) {
        await tapTwice(100, at);
        await expect.poll(zoom).toBeCloseTo(step, 1);
      }
    }
  });

  it('takes two taps for a double tap within 300 ms only', async () => {
    await tapTwice(305);
    expect(await visit.restingZoom()).toBe(1);
    await tapTwice(295);
    await expect.poll(zoom).toBeGreaterThan(1);
  });

  it('follows the wheel with Control only: 100 px for its own size', async () => {
    await visit.slide.hover();
    await visit.page.mouse.wheel(0, -50);
    expect(await visit.restingZoom()).toBe(1);
    await visit.page.keyboard.down('Control');
    await visit.page.mouse.wheel(0, -50);
    await visit.page.keyboard.up('Control');
    await expect.poll(zoom).toBeCloseTo(1.5, 2);
  });

  it('follows two fingers: 100 px for its own size', async () => {
    const touch = await fingersOn(visit.page);
    const across = (...places: number[]) => places.map((x, id) => ({ x, y: 520, id }));
    await touch('touchStart', across(100, 200));
    await touch('touchMove', across(100, 250));
    await expect.poll(zoom).toBeCloseTo(1.5, 2);
    await touch('touchEnd');
  });

  /** Two touches in one place, the second `gapMs` after the first by the clock of the events. */
  async function tapTwice(gapMs: number, at = { x: 195, y: 520 }): Promise<void> {
    const touch = await fingersOn(visit.page);
    // Past the time in which the last tap could be the first of these.
    const start = Date.now() / 1000 + lastTap;
    lastTap += 5;
    for (const timestamp of [start, start + gapMs / 1000]) {
      await touch('touchStart', [at], { timestamp });
      await touch('touchEnd', [], { timestamp: timestamp + 0.01 });
    }
  }
  let lastTap = 0;
});

describe('a double click', () => {
  const visit = useLightbox('/portfolio', DESKTOP);

  it.each([
    ['enlarges when it takes less than 500 ms', 495, true],
    ['is two clicks when it takes longer', 505, false],
  ])('%s', async (_, gapMs, isEnlarged) => {
    await visit.openLightbox('garage-oasis', 1);
    const mouse = await visit.page.context().newCDPSession(visit.page);
    const start = Date.now() / 1000;
    for (const timestamp of [start, start + gapMs / 1000]) {
      for (const type of ['mousePressed', 'mouseReleased'] as const) {
        const click = { type, x: 720, y: 400, button: 'left', clickCount: 1, timestamp } as const;
        await mouse.send('Input.dispatchMouseEvent', click);
      }
    }
    if (isEnlarged) await expect.poll(visit.zoom).toBeGreaterThan(1);
    else expect(await visit.restingZoom()).toBe(1);
  });
});
