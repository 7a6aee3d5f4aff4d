import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { putFile } from './copyFiles.ts';
import { newFolder, writeFiles } from '../../../tests/support/makeFolder.ts';
import { textsIn } from './folderFixture.ts';
import { foldersOf } from './folders.ts';
import {
  emptyTrash,
  forgetRestored,
  listTrash,
  putBrokenIntoTrash,
  putIntoTrash,
  trashedFile,
} from './trash.ts';

const HOME = 'pages/home.yaml';
const GALLERY = 'galleries/a/gallery.yaml';
const ANNA = { name: 'Anna', src: './anna.jpg' };
const BEN = { name: 'Ben' };

let root: string;
let next: string;
let trash: string;

beforeEach(() => {
  root = join(newFolder(), 'content');
  next = newFolder();
  ({ trash } = foldersOf(root));
});

const write = (folder: string, files: Record<string, unknown>) =>
  writeFiles(
    folder,
    Object.fromEntries(Object.entries(files).map(([path, data]) => [path, JSON.stringify(data)])),
  );

/** Puts what the next content has no more into the trash, and lists the places. */
async function placesAfter(before: object, after: object, removed: string[] = []) {
  write(root, { ...before });
  write(next, { ...after });
  await putIntoTrash(root, next, { written: Object.keys(after), removed });
  return listTrash(root).flatMap(({ places }) => places);
}

it.each([
  ['a group', ANNA],
  ['a paragraph', 'Two words'],
])('keeps %s that was taken out of a list, with its place', async (_, entry) => {
  const before = { [HOME]: { list: [BEN, entry] } };
  expect(await placesAfter(before, { [HOME]: { list: [BEN] } })).toEqual([
    { file: HOME, path: ['list', 1], value: entry },
  ]);
});

it.each([
  ['a number', 7],
  ['a name of a picture', 'a/1'],
  ['a word between spaces', ' word '],
  ['a list', ['a b']],
])('keeps no %s that was taken out of a list', async (_, entry) => {
  const before = { [HOME]: { list: [BEN, entry] } };
  expect(await placesAfter(before, { [HOME]: { list: [BEN] } })).toEqual([]);
  expect(existsSync(trash)).toBe(false);
});

it('keeps nothing where entries were only changed, moved or added', async () => {
  const before = { [HOME]: { title: 'Some words', list: [ANNA, BEN] } };
  const after = { [HOME]: { title: 'Other words', list: [BEN, ANNA, { name: 'Cleo' }] } };
  expect(await placesAfter(before, after)).toEqual([]);
});

it('keeps nothing of an entry that is on another page now', async () => {
  const before = { [HOME]: { list: [ANNA] }, 'pages/team.yaml': { list: [] } };
  const after = { [HOME]: { list: [] }, 'pages/team.yaml': { list: [ANNA] } };
  expect(await placesAfter(before, after)).toEqual([]);
});

it('keeps no redirect: the window adds and removes those by itself', async () => {
  const redirect = { from: '/a', to: '/' };
  const before = { 'redirects.yaml': { entries: [redirect] } };
  expect(await placesAfter(before, { 'redirects.yaml': { entries: [] } })).toEqual([]);
});

it('keeps a removed page as a file, without a place', async () => {
  write(root, { [HOME]: { title: 'Home' }, 'pages/old.yaml': { title: 'Old' } });
  await putIntoTrash(root, next, { written: [], removed: ['pages/old.yaml'] });
  expect(listTrash(root)).toMatchObject([{ files: ['pages/old.yaml'], places: [], pictures: [] }]);
});

