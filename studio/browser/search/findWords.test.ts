import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { findWords } from './findWords.ts';
import { searchIndex } from './searchIndex.ts';

const FILES = {
  'pages/home.yaml': {
    seo: { title: 'Home', description: 'Calm rooms in Hamburg.' },
    sections: [
      {
        kind: 'text',
        label: 'Our services',
        text: 'We bring calm to chaos one space at a time.',
      },
      { kind: 'text', label: 'Küche & Bad', text: 'Straßenschuhe gehören in den Flur.' },
    ],
  },
  'pages/prices.yaml': {
    seo: { title: 'Prices', description: 'What it costs; see our terms (2026).' },
    sections: [],
  },
  'galleries/baths/gallery.yaml': {
    title: 'Bathroom',
    pictures: [
      { src: './a.jpg', title: 'Shelves', alt: 'Towels on open shelves' },
      { src: './b.jpg', title: 'Crème et thé', alt: 'A calm bathroom with sage tiles' },
    ],
  },
  'words/terms.md': {
    title: 'Terms',
    description: 'What we agree on.',
    text: `## When we **come**

- Call us, see [our prices](/prices#garage).
- ${'A long sentence goes on and on before it speaks of '.repeat(3)}cupboards and of nothing else, and after that it goes on for a while.`,
  },
};
const INDEX = searchIndex(FILES);
const find = (query: string) =>
  findWords(INDEX, query).map(({ entry, line }) => ({
    ...entry,
    line: line.map(({ text, isHit }) => (isHit ? `<${text}>` : text)).join(''),
  }));

it('finds words in pages and photographs, with their page and kind of section', () => {
  expect(find('calm')).toMatchObject([
    { page: 'Home', kind: 'Text', line: 'We bring <calm> to chaos one space at a time.' },
    { page: 'Home', kind: 'Description', line: '<Calm> rooms in Hamburg.' },
    { page: 'Bathroom', kind: 'Photograph', line: 'A <calm> bathroom with sage tiles' },
  ]);
});

it('leads to the field of the words', () => {
  const [result] = find('sage tiles');
  const place = { file: 'galleries/baths/gallery.yaml', path: ['pictures', 1, 'alt'] };
  expect(result?.place).toEqual(place);
});

it('finds words without their capitals and accents', () => {
  expect(find('kuche')[0]?.line).toBe('<Küche> & Bad');
  expect(find('KÜCHE')[0]?.line).toBe('<Küche> & Bad');
  expect(find('strasse')[0]?.line).toBe('<Straße>nschuhe gehören in den Flur.');
  expect(find('creme et the')[0]?.line).toBe('<Crème et thé>');
});

it('finds several words in any order', () => {
  expect(find('chaos bring')[0]?.line).toBe('We <bring> calm to <chaos> one space at a time.');
  expect(find('calm garage')).toEqual([]);
});

it('lists a page by its name before the words in pages', () => {
  expect(find('price')).toMatchObject([
    { page: 'Prices', kind: 'Page', address: '/prices', line: '<Price>s' },
    { page: 'Terms', line: 'Call us, see our <price>s.' },
  ]);
  expect(find('terms').map(({ page }) => page)).toEqual(['Terms', 'Prices']);
});

it('shows the words of Markdown without its signs', () => {
  expect(find('when we come')[0]?.line).toBe('<When we come>');
  expect(find('#garage')).toEqual([]);
});

it('shortens a long line around the words', () => {
  const [result] = find('cupboards');
  expect(result?.line).toBe(
    '… on before it speaks of <cupboards> and of nothing else, and after that it …',
  );
});

it('finds nothing while nothing is typed, and words with signs of search patterns', () => {
  expect(find('  ')).toEqual([]);
  expect(find('& bad')[0]?.line).toBe('Küche <& Bad>');
  expect(find('(2026)')[0]?.line).toBe('What it costs; see our terms <(2026)>.');
});

it('finds labels of the whole site', () => {
  const messages: unknown = parse(readFileSync('tests/fixtures/tidy-touch/messages.yaml', 'utf8'));
  const labels = searchIndex({ 'messages.yaml': messages });
  expect(findWords(labels, 'menu')[0]?.entry.page).toBe('Buttons and labels');
});

it('finds an empty field of the business by its label', () => {
  const business = searchIndex({ 'business.yaml': { name: 'The Tidy Touch' } });
  const [result] = findWords(business, 'opening');
  expect(result?.entry).toMatchObject({
    place: { file: 'business.yaml', path: ['hours'] },
    page: 'Business',
    kind: 'Field',
    text: 'Opening hours',
  });
});
