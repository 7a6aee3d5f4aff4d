import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fingersOn } from '../support/fingers.ts';
import { holdTime, PHONE, useLightbox } from '../support/lightboxVisit.ts';
import type { Point, Touch } from '../support/fingers.ts';

const MIDDLE = { x: 195, y: 300 };
/** The first 31 px start a gesture; what counts begins there. */
const START = 31;
/** Where a swipe goes on, however slow it is. */
const ENOUGH = 0.3 * 390;
/** A swipe is fast while it takes less than a slide does. */
const LONGEST_FAST_MS = 499;

const visit = useLightbox('/portfolio', PHONE, (page) => page.clock.install());
const { expectSlide, stripThumbnail } = visit;
let send: Touch;
let rest: Point;

beforeAll(async () => {
  send = await fingersOn(visit.page);
});
beforeEach(async () => {
  await visit.openLightbox('garage-oasis', 2);
  rest = await picturePosition();
});

describe('a swipe', () => {
  it('starts at 30 px', async () => {
    await touch();
    await moveTo({ x: -30 });
    await moveTo({ x: -29 });
    expect(await pictureOffset()).toEqual({ x: 0, y: 0 });
    await moveTo({ x: -31 });
    await moveTo({ x: -51 });
    await expect.poll(pictureOffset).toEqual({ x: -20, y: 0 });
    await lift();
  });

  it.each([
    ['goes on at 30 % of the width, however slow', -(ENOUGH + 2), LONGEST_FAST_MS + 1, 3],
    ['goes back to the right', ENOUGH + 2, LONGEST_FAST_MS + 1, 1],
    ['does not go on below that', -(ENOUGH - 2), LONGEST_FAST_MS + 1, 2],
    ['goes on above 5 px when it is fast', -6, LONGEST_FAST_MS, 3],
    ['does not go on at 5 px, fast as it may be', -5, 0, 2],
  ])('%s', async (_, distance, takesMs, number) => {
    await swipe(distance, takesMs);
    await expectSlide(number, 4);
    await expect.poll(pictureOffset).toMatchObject({ y: 0 });
  });

  it('does not leave the gallery', async () => {
    for (const number of [3, 4]) {
      await stripThumbnail(number, 4).click();
      await expectSlide(number, 4);
    }
    await swipe(-150, 0);
    await expectSlide(4, 4);
  });
});

describe('a pull downwards', () => {
  async function pull(distance: number): Promise<void> {
    await touch();
    await moveTo({ y: Math.sign(distance) * START });
    await moveTo({ y: Math.sign(distance) * START + distance });
  }

  it('closes above 60 px', async () => {
    await pull(61);
    await lift();
    await visit.expectClosed();
  });

  it('springs back at 60 px', async () => {
    await pull(60);
    await expect.poll(pictureOffset).toEqual({ x: 0, y: 60 });
    await lift();
    await expectSlide(2, 4);
    await expect.poll(pictureOffset).toEqual({ x: 0, y: 0 });
  });

  it('is not an upward one', async () => {
    await pull(-170);
    await lift();
    await expectSlide(2, 4);
  });
});

it.each([
  ['leaves the picture alone when a finger moves along the strip', { x: -140, y: 0 }],
  ['does not close when the strip is pulled downwards', { x: 0, y: START + 61 }],
])('%s', async (_, { x, y }) => {
  const box = await stripThumbnail(3, 4).boundingBox();
  const from = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 };
  await send('touchStart', [from]);
  for (const part of [1 / 4, 1 / 2, 1]) {
    await send('touchMove', [{ x: from.x + part * x, y: from.y + part * y }]);
  }
  await lift();
  await expectSlide(2, 4);
});

async function swipe(distance: number, takesMs: number): Promise<void> {
  try {
    await holdTime(visit.page);
    await touch();
    await moveTo({ x: Math.sign(distance) * START });
    await moveTo({ x: Math.sign(distance) * START + distance });
    await visit.page.clock.runFor(takesMs);
    await lift();
  } finally {
    await visit.page.clock.resume();
  }
}

function touch(): Promise<unknown> {
  return send('touchStart', [MIDDLE]);
}

function moveTo({ x = 0, y = 0 }: Partial<Point>): Promise<unknown> {
  return send('touchMove', [{ x: MIDDLE.x + x, y: MIDDLE.y + y }]);
}

function lift(): Promise<unknown> {
  return send('touchEnd');
}

async function picturePosition(): Promise<Point> {
  const { x = 0, y = 0 } = (await visit.picture.boundingBox()) ?? {};
  return { x, y };
}

/** How far the finger has moved the picture, in pixels. */
async function pictureOffset(): Promise<Point> {
  const { x, y } = await picturePosition();
  return { x: Math.round(x - rest.x), y: Math.round(y - rest.y) };
}
