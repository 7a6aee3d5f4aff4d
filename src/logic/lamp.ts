import { focusClass, type FocusPoints } from './focusStyles.ts';
import { type Breakpoint, BREAKPOINT_MEDIA } from './slots.ts';

/** In percent from the left; light that begins further left would reach the words. */
const NEAREST_LAMP = 64;
/** How wide a line of the headline may be to end before the light, in small letters. */
const LONGEST_LINE = 17;

/** The width of a line, in small letters. Capitals are wider, letters of scripts without them most. */
function widthOf(line: string): number {
  const capitals = line.match(/\p{Lu}/gu) ?? [];
  const signs = line.match(/\p{Lo}/gu) ?? [];
  return line.length + 0.5 * capitals.length + signs.length;
}

function coordinatesOf(point: string): { x: number; y: number } {
  const [x = 50, y = 50] = point.split(' ').map(Number.parseFloat);
  return { x, y };
}

/** Whether a lamp at the focus point of a banner leaves the wall beside its headline dark. */
export function bearsLamp(points: FocusPoints, headline: readonly string[]): boolean {
  const isBesideWords = (breakpoint: Breakpoint) =>
    coordinatesOf(points[breakpoint]).x >= NEAREST_LAMP;
  return (
    isBesideWords('wide') &&
    isBesideWords('middle') &&
    headline.every((line) => widthOf(line) <= LONGEST_LINE)
  );
}

/** The rule that puts the lamp at the focus point, for the class `focusClass`. */
export function lampRule(points: FocusPoints): string {
  const rule = (breakpoint: Breakpoint) => {
    const { x, y } = coordinatesOf(points[breakpoint]);
    return `.${focusClass(points)}{--lamp-x:${x}%;--lamp-y:${y}%}`;
  };
  const { narrow, middle } = BREAKPOINT_MEDIA;
  return `${rule('wide')}@media ${middle}{${rule('middle')}}@media ${narrow}{${rule('narrow')}}`;
}
