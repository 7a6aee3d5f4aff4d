import { DEFAULT_POSITION, FOCUS_POINT } from './crop.ts';
import { type Breakpoint, BREAKPOINT_MEDIA } from './placements.ts';

const FOCUS_CLASS = /\bfocus(?:-\d+){2,6}\b/gu;
const UNDERLINE_CLASS = /\bunderline-\d+\b/gu;

/**
 * The class of a picture that CSS may crop again: "focus-54-50", or with the points of narrow,
 * middle and wide windows "focus-86-85-40-50-50-60". Undefined for centred pictures.
 */
export function focusClass(points: Record<Breakpoint, string>): string | undefined {
  const all = [points.narrow, points.middle, points.wide];
  const different = new Set(all).size === 1 ? all.slice(0, 1) : all;
  if (different.join() === DEFAULT_POSITION) return undefined;
  return `focus${different.map((point) => point.replace(FOCUS_POINT, '-$1-$2')).join('')}`;
}

/** The rules for all classes of `focusClass` in a page: the policy refuses `style` attributes. */
export function focusStyles(html: string): string {
  return Array.from(new Set(html.match(FOCUS_CLASS)), (name) => {
    const points = name.match(/\d+-\d+/gu) ?? [];
    const [narrow, middle, wide] = points.map(
      (point) => `.${name}{object-position:${point.replace('-', '% ')}%}`,
    );
    if (wide === undefined) return narrow;
    const { narrow: phone, middle: tablet } = BREAKPOINT_MEDIA;
    return `${wide}@media ${tablet}{${middle}}@media ${phone}{${narrow}}`;
  }).join('');
}

/** The class of a banner whose shelf board is at a height, in percent. */
export function boardClass(percent?: number): string | undefined {
  return percent === undefined ? undefined : `underline-${percent}`;
}

/** The rules for all classes of `boardClass` in a page. */
export function boardStyles(html: string): string {
  return Array.from(new Set(html.match(UNDERLINE_CLASS)), (name) => {
    const percent = Number(name.replace('underline-', ''));
    return `.${name}{--banner-board:${percent / 100}}`;
  }).join('');
}
