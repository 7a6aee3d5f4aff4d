import { expect, it } from 'vitest';
import { hasWords } from './hasWords.ts';

it('finds a text that has all of the words, in any order and case', () => {
  const text = 'Linen cupboard in Windsor';
  for (const wanted of ['', ' ', 'windsor linen', 'CUP', ' linen  in '])
    expect(hasWords(text, wanted), wanted).toBe(true);
  for (const wanted of ['garage', 'linen garage']) expect(hasWords(text, wanted)).toBe(false);
});

it('finds words without their accents, and accents that the text has not', () => {
  for (const wanted of ['kuche', 'Küche', 'KÜCHE strasse', 'ku\u0308che'])
    expect(hasWords('Küche in der Straße', wanted), wanted).toBe(true);
  expect(hasWords('Cafe', 'café')).toBe(true);
  expect(hasWords('Küche', 'kueche')).toBe(false);
});
