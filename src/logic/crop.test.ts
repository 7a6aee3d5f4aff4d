import { expect, it } from 'vitest';
import { cropToRatio, parseFocus, withoutEnlarging } from './crop.ts';

const LANDSCAPE = { width: 1920, height: 1280 };

it('crops a tall picture above and below, and leaves one of the same ratio whole', () => {
  const crop = cropToRatio({ width: 800, height: 1200 }, 1, { x: 0.5, y: 0.25 });
  expect(crop).toEqual({ left: 0, top: 100, width: 800, height: 800 });
  expect(cropToRatio(LANDSCAPE, 3 / 2, { x: 0.9, y: 0.1 })).toEqual({
    left: 0,
    top: 0,
    ...LANDSCAPE,
  });
});

it('shows a detail around the focus point', () => {
  const crop = { left: 960, top: 320, width: 960, height: 640 };
  expect(cropToRatio(LANDSCAPE, 3 / 2, parseFocus('100% 50%'), 2)).toEqual(crop);
});

it('shows the focus point in a box of another ratio, with the same focus point', () => {
  const focus = { x: 0.86, y: 0.85 };
  for (const ratio of [4 / 5, 16 / 9]) {
    const { left, top, width, height } = cropToRatio(LANDSCAPE, ratio, focus);
    expect((focus.x * LANDSCAPE.width - left) / width).toBeCloseTo(focus.x, 2);
    expect((focus.y * LANDSCAPE.height - top) / height).toBeCloseTo(focus.y, 2);
  }
});

it.each([
  [
    { width: 600, height: 400 },
    { width: 600, height: 400 },
  ],
  [
    { width: 3840, height: 1280 },
    { width: 1920, height: 640 },
  ],
  [
    { width: 960, height: 2560 },
    { width: 480, height: 1280 },
  ],
  [{ width: 1920, height: 1280 }, LANDSCAPE],
])('never enlarges a picture to %j', (wanted, size) => {
  expect(withoutEnlarging(wanted, LANDSCAPE)).toEqual(size);
});

it('shows at least one pixel', () => {
  const crop = cropToRatio({ width: 2, height: 2 }, 1, { x: 0, y: 0 }, 100);
  expect(crop).toMatchObject({ width: 1, height: 1 });
});
