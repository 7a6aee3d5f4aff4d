import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { newFolder, writeFiles } from '../../../tests/support/makeFolder.ts';
import { textsIn } from './folderFixture.ts';
import { foldersOf } from './folders.ts';
import {
  addMedia,
  copyMedia,
  copyMediaOfFile,
  findMedia,
  findTwin,
  mediaTimes,
  storeMedia,
  takenPaths,
} from './media.ts';
import { restore, restoreContent } from './restore.ts';
import { listTrash } from './trash.ts';

const ID = '1700000000000';
const HOME = 'pages/home.yaml';
const GALLERY = 'galleries/a/gallery.yaml';
const PHOTO = 'galleries/a/1.jpg';

let root: string;
let version: string;
/** The folder of the removal. */
let removal: string;
let waiting: string;

beforeEach(() => {
  root = join(newFolder(), 'content');
  version = newFolder();
  removal = join(foldersOf(root).trash, ID);
  waiting = foldersOf(root).files;
});

const json = (data: unknown) => JSON.stringify(data);
const named = { pictures: [{ src: './1.jpg', alt: 'A b' }], lead: 'a/1', other: 1 };

it('brings a version back as an edit, and removes what it does not have', async () => {
  writeFiles(version, { [GALLERY]: json(named), [PHOTO]: 'photo', 'pages/broken.yaml': 'a: b: c' });
  writeFiles(root, { [HOME]: 'a: 1', 'pages/broken.yaml': 'a: 1', [GALLERY]: 'a: 1' });
  const restored = await restoreContent(root, version);
  const time = statSync(join(version, PHOTO)).mtimeMs;
  expect(restored).toEqual({
    files: [{ path: GALLERY, data: named }],
    media: { [PHOTO]: time },
    places: [],
    removed: ['pages/broken.yaml', HOME],
  });
  expect(textsIn(waiting)).toEqual({ [PHOTO]: 'photo' });
  expect(textsIn(root)[HOME]).toBe('a: 1');
});

it('stores no photograph that the content still has', async () => {
  writeFiles(version, { [GALLERY]: json(named), [PHOTO]: 'photo' });
  writeFiles(root, { [PHOTO]: 'photo' });
  expect((await restoreContent(root, version)).media).toEqual({});
  expect(textsIn(waiting)).toEqual({});
});

it('keeps the time of a photograph that waits already', async () => {
  for (const folder of [version, waiting]) writeFiles(folder, { [PHOTO]: 'photo' });
  expect(Object.keys((await restoreContent(root, version)).media)).toEqual([PHOTO]);
  expect(textsIn(waiting)).toEqual({ [PHOTO]: 'photo' });
});

it('gives a photograph another name if another one has its name now, also where words name it', async () => {
  const page = { reference: 'a/1', words: './1.jpg' };
  writeFiles(version, { [GALLERY]: json(named), [PHOTO]: 'photo', [HOME]: json(page) });
  writeFiles(version, { 'galleries/a/1-2.jpg': 'second' });
  writeFiles(root, { [PHOTO]: 'another photo' });
  const { files, media } = await restoreContent(root, version);
  expect(files).toEqual([
    {
      path: GALLERY,
      data: { pictures: [{ src: './1-3.jpg', alt: 'A b' }], lead: 'a/1-3', other: 1 },
    },
    {
      path: HOME,
      data: { reference: 'a/1-3', words: './1.jpg' },
    },
  ]);
  expect(Object.keys(media).sort()).toEqual(['galleries/a/1-2.jpg', 'galleries/a/1-3.jpg']);
  expect(textsIn(waiting)).toEqual({
    'galleries/a/1-2.jpg': 'second',
    'galleries/a/1-3.jpg': 'photo',
  });
});

const place = (src: string) => ({ file: GALLERY, path: ['pictures', 0], value: { src } });

it('brings a removal back: its files, its places and their pictures', async () => {
  writeFiles(removal, {
    'places.json': json([place('./1.jpg')]),
    [PHOTO]: 'photo',
    'pages/old.yaml': 'a: 1',
  });
  expect(await restore(root, ID)).toMatchObject({
    files: [{ path: 'pages/old.yaml', data: { a: 1 } }],
    media: { [PHOTO]: expect.any(Number) as number },
    places: [place('./1.jpg')],
    removed: [],
  });
  expect(listTrash(root), 'until it is saved').toHaveLength(1);
});

it('brings only the chosen parts back', async () => {
  const places = [place('./1.jpg'), place('./2.jpg')];
  const others = { [PHOTO]: '1', 'galleries/a/2.jpg': '2', 'pages/b.yaml': 'b: 1' };
  writeFiles(removal, { 'places.json': json(places), ...others, 'pages/a.yaml': 'a: 1' });
  const chosen = await restore(root, ID, { files: ['pages/a.yaml'], places: [1] });
  expect(chosen?.files).toEqual([{ path: 'pages/a.yaml', data: { a: 1 } }]);
  expect(chosen?.places).toEqual([places[1]]);
  expect(Object.keys(chosen?.media ?? {})).toEqual(['galleries/a/2.jpg']);
  const none = await restore(root, ID, { files: [], places: [] });
  expect(none).toMatchObject({ files: [], places: [], media: {} });
});

it('brings the pictures of chosen words back, also those with accents', async () => {
  const photo = 'galleries/a/u\u0308.jpg';
  const words = json({ pictures: [{ src: './\u00FC.jpg' }] });
  writeFiles(removal, { 'places.json': '[]', [photo]: 'photo', [PHOTO]: '1', [GALLERY]: words });
  const chosen = await restore(root, ID, { files: [GALLERY], places: [] });
  expect(Object.keys(chosen?.media ?? {})).toHaveLength(1);
});

