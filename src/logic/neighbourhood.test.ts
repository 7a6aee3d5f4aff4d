import { describe, expect, it } from 'vitest';
import { neighbourhood } from './neighbourhood.ts';

describe('the neighbourhood', () => {
  it('reaches equally far to both sides', () => {
    expect(neighbourhood(5, 100, 2)).toEqual([3, 4, 5, 6, 7]);
  });

  it('ends where the things end', () => {
    expect(neighbourhood(0, 3, 2)).toEqual([0, 1, 2]);
    expect(neighbourhood(99, 100, 1)).toEqual([98, 99]);
  });

  it('is empty among nothing', () => {
    expect(neighbourhood(0, 0, 2)).toEqual([]);
  });
});
