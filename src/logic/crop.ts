/** The size of a picture or of a place on the page, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The part of a picture that is kept, in whole pixels from its upper left corner. */
export interface Crop extends Size {
  left: number;
  top: number;
}

/** The point a crop holds on to: 0 is the left or upper edge, 1 the right or lower one. */
export interface Focus {
  x: number;
  y: number;
}

/** A focus point, written like CSS `object-position` in whole percent: "54% 50%". */
export const FOCUS_POINT = /^(100|\d{1,2})% (100|\d{1,2})%$/u;

/** The focus point of a picture that names none. */
export const DEFAULT_POSITION = '50% 50%';

const FULL_PERCENT = 100;

/**
 * Reads a `FOCUS_POINT`.
 * @throws {RangeError} when the text is not two whole percentages from 0% to 100%.
 */
export function parseFocus(position: string): Focus {
  const [point, x, y] = FOCUS_POINT.exec(position) ?? [];
  if (point !== undefined) return { x: Number(x) / FULL_PERCENT, y: Number(y) / FULL_PERCENT };
  throw new RangeError(
    `A focus point is two whole percentages from 0% to 100%, such as "54% 50%", not "${position}".`,
  );
}

/**
 * The part of a picture that CSS `object-fit: cover` with `object-position` would show in a box
 * of the given ratio (width divided by height), rounded to whole pixels.
 */
export function cropToRatio(source: Size, ratio: number, focus: Focus): Crop {
  const width = Math.min(source.width, Math.max(1, Math.round(source.height * ratio)));
  const height = Math.min(source.height, Math.max(1, Math.round(source.width / ratio)));
  return {
    width,
    height,
    // CSS lays the focus percentage of the picture on the same percentage of the box, so the
    // share of what is cut off is the focus itself.
    left: Math.round((source.width - width) * focus.x),
    top: Math.round((source.height - height) * focus.y),
  };
}

/** The wanted size, or the largest of the same ratio that needs no enlarging of the source. */
export function withoutEnlarging(wanted: Size, source: Size): Size {
  const { width, height } = wanted;
  const scale = Math.min(1, source.width / width, source.height / height);
  if (scale === 1) return { width, height };
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
