/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The point that stays visible: 0 is the left or top edge, 1 the right or bottom edge. */
export interface Focus {
  x: number;
  y: number;
}

/** A focus point, written like CSS `object-position` in whole percent: "54% 50%". */
export const FOCUS_POINT = /^(100|\d{1,2})% (100|\d{1,2})%$/u;
export const DEFAULT_FOCUS = '50% 50%';

/** @param focus a `FOCUS_POINT` */
export function parseFocus(focus: string): Focus {
  const [x = NaN, y = NaN] = focus.split(' ').map(Number.parseFloat);
  return { x: x / 100, y: y / 100 };
}

/**
 * The rectangle that CSS `object-fit: cover` shows in a box of this ratio (width by height).
 *
 * @param zoom above 1 shows a detail around the focus point
 */
export function cropToRatio(source: Size, ratio: number, { x, y }: Focus, zoom = 1) {
  const { width: fullWidth, height: fullHeight } = source;
  const width = Math.max(1, Math.round(Math.min(fullWidth, fullHeight * ratio) / zoom));
  const height = Math.max(1, Math.round(Math.min(fullHeight, fullWidth / ratio) / zoom));
  return {
    width,
    height,
    left: Math.round((fullWidth - width) * x),
    top: Math.round((fullHeight - height) * y),
  };
}

/** The requested size, or the largest of the same ratio that does not enlarge the source. */
export function withoutEnlarging({ width, height }: Size, source: Size): Size {
  const scale = Math.min(1, source.width / width, source.height / height);
  if (scale === 1) return { width, height };
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
