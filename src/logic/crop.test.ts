import { describe, expect, it } from 'vitest';
import { cropToRatio, parseFocus, withoutEnlarging } from './crop.ts';

const LANDSCAPE = { width: 1920, height: 1280 };
const CENTRE = { x: 0.5, y: 0.5 };

describe('parseFocus', () => {
  it('reads two percentages', () => {
    expect(parseFocus('54% 60%')).toEqual({ x: 0.54, y: 0.6 });
  });

  it('reads the corners', () => {
    expect(parseFocus('0% 100%')).toEqual({ x: 0, y: 1 });
  });

  it.each(['', '54%', 'left top', '54 60', '101% 0%', '54% -1%', '12.5% 0%', '1% 2% 3%'])(
    'refuses "%s"',
    (position) => {
      expect(() => parseFocus(position)).toThrow(RangeError);
    },
  );
});

describe('cropToRatio', () => {
  it('cuts the sides of a picture that is too wide', () => {
    const crop = cropToRatio(LANDSCAPE, 4 / 5, CENTRE);
    expect(crop).toEqual({ left: 448, top: 0, width: 1024, height: 1280 });
  });

  it('cuts above and below a picture that is too high', () => {
    const crop = cropToRatio({ width: 800, height: 1200 }, 1, { x: 0.5, y: 0.25 });
    expect(crop).toEqual({ left: 0, top: 100, width: 800, height: 800 });
  });

  it('keeps the whole picture when the ratio is its own', () => {
    expect(cropToRatio(LANDSCAPE, 3 / 2, { x: 0.9, y: 0.1 })).toEqual({
      left: 0,
      top: 0,
      ...LANDSCAPE,
    });
  });

  it('touches the edge the focus lies on', () => {
    expect(cropToRatio(LANDSCAPE, 1, { x: 0, y: 0.5 }).left).toBe(0);
    expect(cropToRatio(LANDSCAPE, 1, { x: 1, y: 0.5 }).left).toBe(640);
  });

  it('cuts where the browser would cut', () => {
    const focus = parseFocus('54% 50%');
    const box = { width: 526, height: 657.5 };
    const shownWidth = LANDSCAPE.width * (box.height / LANDSCAPE.height);
    const leftInBrowser = (shownWidth - box.width) * focus.x;
    const leftInSource = leftInBrowser * (LANDSCAPE.height / box.height);
    expect(cropToRatio(LANDSCAPE, 4 / 5, focus).left).toBe(Math.round(leftInSource));
  });

  it('stays inside a picture of odd size', () => {
    const source = { width: 1919, height: 1279 };
    const crop = cropToRatio(source, 4 / 5, { x: 1, y: 1 });
    expect(crop.left + crop.width).toBe(source.width);
    expect(crop.top + crop.height).toBe(source.height);
  });
});

describe('withoutEnlarging', () => {
  it('leaves a size that fits', () => {
    expect(withoutEnlarging({ width: 400, height: 500 }, { width: 1024, height: 1280 })).toEqual({
      width: 400,
      height: 500,
    });
  });

  it('shrinks a size that does not fit and keeps its ratio', () => {
    expect(withoutEnlarging({ width: 2048, height: 2560 }, { width: 1024, height: 1280 })).toEqual({
      width: 1024,
      height: 1280,
    });
  });
});
