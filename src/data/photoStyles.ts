import { type FocusPoints, focusRule, underlineClass } from '../logic/focusStyles.ts';
import { bearsLamp, lampRule } from '../logic/lamp.ts';
import { loadSite } from './site.ts';
import type { Section } from '../schemas/pages.ts';

/** Not looked into: Astro would publish the original of a picture whose fields are read. */
const PICTURE_FILE = 'src';

interface Cropped {
  position?: unknown;
  positions?: FocusPoints;
}

/** The focus points of all pictures in some content, and in groups and lists inside of it. */
function focusPointsIn(content: unknown): FocusPoints[] {
  if (typeof content !== 'object' || content === null) return [];
  const { position, positions } = content as Cropped;
  const own =
    typeof position === 'string'
      ? { narrow: position, middle: position, wide: position }
      : positions;
  const inner = Object.entries(content).flatMap(([field, value]) =>
    field === PICTURE_FILE ? [] : focusPointsIn(value),
  );
  return own ? [own, ...inner] : inner;
}

/** The rules of all focus points of the site; the build removes those that a page does not need. */
export async function loadFocusStyles(): Promise<string> {
  const { pages, galleries } = await loadSite();
  const points = focusPointsIn([...pages, ...galleries.values()]);
  return [...new Set(points.map(focusRule))].join('');
}

/** The lamps of the banners of a page, for the evening. */
export function lampStyles(sections: readonly Section[]): string {
  const rules = sections.flatMap((section) =>
    section.kind === 'banner' && bearsLamp(section.picture.positions, section.headline)
      ? lampRule(section.picture.positions)
      : [],
  );
  return [...new Set(rules)].join('');
}

/** The rules of `underlineClass` for the banners of a page. */
export function underlineStyles(sections: readonly Section[]): string {
  const heights = sections.flatMap((section) =>
    section.kind === 'banner' ? (section.underlineAt ?? []) : [],
  );
  const rules = heights.map(
    (percent) => `.${underlineClass(percent)}{--banner-underline-at:${percent / 100}}`,
  );
  return [...new Set(rules)].join('');
}
