import { expect, it } from 'vitest';
import { newName } from './newName.ts';

const FILES = {
  'galleries/hall/gallery.yaml': {},
  'words/imprint.md': {},
  'words/portfolio-2.md': {},
};
const LONG = `${'word '.repeat(12)}${'x'.repeat(300)}`;

it.each([
  ['gallery', 'Küche & Bad', 'galleries/kuche-bad/gallery.yaml'],
  ['gallery', 'Hall', 'galleries/hall-2/gallery.yaml'],
  ['gallery', '家', 'galleries/gallery/gallery.yaml'],
  ['gallery', 'Portfolio', 'galleries/portfolio/gallery.yaml'],
  ['page', 'Imprint', 'words/imprint-2.md'],
  ['page', 'Portfolio', 'words/portfolio-3.md'],
  ['page', LONG, 'words/word-word-word-word-word-word-word-word-word-word-word-word.md'],
] as const)('names a new %s of the title "%s" so that it can be saved', (kind, title, file) => {
  expect(newName(kind, title, FILES).file).toBe(file);
});
