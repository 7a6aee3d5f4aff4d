import { expect, it } from 'vitest';
import { planGallery } from './slots.ts';

it.each([
  ['lead', 1, 'single', 1, 0],
  ['lead', 2, 'weave', 2, 0],
  ['lead', 3, 'trio', 3, 0],
  ['lead', 4, 'weave', 4, 0],
  ['lead', 5, 'lead', 5, 0],
  ['lead', 12, 'lead', 5, 7],
  ['weave', 5, 'twoAboveThree', 5, 0],
  ['composed', 6, 'composed', 5, 1],
  ['pair', 1, 'single', 1, 0],
  ['pair', 2, 'pair', 2, 0],
  ['pair', 3, 'single', 3, 0],
  ['pair', 4, 'weave', 4, 0],
  ['pair', 5, 'pair', 5, 0],
  ['pair', 12, 'pair', 5, 7],
] as const)('arranges %s with %i pictures', (layout, count, shape, shown, more) => {
  const plan = planGallery(layout, count);
  expect(plan).toMatchObject({
    shape,
    isBeforeAndAfter: layout === 'pair' && count > 1,
    moreCount: more,
  });
  expect(plan.slots).toHaveLength(shown);
});

it('shows before and after across the page, and the others below', () => {
  expect(planGallery('pair', 4).slots).toEqual(['across', 'across', 'weaveWide', 'weaveSecond']);
});
