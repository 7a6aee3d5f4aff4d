import { expect, it } from 'vitest';
import { moveFocus, NO_EDIT, pixelsOf } from './photoEdit.ts';

const LEFT_HALF = { left: 0, top: 0, width: 0.5, height: 1 };

it('keeps a focus point on the same spot when its photograph is turned', () => {
  const quarter = { ...NO_EDIT, turns: 1 };
  // The upper edge is the right edge then.
  expect(moveFocus('25% 0%', NO_EDIT, quarter)).toBe('100% 25%');
  expect(moveFocus('100% 25%', quarter, NO_EDIT)).toBe('25% 0%');
});

it('moves a focus point with the crop, to the edge if its spot was cropped away', () => {
  const after = { turns: 0, crop: LEFT_HALF };
  expect(moveFocus('25% 50%', NO_EDIT, after)).toBe('50% 50%');
  expect(moveFocus('90% 50%', NO_EDIT, after)).toBe('100% 50%');
  expect(moveFocus('50% 50%', after, NO_EDIT)).toBe('25% 50%');
});

it('crops whole pixels inside the picture', () => {
  expect(pixelsOf(LEFT_HALF, 101, 80)).toEqual({ left: 0, top: 0, width: 51, height: 80 });
  const corner = { left: 0.999, top: 0.5, width: 0.001, height: 0.5 };
  expect(pixelsOf(corner, 100, 80)).toEqual({ left: 99, top: 40, width: 1, height: 40 });
});
