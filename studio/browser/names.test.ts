import { expect, it } from 'vitest';
import { newFile, routeShowing } from './names.ts';

const FILES = {
  'galleries/hall/gallery.yaml': {},
  'words/imprint.md': {},
  'words/portfolio-2.md': {},
  'pages/home.yaml': { sections: [{ kind: 'services' }] },
  'pages/portfolio.yaml': { sections: [{ kind: 'heading' }] },
  'pages/interior-styling.yaml': { sections: [{ kind: 'gallery', gallery: 'hall' }] },
  'pages/products.yaml': { service: { comingSoon: {} } },
};
const LONG = `${'word '.repeat(12)}${'x'.repeat(300)}`;

it.each([
  ['gallery', 'Küche & Bad', 'galleries/kuche-bad/gallery.yaml'],
  ['gallery', '家', 'galleries/gallery/gallery.yaml'],
  ['page', 'Imprint', 'words/imprint-2.md'],
  ['page', 'Portfolio', 'words/portfolio-3.md'],
  ['page', LONG, 'words/word-word-word-word-word-word-word-word-word-word-word-word.md'],
] as const)('gives a new %s with the title "%s" a free file', (kind, title, file) => {
  expect(newFile(kind, title, FILES).file).toBe(file);
});

it('shows a gallery on the page that has it, and a later service on the home page', () => {
  const files = ['galleries/hall/gallery.yaml', 'galleries/attic/gallery.yaml'];
  const routes = [...files, 'pages/products.yaml'].map((file) => routeShowing(FILES, file));
  expect(routes).toEqual(['/interior-styling', '/', '/']);
});
