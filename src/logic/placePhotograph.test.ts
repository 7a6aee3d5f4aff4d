import { expect, test } from 'vitest';
import { type Box, placePhotograph } from './placePhotograph.ts';

const PHOTOGRAPH = { width: 2400, height: 1350 };
const CENTRE = { x: 0.5, y: 0.5 };

function boxOf(width: number, height: number): Box {
  return { left: 0, top: 0, width, height };
}

test('a box of the same ratio shows the whole photograph', () => {
  const placed = placePhotograph(PHOTOGRAPH, PHOTOGRAPH, boxOf(1200, 675), CENTRE, 1);
  expect(placed).toMatchObject({ scale: { x: 0.5, y: 0.5 }, left: 0, top: 0 });
});

test('a lower box hides the same at the top and at the bottom', () => {
  const placed = placePhotograph(PHOTOGRAPH, PHOTOGRAPH, boxOf(1200, 601), CENTRE, 1);
  expect(placed).toMatchObject({ scale: { x: 0.5, y: 0.5 }, left: 0, top: -37 });
});

test('a phone shows a square of the photograph around its focus point', () => {
  const square = { width: 840, height: 840 };
  const focus = { x: 0.86, y: 0.85 };
  const box = { left: 20, top: 400, width: 370, height: 370 };
  const placed = placePhotograph(PHOTOGRAPH, square, box, focus, 3);
  expect(placed.crop).toEqual({ left: 903, top: 0, width: 1350, height: 1350 });
  expect(placed.scale.x).toBeCloseTo(370 / 1350);
  expect(placed.left).toBeCloseTo(20 - 903 * (370 / 1350));
  expect(placed.top).toBeCloseTo(400);
});

test('a box that is higher than its crop keeps the focus point in sight', () => {
  const square = { width: 840, height: 840 };
  const placed = placePhotograph(PHOTOGRAPH, square, boxOf(300, 400), { x: 1, y: 0 }, 1);
  expect(placed.scale.y).toBeCloseTo(400 / 1350);
  expect(placed.left + 2400 * placed.scale.x).toBeCloseTo(300);
});

test('a photograph begins and ends on whole pixels of the screen', () => {
  const box = { left: 10.3, top: 20.4, width: 300, height: 208 };
  const square = { width: 840, height: 840 };
  const { left, top, scale, crop } = placePhotograph(PHOTOGRAPH, square, box, { x: 0, y: 0.85 }, 2);
  expect((left + crop.left * scale.x) * 2).toBeCloseTo(21);
  expect((top + crop.height * scale.y) * 2).toBeCloseTo(484);
});
