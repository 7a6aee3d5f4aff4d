import { expect, it } from 'vitest';
import { matchEntries } from './matchEntries.ts';

const text = (label: string, words: string) => ({ kind: 'text', label, text: words });
const picture = (src: string, alt = '') => ({ src, alt });
const PRICES = text('Prices', 'One day costs 400 euros, half a day 250.');
const DAYS = text('Days', 'We come from Monday to Friday, from nine to five.');

it.each<[string, unknown[], unknown[], (number | undefined)[]]>([
  ['the same entries', [PRICES, DAYS], [PRICES, DAYS], [0, 1]],
  ['swapped entries', [PRICES, DAYS], [DAYS, PRICES], [1, 0]],
  [
    'a relabelled entry beside a removed one of its kind',
    [PRICES, DAYS],
    [{ ...DAYS, label: 'Hours' }],
    [1],
  ],
  ['a picture with another description', [picture('a'), picture('b')], [picture('b', 'B')], [1]],
  ['a new picture as no other one', [picture('a')], [picture('b')], [undefined]],
  [
    'a text with another word',
    [{ text: 'Calm at home' }, { text: 'So far' }],
    [{ text: 'Calm at work' }],
    [0],
  ],
  ['no entry of another kind', [PRICES], [{ ...PRICES, kind: 'about' }], [undefined]],
  ['no entry that shares nothing', [PRICES], [text('New', 'Something else')], [undefined]],
  [
    'no entry by a field that several have',
    [picture('a', 'A'), picture('a', 'B')],
    [picture('a', 'C')],
    [0],
  ],
  ['equal entries by their order', ['x', 'a', 'x'], ['a', 'x'], [1, 2]],
  ['a changed text of a list by its neighbours', ['x', 'y', 'z'], ['x', 'new', 'z'], [0, 1, 2]],
  ['a paragraph by its words', ['One of us', 'Calm at home', 'z'], ['Calm at work', 'z'], [1, 2]],
  ['nothing in an empty list', [], [PRICES], [undefined]],
])('knows %s', (_, old, next, found) => {
  expect(matchEntries(old, next)).toEqual(found);
});
