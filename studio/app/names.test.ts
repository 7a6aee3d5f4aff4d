import { expect, it } from 'vitest';
import { newFile, placeName, routeShowing } from './names.ts';

const FILES = {
  'galleries/hall/gallery.yaml': {},
  'words/imprint.md': {},
  'words/portfolio-2.md': {},
  'pages/home.yaml': {
    sections: [{ kind: 'services' }, { kind: 'about', label: 'About', counters: [{ value: 1 }] }],
  },
  'pages/portfolio.yaml': { sections: [{ kind: 'heading' }] },
  'pages/interior-styling.yaml': { sections: [{ kind: 'gallery', gallery: 'hall' }] },
  'pages/products.yaml': { service: { comingSoon: {} } },
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
  const place = { file: 'pages/home.yaml', path: ['sections', 1, 'counters', 0, 'value'] };
  expect(placeName(FILES, place)).toBe('Home › Sections › About › Counters › 1 › Value');
});

it('shows a gallery on the page that has it, and a later service on the home page', () => {
  const files = ['galleries/hall/gallery.yaml', 'galleries/attic/gallery.yaml'];
  const routes = [...files, 'pages/products.yaml'].map((file) => routeShowing(FILES, file));
  expect(routes).toEqual(['/interior-styling', '/', '/']);
});
