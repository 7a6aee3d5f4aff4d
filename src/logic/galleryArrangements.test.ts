import { describe, expect, it } from 'vitest';
import { planGallery } from './galleryArrangements.ts';

describe('planGallery', () => {
  it.each([
    [1, 'single'],
    [2, 'weave'],
    [3, 'trio'],
    [4, 'weave'],
    [5, 'lead'],
    [12, 'lead'],
  ])('shows %i pictures as %s', (count, shape) => {
    expect(planGallery('lead', count).shape).toBe(shape);
  });

  it('shows every picture up to five and counts the rest', () => {
    for (const [count, shown, more] of [
      [1, 1, 0],
      [4, 4, 0],
      [5, 5, 0],
      [6, 5, 1],
      [12, 5, 7],
    ] as const) {
      const plan = planGallery('lead', count);
      expect([plan.placements.length, plan.moreCount]).toEqual([shown, more]);
    }
  });

  it('keeps the chosen layout from five pictures on', () => {
    expect(planGallery('pair', 5).shape).toBe('pair');
    expect(planGallery('composed', 6).shape).toBe('composed');
  });

  it.each([2, 3, 4, 5, 12])('shows a pair of %i pictures as before and after', (count) => {
    expect(planGallery('pair', count).isBeforeAndAfter).toBe(true);
    expect(planGallery('lead', count).isBeforeAndAfter).toBe(false);
  });

  it('shows at most three pictures below the frame of a pair', () => {
    const below = [2, 3, 4, 5, 12].map((count) => planGallery('pair', count));
    expect(below.map(({ shape }) => shape)).toEqual(['pair', 'single', 'weave', 'pair', 'pair']);
    expect(below.map(({ placements }) => placements.length)).toEqual([2, 3, 4, 5, 5]);
    expect(below.map(({ moreCount }) => moreCount)).toEqual([0, 0, 0, 0, 7]);
  });
});
