import { describe, expect, it } from 'vitest';
import { placeholdersOf } from './placeholders.ts';

describe('placeholdersOf', () => {
  it('lists placeholders in reading order', () => {
    expect(placeholdersOf('{index} of {total}')).toEqual(['index', 'total']);
  });

  it('finds none in plain words', () => {
    expect(placeholdersOf('Close')).toEqual([]);
  });
});
