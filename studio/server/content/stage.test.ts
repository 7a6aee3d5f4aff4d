import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readContentFile } from './contentFiles.ts';
import { newFolder, writeFiles } from '../../../tests/support/makeFolder.ts';
import { textsIn } from './folderFixture.ts';
import { foldersOf } from './folders.ts';
import { applyChanges, NOTHING, save, stage } from './save.ts';
import { listTrash } from './trash.ts';

const HOME = 'pages/home.yaml';
const OLD = 'pages/old.yaml';
const NEW = 'pages/new.yaml';
const IMPRINT = 'words/imprint.md';
const PHOTO = 'pages/home/1.jpg';
const HOME_TEXT = '# A note\ntitle: Home\npicture: ./home/1.jpg\n';
const HOME_DATA = { title: 'Home', picture: './home/1.jpg' };
const ID = '1700000000000';

let root: string;
let staging: string;
let waiting: string;

beforeEach(() => {
  root = join(newFolder(), 'content');
  const folders = foldersOf(root);
  [staging, waiting] = [folders.staging, folders.files];
  writeFiles(root, { [HOME]: HOME_TEXT, [PHOTO]: 'photo', 'notes.txt': 'hers' });
});

const fingerprintOf = (path: string) => readContentFile(root, path)?.fingerprint;
const changed = (path: string, data: unknown) => {
  return { files: [{ path, data, fingerprint: fingerprintOf(path) }], removed: [] };
};
const removed = (...paths: string[]) => ({
  files: [],
  removed: paths.map((path) => ({ path, fingerprint: fingerprintOf(path) ?? '' })),
});

describe('staging', () => {
  it('copies what the site reads, and links no words', async () => {
    expect(await stage(root, NOTHING, staging)).toMatchObject({ written: [], removed: [] });
    expect(textsIn(staging)).toEqual({ [HOME]: HOME_TEXT, [PHOTO]: 'photo' });
    expect(statSync(join(staging, HOME)).ino).not.toBe(statSync(join(root, HOME)).ino);
  });

  it('changes words, with the comments of their file', async () => {
    const unsaved = changed(HOME, { ...HOME_DATA, title: 'Start' });
    expect(await stage(root, unsaved, staging)).toMatchObject({ written: [HOME], removed: [] });
    expect(textsIn(staging)[HOME]).toBe(HOME_TEXT.replace('Home', 'Start'));
    expect(textsIn(root)[HOME]).toBe(HOME_TEXT);
  });

  it('writes new files, a page of words with dashes around its fields', async () => {
    const files = [
      { path: NEW, data: { title: 'New' } },
      { path: IMPRINT, data: { title: 'Imprint', text: 'We' } },
    ];
    await stage(root, { files, removed: [] }, staging);
    expect(textsIn(staging)).toMatchObject({
      [NEW]: 'title: New\n',
      [IMPRINT]: '---\ntitle: Imprint\n---\n\nWe\n',
    });
  });

  it('writes words anew over a file that cannot be read', async () => {
    writeFiles(root, { [HOME]: 'title: Home: more\n' });
    await stage(root, changed(HOME, { title: 'Mine' }), staging);
    expect(textsIn(staging)[HOME]).toBe('title: Mine\n');
  });

  it('leaves out removed files, and photographs that no words name', async () => {
    writeFiles(root, { [OLD]: 'a: 1', 'pages/old/2.jpg': '' });
    const unsaved = removed(OLD, 'pages/never.yaml');
    const changes = await stage(root, unsaved, staging);
    expect(changes).toMatchObject({ written: [], removed: [OLD, 'pages/old/2.jpg'] });
    expect(Object.keys(textsIn(staging)).sort()).toEqual([HOME, PHOTO].sort());
  });

  it('leaves out a photograph once the changed words name it no more', async () => {
    const changes = await stage(root, changed(HOME, { title: 'Home' }), staging);
    expect(changes).toMatchObject({ written: [HOME], removed: [PHOTO] });
    expect(textsIn(staging)).toEqual({ [HOME]: '# A note\ntitle: Home\n' });
  });

  it('brings photographs that wait, and skips missing ones', async () => {
    writeFiles(waiting, { 'pages/home/2.jpg': 'second', 'pages/home/4.jpg': 'unnamed' });
    const data = { ...HOME_DATA, more: ['./home/2.jpg', './home/3.jpg'] };
    const changes = await stage(root, changed(HOME, data), staging);
    expect(changes).toMatchObject({ written: ['pages/home/2.jpg', HOME], removed: [] });
    expect(textsIn(staging)).toMatchObject({ 'pages/home/2.jpg': 'second', [PHOTO]: 'photo' });
    expect(statSync(join(staging, 'pages/home/2.jpg')).ino).not.toBe(
      statSync(join(waiting, 'pages/home/2.jpg')).ino,
    );
  });

  it('brings comments of a removed file back with it', async () => {
    const trash = join(foldersOf(root).trash, ID);
    writeFiles(trash, { 'places.json': '[]', [OLD]: '# Ask Anna\ntitle: Old\n' });
    await stage(root, { files: [{ path: OLD, data: { title: 'Back' } }], removed: [] }, staging);
    expect(textsIn(staging)[OLD]).toBe('# Ask Anna\ntitle: Back\n');
  });
});

