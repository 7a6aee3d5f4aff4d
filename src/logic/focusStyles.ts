import { DEFAULT_FOCUS, FOCUS_POINT } from './crop.ts';
import { type Breakpoint, BREAKPOINT_MEDIA } from './slots.ts';

/** The focus points of narrow, middle and wide windows, written like CSS `object-position`. */
export type FocusPoints = Record<Breakpoint, string>;

/**
 * The class of a picture that CSS may crop again: "focus-54-50", or with the points of narrow,
 * middle and wide windows "focus-86-85-40-50-50-60". Undefined for centred pictures.
 */
export function focusClass(points: FocusPoints): string | undefined {
  const all = [points.narrow, points.middle, points.wide];
  const different = new Set(all).size === 1 ? all.slice(0, 1) : all;
  if (different.join() === DEFAULT_FOCUS) return undefined;
  return `focus${different.map((point) => point.replace(FOCUS_POINT, '-$1-$2')).join('')}`;
}

/** The rule of such a class: the policy refuses `style` attributes. Empty for centred pictures. */
export function focusRule(points: FocusPoints): string {
  const name = focusClass(points);
  if (name === undefined) return '';
  const rule = (point: string) => `.${name}{object-position:${point}}`;
  const { narrow, middle, wide } = points;
  if (narrow === middle && middle === wide) return rule(wide);
  const { narrow: phone, middle: tablet } = BREAKPOINT_MEDIA;
  return `${rule(wide)}@media ${tablet}{${rule(middle)}}@media ${phone}{${rule(narrow)}}`;
}

/** The class of a banner whose shelf board is at a height, in percent. */
export function underlineClass(percent?: number): string | undefined {
  return percent === undefined ? undefined : `underline-${percent}`;
}
