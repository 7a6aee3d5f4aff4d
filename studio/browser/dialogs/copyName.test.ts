import { expect, it } from 'vitest';
import { copyName } from './copyName.ts';

it('names a copy after the business and the day', () => {
  const day = new Date(2026, 2, 8);
  expect(copyName({ name: 'Tidy Touch' }, day)).toBe('tidy-touch-2026-03-08.zip');
  expect(copyName(undefined, day)).toBe('site-2026-03-08.zip');
});