it('brings files back at once that the site cannot read, beside newer ones', async () => {
  const stray = 'pages/home-PC.yaml';
  writeFiles(removal, {
    'places.json': '[]',
    [stray]: 'old',
    'notes.txt': 'same',
    'pages/a/x': 'x',
  });
  writeFiles(root, { [stray]: 'new', 'notes.txt': 'same' });
  await restore(root, ID, { files: [stray, 'notes.txt'], places: [] });
  expect(textsIn(root)).toEqual({
    [stray]: 'new',
    'pages/home-PC-2.yaml': 'old',
    'notes.txt': 'same',
  });
  expect(listTrash(root)).toMatchObject([{ files: ['pages/a/x'] }]);
  await restore(root, ID);
  expect(listTrash(root)).toEqual([]);
  expect(textsIn(root)).toHaveProperty(['pages/a/x']);
});

it('knows no removal of another name', async () => {
  expect(await restore(root, ID)).toBeUndefined();
});

it('finds photographs in the content, waiting or in the trash, in this order', async () => {
  expect(findMedia(root, PHOTO)).toBeUndefined();
  writeFiles(removal, { 'places.json': '[]', [PHOTO]: '', 'pages/old.yaml': '' });
  expect(findMedia(root, PHOTO)).toBe(join(removal, PHOTO));
  expect(findMedia(root, 'pages/old.yaml')).toBeUndefined();
  await storeMedia(root, new Map([[PHOTO, Buffer.from('bytes')]]));
  expect(findMedia(root, PHOTO)).toBe(join(waiting, PHOTO));
  writeFiles(root, { [PHOTO]: '', [HOME]: '' });
  expect(findMedia(root, PHOTO)).toBe(join(root, PHOTO));
  expect(Object.keys(mediaTimes(root))).toEqual([PHOTO]);
  expect(mediaTimes(root)[PHOTO]).toBe(statSync(join(root, PHOTO)).mtimeMs);
  expect(takenPaths(root)).toEqual([PHOTO, PHOTO, 'pages/old.yaml']);
});

it('finds photographs whichever way their accents are written', () => {
  writeFiles(root, { 'galleries/a/u\u0308.jpg': '' });
  const file = join(root, 'galleries/a/u\u0308.jpg');
  for (const name of ['u\u0308', '\u00FC'])
    expect(findMedia(root, `galleries/a/${name}.jpg`)).toBe(file);
  expect(Object.keys(mediaTimes(root))).toEqual(['galleries/a/\u00FC.jpg']);
});

it('stores a new photograph under a name that no other one has or had', async () => {
  writeFiles(root, { [PHOTO]: '' });
  writeFiles(removal, { 'places.json': '[]', 'galleries/a/1-2.jpg': '' });
  const added = await addMedia(root, GALLERY, '1.jpg', Buffer.from('new'));
  const path = 'galleries/a/1-3.jpg';
  expect(added).toEqual({ path, src: './1-3.jpg', time: statSync(join(waiting, path)).mtimeMs });
  expect(textsIn(waiting)).toEqual({ [path]: 'new' });
});

it('finds the same photograph in the same folder, also one that waits', () => {
  const bytes = Buffer.from('photo');
  expect(findTwin(root, HOME, bytes)).toBeUndefined();
  writeFiles(root, { [PHOTO]: 'photo', 'pages/home/other.jpg': 'other' });
  expect(findTwin(root, HOME, bytes)).toBeUndefined();
  writeFiles(waiting, { 'pages/home/mine.jpg': 'photo' });
  const file = join(waiting, 'pages/home/mine.jpg');
  utimesSync(file, 1, 2);
  expect(findTwin(root, HOME, bytes)).toEqual({
    ...{ path: 'pages/home/mine.jpg', src: './home/mine.jpg', time: 2000 },
  });
});

it('copies a video for another gallery with its captions', async () => {
  writeFiles(root, { 'galleries/a/tour.mp4': 'film', 'galleries/a/tour.vtt': 'WEBVTT' });
  writeFiles(root, { 'galleries/b/tour.mp4': 'another film' });
  const copy = await copyMedia(root, 'galleries/b/gallery.yaml', 'galleries/a/tour.mp4');
  expect(copy?.src).toBe('./tour-2.mp4');
  expect(textsIn(waiting)).toEqual({
    'galleries/b/tour-2.mp4': 'film',
    'galleries/b/tour-2.vtt': 'WEBVTT',
  });
  expect(await copyMedia(root, 'galleries/b/gallery.yaml', 'galleries/a/none.jpg')).toBeUndefined();
});

it('copies all media of a gallery for another folder, unsaved ones too', async () => {
  writeFiles(root, { 'galleries/a/1.jpg': 'one', 'galleries/ab/3.jpg': 'three' });
  writeFiles(waiting, { 'galleries/a/2.jpg': 'two' });
  const [from, to] = ['galleries/a/gallery.yaml', 'galleries/b/gallery.yaml'];
  const times = await copyMediaOfFile(root, from, to);
  expect(Object.keys(times).sort()).toEqual(['galleries/b/1.jpg', 'galleries/b/2.jpg']);
  expect(textsIn(waiting)).toMatchObject({
    'galleries/b/1.jpg': 'one',
    'galleries/b/2.jpg': 'two',
  });
  expect(textsIn(root)).toHaveProperty(['galleries/a/1.jpg'], 'one');
});
