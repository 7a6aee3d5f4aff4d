import { expect, it } from 'vitest';
import { matchEntries, matchIdentical } from './matchEntries.ts';

const text = (label: string, words: string) => ({ kind: 'text', label, text: words });
const picture = (src: string, alt = '') => ({ src, alt });
const PRICES = text('Prices', 'One day costs 400 euros, half a day 250.');
const DAYS = text('Days', 'We come from Monday to Friday, from nine to five.');
const TWO_OF_ONE = [picture('a', 'Calm at work'), picture('a', 'So far away')];

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
  ['the first of equal entries', ['x', 'x', 'a'], ['x', 'a'], [0, 2]],
  [
    'the last of equal entries, before the end',
    ['x', 'y'],
    ['b', 'x', 'x', 'y'],
    [undefined, undefined, 0, 1],
  ],
  [
    'a moved text, not a longer one nearby',
    ['a b', 'a b c', 'z'],
    ['n', 'a b', 'q'],
    [undefined, 0, undefined],
  ],
  [
    'an entry by its words if several old ones have its picture',
    TWO_OF_ONE,
    [picture('a', 'So far away now')],
    [1],
  ],
  [
    'an entry by its words if several new ones have its picture',
    [picture('a', 'So far')],
    [picture('a', 'Else here'), picture('a', 'So far away')],
    [undefined, 0],
  ],
  [
    'no entry by an empty title',
    [
      { title: '', text: 'One two' },
      { title: 'x', text: 'Red blue' },
    ],
    [{ title: '', text: 'Red blue green' }],
    [1],
  ],
  [
    'no entry twice, by its id and by its title',
    [{ id: '1', title: 'T' }],
    [{ id: '1', title: 'U' }, { title: 'T' }],
    [0, undefined],
  ],
  ['no list as a text', ['a b c'], [['a b c']], [undefined]],
  ['no words of another field', [{ text: 'One two' }], [{ alt: 'One two' }], [undefined]],
  [
    'words that moved inside of an entry',
    [{ list: ['One two', 'Red blue'] }],
    [{ list: ['Red blue', 'One two'] }],
    [0],
  ],
  [
    'no entry by its kind alone',
    [{ kind: 'text', text: 'One two three four' }],
    [{ kind: 'text', text: 'One five six seven' }],
    [undefined],
  ],
  [
    'an entry that shares three words of ten',
    [{ text: 'a b c 1 2 3 4 5 6 7' }],
    [{ text: 'a b c d e f g h i j' }],
    [0],
  ],
  [
    'the nearest of two entries that share as much',
    [{ t: 'One two x' }, { t: 'n' }, { t: 'One two y' }],
    [{ t: 'm' }, { t: 'q' }, { t: 'One two z' }],
    [undefined, undefined, 2],
  ],
  [
    'the entry that shares the most',
    [{ t: 'One a b' }, { t: 'One two b' }],
    [{ t: 'One two c' }],
    [1],
  ],
  [
    'a word as often as it is there',
    [{ t: 'so so so so' }],
    [{ t: 'so a b c d e f' }],
    [undefined],
  ],
  ['a changed number', [{ n: 1 }, 2, 3], [{ n: 1 }, 4, 3], [0, 1, 2]],
  ['no text in place of two', ['x', 'One', 'Two', 'z'], ['x', 'new', 'z'], [0, undefined, 3]],
  ['two texts in place of two', ['One', 'Two', 'z'], ['new', 'other', 'z'], [0, 1, 2]],
  [
    'no text after a new entry',
    ['One', 'z'],
    [{ src: 'a' }, 'new', 'z'],
    [undefined, undefined, 1],
  ],
  ['no entry with fields in place', [{ t: 'One' }, 'z'], [{ t: 'new' }, 'z'], [undefined, 1]],
  ['no text in place of an entry with fields', [{ t: 'One' }, 'z'], ['new', 'z'], [undefined, 1]],
  [
    'a text after a moved neighbour',
    ['a', 'One', 'b', 'Two'],
    ['b', 'new', 'a', 'other'],
    [2, 3, 0, 1],
  ],
])('knows %s', (_, old, next, found) => {
  expect(matchEntries(old, next)).toEqual(found);
});

it('knows for certain only the same entries, or those with the same identity', () => {
  const [calm, hall] = [{ text: 'Calm at home' }, picture('hall', 'A hall')];
  const next = [picture('hall', 'Our hall'), { text: 'Calm at work' }, PRICES, 'new'];
  expect(matchIdentical([PRICES, calm, hall, 'old'], next)).toEqual([2, undefined, 0, undefined]);
});
