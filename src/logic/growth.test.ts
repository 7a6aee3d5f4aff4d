import { describe, expect, it } from 'vitest';
import { growthFrom } from './growth.ts';

/** Twice as large as the stage has room for. */
const PICTURE = { width: 1200, height: 800 };
const STAGE = { x: 100, y: 50, width: 800, height: 400 };

describe('a picture that grows', () => {
  it('begins with the part its cutting shows, in its place and size', () => {
    const box = { x: 10, y: 20, width: 200, height: 200 };
    const growth = growthFrom({ box, file: { width: 400, height: 400 } }, PICTURE, STAGE);
    // A square of 800 px out of the middle, half as large on the stage, and a quarter in its box.
    expect(growth.place).toEqual({ x: 200, y: 0, width: 400, height: 400 });
    expect(growth.cut).toBe('inset(0px 200px 0px 200px)');
    expect(growth.transform).toBe('translate(-190px, -30px) scale(0.5)');
  });

  it('ends as all of it in the middle of the stage', () => {
    const box = { x: 0, y: 0, width: 30, height: 20 };
    const { whole } = growthFrom({ box, file: { width: 3, height: 2 } }, PICTURE, STAGE);
    expect(whole).toBe('inset(0px 100px 0px 100px)');
  });

  it('knows the focus point of the cutting, and what its box trims from the middle of it', () => {
    const box = { x: 0, y: 0, width: 100, height: 50 };
    const cutting = { box, file: { width: 100, height: 100 }, position: '100% 50%' };
    const { place } = growthFrom(cutting, PICTURE, STAGE);
    expect(place).toEqual({ x: 300, y: 100, width: 400, height: 200 });
  });

  it('is not enlarged beyond its own pixels', () => {
    const box = { x: 0, y: 0, width: 30, height: 20 };
    const small = { width: 300, height: 200 };
    const { whole } = growthFrom({ box, file: small }, small, STAGE);
    expect(whole).toBe('inset(100px 250px 100px 250px)');
  });

  it('fills the stage in the end where it covers that, cut around its middle', () => {
    const box = { x: 10, y: 20, width: 200, height: 200 };
    const cover = { ...PICTURE, imageFit: 'cover' } as const;
    const { whole, place } = growthFrom({ box, file: { width: 400, height: 400 } }, cover, STAGE);
    // Two thirds as large on the stage, 533 px high, of which it has room for 400 px.
    expect(whole).toBe('inset(0px 0px 0px 0px)');
    expect([place.x, place.y, place.width].map(Math.round)).toEqual([133, -67, 533]);
  });

  it('covers no more of a large stage than it has pixels', () => {
    const box = { x: 0, y: 0, width: 30, height: 60 };
    const small = { width: 300, height: 600, imageFit: 'cover' } as const;
    const { whole } = growthFrom({ box, file: small }, small, STAGE);
    expect(whole).toBe('inset(0px 250px 0px 250px)');
  });
});
