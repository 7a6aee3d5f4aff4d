import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Former names of things that have another one now. */
const FORMER_NAMES =
  /\b(?:DESIGN_COLORS|UNCUT|PLACEMENTS|isFollowed|turnDrawer|organizingOpening|stylingBanner|data-becomes|launchGate|isElsewhere|preferredForm|namesTag|wantedPart|contentMark|layOut|DraftForm)\b|\.split\([^()]+\)\.length !==? \d/u;
const CODE =
  '{bench,build,content-check,node,paper,server,src,studio,tests,tools}/**/*.{ts,tsx,astro,css}';

it('no file uses a name that was given up', () => {
  const files = globSync(CODE, { exclude: ['**/node_modules/**', 'tests/vocabulary.test.ts'] });
  const found = files.filter((file) => FORMER_NAMES.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});
