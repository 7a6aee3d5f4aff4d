import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../tests/support/makeFolder.ts';
import { ContentFolder } from './contentFolder.ts';

const PICTURE = /\.jpg$/u;

/** A folder with files of these names. */
function folderOf(...names: string[]): ContentFolder {
  return new ContentFolder(makeFolder(Object.fromEntries(names.map((name) => [name, name]))));
}

describe('the content folder', () => {
  it('lists its files by path', () => {
    expect(folderOf('pages/home.yaml', 'pages.yaml', 'a.yaml', 'pages/de/a.yaml').files).toEqual([
      'a.yaml',
      'pages.yaml',
      'pages/de/a.yaml',
      'pages/home.yaml',
    ]);
  });

  it('leaves out files of systems and editors, and README files', () => {
    const folder = folderOf('.DS_Store', 'a/.x', 'a/Thumbs.db', 'desktop.ini', 'a/README.md');
    expect(folder.files).toEqual([]);
  });

  it('lists files whose names only resemble those', () => {
    const names = ['MyThumbs.db', 'README.md.txt', 'a.yaml', 'my-README.md', 'readme.md'];
    expect(folderOf(...names).files).toEqual(names);
  });

  it('is empty when it is missing', () => {
    expect(new ContentFolder(join(makeFolder(), 'none')).files).toEqual([]);
  });

  it('leaves out links to other folders and files', () => {
    const root = makeFolder({ 'a.yaml': 'a' });
    symlinkSync(root, join(root, 'loop'));
    symlinkSync(join(root, 'a.yaml'), join(root, 'b.yaml'));
    expect(new ContentFolder(root).files).toEqual(['a.yaml']);
  });

  it('finds a file in both ways to write an accent', () => {
    const folder = folderOf('Ku\u0308che.jpg');
    expect(folder.has('K\u00FCche.jpg')).toBe(true);
    expect(folder.has('Ku\u0308che.jpg')).toBe(true);
    expect(folder.read('K\u00FCche.jpg').toString()).toBe('Ku\u0308che.jpg');
    folder.use('K\u00FCche.jpg');
    expect(folder.unused()).toEqual([]);
  });

  it('tells upper from lower case', () => {
    expect(folderOf('a.JPG').has('a.jpg')).toBe(false);
  });

  it('knows the path of a file on disk, and of one that is missing', () => {
    const root = makeFolder({ 'pages/a.jpg': 'a' });
    const folder = new ContentFolder(root);
    expect(folder.pathOf('pages/a.jpg')).toBe(join(root, 'pages', 'a.jpg'));
    expect(folder.pathOf('pages/b.jpg')).toBe(join(root, 'pages', 'b.jpg'));
    expect(folder.nameOf(resolve(root, 'pages', 'a.jpg'))).toBe('pages/a.jpg');
  });

  it('lists the files that nothing used', () => {
    const folder = folderOf('a.jpg', 'b.jpg');
    folder.use('a.jpg');
    folder.use('missing.jpg');
    expect(folder.unused()).toEqual(['b.jpg']);
  });
});

describe('a misspelt file name', () => {
  it('is corrected to a similar file beside it, which counts as used', () => {
    const folder = folderOf(
      'x/01-wide.jpg',
      'x/02-closet.jpg',
      'x/02-closet.txt',
      'y/02-clost.jpg',
    );
    expect(folder.guess('x', './02-clost.jpg', PICTURE)).toBe(' Did you mean "./02-closet.jpg"?');
    expect(folder.unused()).toEqual(['x/01-wide.jpg', 'x/02-closet.txt', 'y/02-clost.jpg']);
  });

  it('is corrected to the only picture that is left', () => {
    const folder = folderOf('x/01-wide.jpg', 'x/inner/other.jpg', 'x/a.yaml', 'xy/b.jpg');
    folder.use('x/01-wide.jpg');
    expect(folder.guess('x', './sofa-in-the-garage.jpg', PICTURE)).toBe(
      ' Did you mean "./inner/other.jpg"?',
    );
    expect(folder.unused()).toEqual(['x/a.yaml', 'xy/b.jpg']);
  });

  it('is not corrected to one of several pictures that do not resemble it', () => {
    const folder = folderOf('x/01-wide.jpg', 'x/02-closet.jpg');
    expect(folder.guess('x', './sofa-in-the-garage.jpg', PICTURE)).toBe('');
    expect(folder.unused()).toHaveLength(2);
  });

  it('is not corrected without another picture', () => {
    expect(folderOf('x/a.yaml').guess('x', './a.jpg', PICTURE)).toBe('');
  });
});
