import { expect, it } from 'vitest';
import { hasWords } from './hasWords.ts';

it('finds a text that has all of the words, in any order and case', () => {
  const text = 'Linen cupboard in Windsor';
  for (const wanted of ['', ' ', 'windsor linen', 'CUP', ' linen  in '])
    expect(hasWords(text, wanted), wanted).toBe(true);
  for (const wanted of ['garage', 'linen garage']) expect(hasWords(text, wanted)).toBe(false);
});
