import { expect, it } from 'vitest';
import { cutText } from './cutText.ts';

const widthOf = (text: string) => text.length * 10;

it('shows a text that fits as it is', () => {
  expect(cutText('Calm rooms', widthOf, 100)).toEqual({ shown: 'Calm rooms', rest: '' });
});

it('cuts before the first word that does not fit, and keeps the end', () => {
  const cut = cutText('Calm rooms for all of us', widthOf, 160);
  expect(cut).toEqual({ shown: 'Calm rooms for …', rest: 'all of us' });
});

it('shows at least one word', () => {
  expect(cutText('Extraordinary rooms', widthOf, 50)).toEqual({
    ...{ shown: 'Extraordinary …', rest: 'rooms' },
  });
});
