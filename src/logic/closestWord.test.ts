import { describe, expect, it } from 'vitest';
import { closestWord } from './closestWord.ts';

describe('closestWord', () => {
  it('finds the word behind a slip', () => {
    expect(closestWord('countres', ['label', 'counters', 'picture'])).toBe('counters');
  });

  it('prefers the nearer of two candidates', () => {
    expect(closestWord('02-clost', ['01-closet', '02-closet'])).toBe('02-closet');
  });

  it('ignores capitals', () => {
    expect(closestWord('EMAIL', ['email', 'name'])).toBe('email');
  });

  it('does not guess wildly', () => {
    expect(closestWord('opening hours', ['label', 'picture'])).toBeUndefined();
  });

  it('has nothing to suggest without words', () => {
    expect(closestWord('label', [])).toBeUndefined();
  });
});
