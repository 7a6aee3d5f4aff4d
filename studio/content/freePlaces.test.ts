import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { freePlaces } from './freePlaces.ts';

const FILES = ['gallery.yaml', 'one.jpg', 'before/two.jpg'];

/** Where these files of a gallery go back to, beside what has been put there meanwhile. */
function placesBeside(there: string, files: readonly string[]): string[] {
  using home = mkdtempDisposableSync(join(tmpdir(), 'places-'));
  mkdirSync(dirname(join(home.path, there)), { recursive: true });
  writeFileSync(join(home.path, there), '');
  const removed = files.map((name) => `galleries/rooms/${name}`);
  return [...freePlaces(removed, new ContentFolder(home.path)).values()];
}

it('keeps a gallery together whose name is taken, with pictures in folders of its own', () => {
  expect(placesBeside('galleries/rooms/gallery.yaml', FILES)).toEqual(
    FILES.map((name) => `galleries/rooms-2/${name}`),
  );
});

it('gives a picture by itself a number where its name is taken', () => {
  expect(placesBeside('galleries/rooms/before/two.jpg', ['before/two.jpg'])).toEqual([
    'galleries/rooms/before/two-2.jpg',
  ]);
});