it('keeps the pictures of a removal, and where they were named', async () => {
  const before = {
    [GALLERY]: {
      title: 'A b',
      pictures: [{ src: './1.jpg', video: './1.mp4' }, { src: './2.jpg' }],
    },
    [HOME]: { lead: { gallery: 'a' }, other: { gallery: 'b' } },
  };
  writeFiles(root, { 'galleries/a/1.mp4': 'film', 'galleries/a/2.jpg': 'photo' });
  const removed = ['galleries/a/1.mp4', 'galleries/a/2.jpg', GALLERY];
  const places = await placesAfter(before, before, removed);
  expect(places).toEqual([
    { file: GALLERY, path: ['pictures', 0, 'video'], value: './1.mp4' },
    { file: GALLERY, path: ['pictures', 1], value: { src: './2.jpg' } },
    { file: HOME, path: ['lead'], value: { gallery: 'a' } },
  ]);
  expect(listTrash(root)[0]).toMatchObject({ files: removed, pictures: ['galleries/a/2.jpg'] });
});

it('keeps no place of a page that as a whole shows a removed gallery', async () => {
  const page = { [HOME]: { gallery: 'a', title: 'A b' } };
  write(root, { [GALLERY]: { title: 'A b' } });
  expect(await placesAfter(page, page, [GALLERY])).toEqual([]);
  expect(listTrash(root)).toMatchObject([{ files: [GALLERY] }]);
});

it('keeps a picture once, inside of the entry that it belongs to', async () => {
  const before = { [GALLERY]: { rows: [{ pictures: [{ src: './1.jpg' }] }], last: [BEN] } };
  writeFiles(root, { 'galleries/a/1.jpg': 'photo' });
  const places = await placesAfter(before, { [GALLERY]: { rows: [], last: [BEN] } }, [
    'galleries/a/1.jpg',
  ]);
  expect(places).toEqual([{ file: GALLERY, path: ['rows', 0], value: before[GALLERY].rows[0] }]);
});

it('keeps places of another file, although an entry there was the same', async () => {
  const picture = { src: '../../galleries/a/1.jpg' };
  writeFiles(root, { 'galleries/a/1.jpg': 'photo' });
  const before = {
    'galleries/b/gallery.yaml': { list: [picture] },
    'galleries/c/gallery.yaml': { one: { src: '../a/1.jpg' } },
  };
  const same = { src: '../a/1.jpg' };
  const places = await placesAfter(
    { ...before, 'galleries/b/gallery.yaml': { list: [same] } },
    { ...before, 'galleries/b/gallery.yaml': { list: [] } },
    ['galleries/a/1.jpg'],
  );
  expect(places.map(({ file }) => file)).toEqual([
    'galleries/b/gallery.yaml',
    'galleries/c/gallery.yaml',
  ]);
});

it('does not keep the old file of a page that has a new address, but what was taken out of it', async () => {
  write(root, { 'pages/old.yaml': { list: [ANNA, BEN] } });
  write(next, { 'pages/new.yaml': { list: [BEN] } });
  const renamed = new Map([['pages/new.yaml', 'pages/old.yaml']]);
  const changes = { written: ['pages/new.yaml'], removed: ['pages/old.yaml'], renamed };
  await putIntoTrash(root, next, changes);
  const place = { file: 'pages/new.yaml', path: ['list', 0], value: ANNA };
  expect(listTrash(root)).toMatchObject([{ files: [], places: [place] }]);
});

it('finds the file that was removed last from a path', async () => {
  for (const text of ['first', 'second']) {
    write(root, { [HOME]: text });
    await putIntoTrash(root, next, { written: [], removed: [HOME] });
  }
  const [last] = listTrash(root);
  expect(trashedFile(root, HOME)).toBe(join(trash, last?.id ?? '', HOME));
  expect(textsIn(join(trash, last?.id ?? ''))[HOME]).toBe('"second"');
  expect(trashedFile(root, GALLERY)).toBeUndefined();
});

it('lists no folder of a removal that was interrupted before its note was written', () => {
  writeFiles(trash, { '1700000000000/pages/home.yaml': 'a: 1' });
  expect(listTrash(root)).toEqual([]);
});

