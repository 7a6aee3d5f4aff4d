import { expect, it } from 'vitest';
import { nameOfKept } from './names.ts';

it.each([
  ['content/pages/home.yaml', 'Home'],
  ['site/content/galleries/content/one.jpg', 'Wardrobes'],
  ['README.md', 'README.md'],
])('calls %s in the history what it is called in the window', (path, name) => {
  const files = { 'galleries/content/gallery.yaml': { title: 'Wardrobes' } };
  expect(nameOfKept(files, path)).toBe(name);
});
