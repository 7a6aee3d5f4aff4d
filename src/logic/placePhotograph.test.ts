import { expect, test } from 'vitest';
import { placePhotograph } from './placePhotograph.ts';

const PHOTOGRAPH = { width: 2400, height: 1350 };
const CENTRE = { x: 0.5, y: 0.5 };

test('a box of the same ratio shows the whole photograph', () => {
  const placed = placePhotograph(PHOTOGRAPH, PHOTOGRAPH, { width: 1200, height: 675 }, CENTRE);
  expect(placed).toMatchObject({ scale: 0.5, left: 0, top: 0 });
});

test('a lower box hides the same at the top and at the bottom', () => {
  const placed = placePhotograph(PHOTOGRAPH, PHOTOGRAPH, { width: 1200, height: 600 }, CENTRE);
  expect(placed).toMatchObject({ scale: 0.5, left: 0, top: -37.5 });
});

test('a phone shows a square of the photograph around its focus point', () => {
  const square = { width: 840, height: 840 };
  const focus = { x: 0.86, y: 0.85 };
  const placed = placePhotograph(PHOTOGRAPH, square, { width: 370, height: 370 }, focus);
  expect(placed.crop).toEqual({ left: 903, top: 0, width: 1350, height: 1350 });
  expect(placed.scale).toBeCloseTo(370 / 1350);
  expect(placed.left).toBeCloseTo(-903 * (370 / 1350));
});

test('a box that is higher than its crop keeps the focus point in sight', () => {
  const square = { width: 840, height: 840 };
  const placed = placePhotograph(PHOTOGRAPH, square, { width: 300, height: 400 }, { x: 1, y: 0 });
  expect(placed.scale).toBeCloseTo(400 / 1350);
  expect(placed.left + 2400 * placed.scale).toBeCloseTo(300);
});