it('keeps broken files under a name that the site does not read', async () => {
  writeFiles(root, { [HOME]: 'a: b: c' });
  await putBrokenIntoTrash(root, []);
  expect(existsSync(trash)).toBe(false);
  await putBrokenIntoTrash(root, [HOME]);
  const [removal] = listTrash(root);
  expect(removal).toMatchObject({ files: [`${HOME}.broken`], places: [] });
  expect(textsIn(join(trash, removal?.id ?? ''))[`${HOME}.broken`]).toBe('a: b: c');
});

/** A removal of two files, an entry of a list and a field. */
async function removal() {
  writeFiles(root, { 'galleries/a/1.jpg': 'one', 'galleries/a/2.jpg': 'two' });
  const folder = join(trash, '1700000000000');
  for (const path of ['galleries/a/1.jpg', 'galleries/a/2.jpg']) {
    await putFile(join(root, path), folder, path);
  }
  const [entry, field] = [
    { file: HOME, path: ['list', 5], value: ANNA },
    { file: HOME, path: ['lead', 'picture'], value: { src: './1.jpg' } },
  ];
  write(folder, { 'places.json': [entry, field] });
  return { folder, entry, field };
}

it('forgets what is in the content again, part by part', async () => {
  const { folder, entry, field } = await removal();
  const gone = () => listTrash(root).map(({ files, places }) => ({ files, places }));
  writeFiles(root, { 'galleries/a/2.jpg': 'another' });
  // The trash has links: another file must take the place of the first.
  await putFile(join(folder, 'galleries/a/1.jpg'), root, 'galleries/a/1.jpg');
  write(root, { [HOME]: { list: [BEN] } });
  await forgetRestored(root);
  expect(gone()).toMatchObject([{ places: [entry, field] }]);
  write(root, { [HOME]: { list: [BEN, ANNA], lead: { picture: { src: './2.jpg' } } } });
  await forgetRestored(root);
  expect(gone()).toMatchObject([{ places: [field] }]);
  write(root, { [HOME]: { lead: { picture: { src: './1.jpg' } } } });
  await forgetRestored(root);
  expect(gone()).toEqual([]);
  expect(readdirSync(trash)).toEqual([]);
});

it('keeps files until they are back, although all entries are', async () => {
  const { folder } = await removal();
  write(root, { [HOME]: { list: [ANNA], lead: { picture: { src: './1.jpg' } } } });
  rmSync(join(root, 'galleries/a/2.jpg'));
  await forgetRestored(root);
  expect(listTrash(root)).toMatchObject([{ files: ['galleries/a/2.jpg'], places: [] }]);
  expect(existsSync(join(folder, 'galleries/a/1.jpg'))).toBe(false);
});

it('forgets an entry that is back in a list inside of another one', async () => {
  const place = { file: HOME, path: ['sections', 1, 'people', 0], value: ANNA };
  writeFiles(trash, { '1700000000000/places.json': JSON.stringify([place]) });
  write(root, { [HOME]: { sections: [BEN, { people: [BEN, ANNA] }] } });
  await forgetRestored(root);
  expect(listTrash(root)).toEqual([]);
});

it('keeps everything while the file of its places is missing', async () => {
  const { entry, field } = await removal();
  await forgetRestored(root);
  expect(listTrash(root)).toMatchObject([{ places: [entry, field] }]);
});

it('deletes removals of an age, or all of them', async () => {
  const days = 86_400_000;
  vi.useFakeTimers({ now: 1_700_000_000_000 + 90 * days, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const ids = [1_700_000_000_000, 1_700_000_000_001, 1_700_000_000_000 + 50 * days].map(String);
  for (const id of ids) writeFiles(trash, { [`${id}/places.json`]: '[]' });
  await emptyTrash(root, 90 * days);
  expect(listTrash(root).map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  await emptyTrash(root);
  expect(listTrash(root)).toEqual([]);
});
