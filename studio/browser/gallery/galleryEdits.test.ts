import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { picturesOf } from '../state/pictures.ts';
import { setFiles, studio, undo } from '../state/store.ts';
import { removePhoto, removePhotos } from './galleryEdits.ts';
import { galleryView, openPhoto } from './galleryView.ts';

const HALL = 'galleries/hall/gallery.yaml';
const UNNAMED = { alt: 'Shelves' };

const before = studio.getInitialState();

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  studio.setState(before, true);
});

/** Opens a gallery with these entries. Returns what it shows then. */
function openGallery(...entries: object[]): () => string[] {
  setFiles({ files: { 'pages/home.yaml': {}, [HALL]: { layout: '', pictures: entries } } });
  return () => picturesOf(studio.getState().files, HALL).map(({ src, alt }) => src + alt);
}

it('removes only one of several photographs without a name, and takes it back', () => {
  const shown = openGallery(UNNAMED, { src: './a.jpg' }, { alt: 'Hooks' });
  removePhoto(HALL, 2);
  expect(shown()).toEqual(['Shelves', './a.jpg']);
  undo();
  expect(shown()).toEqual(['Shelves', './a.jpg', 'Hooks']);
});

it('goes on with the next photograph that is still there', () => {
  const shown = openGallery({ src: './a.jpg' }, { src: './b.jpg' }, { src: './c.jpg' });
  openPhoto('./a.jpg');
  removePhotos(HALL, ['./a.jpg', './b.jpg']);
  expect(shown()).toEqual(['./c.jpg']);
  expect(galleryView.getState().openPhoto).toBe('./c.jpg');
  removePhoto(HALL, 0);
  expect(galleryView.getState().openPhoto).toBeUndefined();
});
