import { focusClass, type FocusPoints } from './focusStyles.ts';
import { type Breakpoint, BREAKPOINT_MEDIA } from './slots.ts';

/** In percent from the left; light that begins further left would reach the words. */
const NEAREST_LAMP = 64;
/** Characters of a line of the headline that end before the light. */
const LONGEST_LINE = 17;

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
    headline.every((line) => line.length <= LONGEST_LINE)
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
