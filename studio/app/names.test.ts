import { expect, it } from 'vitest';
import { newFile, placeName, routeShowing } from './names.ts';

const FILES = {
  'galleries/hall/gallery.yaml': {},
  'words/imprint.md': {},
  'words/portfolio-2.md': {},
  'pages/home.yaml': { services: { styling: { pictures: ['hall/a'] } } },
  'pages/interior-styling.yaml': { gallery: 'hall' },
};
const LONG = `${'word '.repeat(12)}${'x'.repeat(300)}`;

it.each([
  ['gallery', 'Küche & Bad', 'galleries/kuche-bad/gallery.yaml'],
  ['gallery', 'Hall', 'galleries/hall-2/gallery.yaml'],
  ['gallery', '家', 'galleries/gallery/gallery.yaml'],
  ['page', 'Imprint', 'words/imprint-2.md'],
  ['page', 'Portfolio', 'words/portfolio-3.md'],
  ['page', LONG, 'words/word-word-word-word-word-word-word-word-word-word-word-word.md'],
] as const)('gives a new %s with the title "%s" a free file', (kind, title, file) => {
  expect(newFile(kind, title, FILES).file).toBe(file);
});

it('names a field by its labels and numbers', () => {
  const place = { file: 'pages/home.yaml', path: ['services', 'styling', 'pictures', 0] };
  expect(placeName(FILES, place)).toBe('Home › Services › Styling › Pictures › 1');
});

it('shows a gallery on the page that has it, or in the portfolio', () => {
  const route = (slug: string) => routeShowing(FILES, `galleries/${slug}/gallery.yaml`);
  expect([route('hall'), route('attic')]).toEqual(['/interior-styling', '/portfolio']);
});