describe('a page with a new address', () => {
  const OLD_TEXT = '# Ask Anna\ntitle: A page about shelves\n';
  const move = (data: object, removedPaths = [OLD]) => ({
    files: [{ path: NEW, data, renamedFrom: OLD }],
    removed: removed(...removedPaths).removed,
  });

  beforeEach(() => writeFiles(root, { [OLD]: OLD_TEXT }));

  it('keeps its comments', async () => {
    const changes = await stage(root, move({ title: 'A page about boxes' }), staging);
    expect(changes.renamed).toEqual(new Map([[NEW, OLD]]));
    expect(textsIn(staging)[NEW]).toBe('# Ask Anna\ntitle: A page about boxes\n');
  });

  it('is another page if it shares nothing, or if the old one stays', async () => {
    for (const unsaved of [move({ name: 'Else' }), move({ title: 'A page about shelves' }, [])]) {
      const changes = await stage(root, unsaved, staging);
      expect(changes.renamed).toEqual(new Map());
      expect(textsIn(staging)[NEW]).not.toContain('Anna');
    }
  });
});

it('applies staged changes: what goes is in the trash, what came waits no more', async () => {
  writeFiles(waiting, { 'pages/home/2.jpg': 'second', 'pages/home/4.jpg': 'unnamed' });
  const unsaved = changed(HOME, { title: 'Home', picture: './home/2.jpg' });
  await applyChanges(root, staging, await stage(root, unsaved, staging));
  expect(textsIn(root)).toEqual({
    [HOME]: '# A note\ntitle: Home\npicture: ./home/2.jpg\n',
    'pages/home/2.jpg': 'second',
    'notes.txt': 'hers',
  });
  expect(listTrash(root)).toMatchObject([{ files: [PHOTO] }]);
  expect(textsIn(waiting)).toEqual({ 'pages/home/4.jpg': 'unnamed' });
});

describe('saving', () => {
  const untouched = () => expect(textsIn(root)[HOME]).toBe(HOME_TEXT);

  it('is refused while the content has problems', async () => {
    const answer = await save(root, changed(HOME, { title: 'Mine' }));
    expect(answer).toHaveProperty('problems');
    untouched();
  });

  it('is refused for files that were changed, added or removed elsewhere', async () => {
    const stale = { path: HOME, fingerprint: 'another' };
    const ofHome = { files: [{ ...stale, data: {} }], removed: [] };
    expect(await save(root, ofHome)).toEqual({ conflicts: [HOME] });
    expect(await save(root, { files: [], removed: [stale] })).toEqual({ conflicts: [HOME] });
    const added = { files: [{ path: HOME, data: {} }], removed: [] };
    expect(await save(root, added)).toEqual({ conflicts: [HOME] });
    const gone = { files: [{ path: OLD, data: {}, fingerprint: 'a' }], removed: [] };
    expect(await save(root, gone)).toEqual({ conflicts: [OLD] });
    untouched();
  });

  it('is no conflict where both removed a file', async () => {
    const both = { files: [], removed: [{ path: OLD, fingerprint: 'a' }] };
    expect(await save(root, both)).toHaveProperty('problems');
  });

  it('tells files that another program broke, changed or removed, unless she saves over them', async () => {
    writeFiles(root, { [HOME]: 'a: b: c', [OLD]: 'a: b: c' });
    const unsaved = { ...changed(HOME, { title: 'Mine' }), removed: removed(OLD).removed };
    const told = (...files: string[]) => ({ unreadable: files.map((file) => ({ file })) });
    expect(await save(root, unsaved)).toMatchObject(told(HOME, OLD));
    expect(await save(root, { ...unsaved, overwrite: [HOME] })).toMatchObject(told(OLD));
    expect(await save(root, { ...unsaved, overwrite: [HOME, OLD] })).toHaveProperty('problems');
    expect(listTrash(root)).toEqual([]);
  });

  it('asks again if the file that she saves over can be read meanwhile', async () => {
    const unsaved = { files: [{ path: HOME, data: {}, fingerprint: 'broken' }], removed: [] };
    expect(await save(root, { ...unsaved, overwrite: [HOME] })).toEqual({ conflicts: [HOME] });
    untouched();
  });
});
