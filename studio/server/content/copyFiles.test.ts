import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import {
  copyFile,
  copyFiles,
  hasSame,
  hasSameBytes,
  putBytes,
  putFile,
  removeFile,
} from './copyFiles.ts';
import { newFolder, writeFiles } from '../../../tests/support/makeFolder.ts';
import { textsIn } from './folderFixture.ts';

const WORDS = 'business.yaml';
const PHOTO = 'galleries/a/1.jpg';
const EARLIER = new Date('2024-05-01T12:00:00Z');

let from: string;
let to: string;

beforeEach(() => {
  [from, to] = [newFolder(), newFolder()];
  writeFiles(from, { [WORDS]: 'name: Anna', [PHOTO]: 'photo', 'pages/home.yaml': 'a: 1' });
  for (const path of [WORDS, PHOTO]) utimesSync(join(from, path), EARLIER, EARLIER);
});

const source = (path: string) => join(from, path);
const target = (path: string) => join(to, path);
const inodeOf = (file: string) => statSync(file).ino;

it('knows the same words by their bytes', () => {
  expect(hasSame(to, WORDS, source(WORDS))).toBe(false);
  writeFiles(to, { [WORDS]: 'name: Anna' });
  expect(hasSame(to, WORDS, source(WORDS))).toBe(true);
  writeFiles(to, { [WORDS]: 'name: Anne' });
  utimesSync(target(WORDS), EARLIER, EARLIER);
  expect(hasSame(to, WORDS, source(WORDS))).toBe(false);
  writeFiles(to, { [WORDS]: 'name: Anna Maria' });
  expect(hasSame(to, WORDS, source(WORDS))).toBe(false);
});

it('knows the same photograph by its size and time, without reading it', () => {
  writeFiles(to, { [PHOTO]: 'other' });
  expect(hasSame(to, PHOTO, source(PHOTO)), 'another time').toBe(false);
  utimesSync(target(PHOTO), EARLIER, new Date(EARLIER.getTime() + 1));
  expect(hasSame(to, PHOTO, source(PHOTO)), 'a millisecond later').toBe(false);
  utimesSync(target(PHOTO), EARLIER, new Date(EARLIER.getTime() - 1));
  expect(hasSame(to, PHOTO, source(PHOTO)), 'a millisecond earlier').toBe(false);
  utimesSync(target(PHOTO), EARLIER, EARLIER);
  expect(hasSame(to, PHOTO, source(PHOTO))).toBe(true);
  writeFiles(to, { [PHOTO]: 'larger' });
  utimesSync(target(PHOTO), EARLIER, EARLIER);
  expect(hasSame(to, PHOTO, source(PHOTO)), 'another size').toBe(false);
});

it('compares bytes, also with a file that is not there', () => {
  writeFiles(to, { [PHOTO]: 'photo', [WORDS]: 'name: Anne' });
  expect(hasSameBytes(target(PHOTO), source(PHOTO))).toBe(true);
  expect(hasSameBytes(target(WORDS), source(WORDS))).toBe(false);
  expect(hasSameBytes(target('missing'), source(WORDS))).toBe(false);
});

it('writes a text in folders that are not there, and removes what an interrupted save left', async () => {
  writeFiles(to, { '.part': 'half' });
  await putBytes(to, 'pages/new/a.yaml', 'a: 1');
  await putBytes(to, 'pages/new/a.yaml', Buffer.from('a: 2'));
  expect(textsIn(to)).toEqual({ 'pages/new/a.yaml': 'a: 2' });
  expect(existsSync(target('.part'))).toBe(false);
});

it('does not touch a file that has these bytes, and never writes into the old one', async () => {
  writeFiles(to, { [WORDS]: 'a: 1' });
  const before = inodeOf(target(WORDS));
  await putBytes(to, WORDS, 'a: 1');
  expect(inodeOf(target(WORDS))).toBe(before);
  await putBytes(to, WORDS, 'a: 2');
  expect(inodeOf(target(WORDS))).not.toBe(before);
});

it('copies a file with its time, once', async () => {
  await copyFile(source(PHOTO), to, PHOTO);
  expect(statSync(target(PHOTO)).mtimeMs).toBe(EARLIER.getTime());
  const copied = inodeOf(target(PHOTO));
  expect(copied).not.toBe(inodeOf(source(PHOTO)));
  await copyFile(source(PHOTO), to, PHOTO);
  expect(inodeOf(target(PHOTO))).toBe(copied);
});

it('links photographs, and copies words, which an editor writes into', async () => {
  expect(await putFile(source(PHOTO), to, PHOTO)).toBe(true);
  expect(await putFile(source(WORDS), to, WORDS, true)).toBe(true);
  expect(inodeOf(target(PHOTO))).toBe(inodeOf(source(PHOTO)));
  expect(inodeOf(target(WORDS))).not.toBe(inodeOf(source(WORDS)));
  expect(statSync(target(WORDS)).mtimeMs).toBe(EARLIER.getTime());
  expect(await putFile(source(PHOTO), to, PHOTO)).toBe(false);
  expect(await putFile(source(WORDS), to, WORDS)).toBe(false);
});

it('copies a photograph that cannot be linked, such as one on another disk', async () => {
  // Another file system, where Linux has one.
  const [disk] = ['/dev/shm', to].filter((folder) => existsSync(folder));
  const other = newFolder(disk);
  expect(await putFile(source(PHOTO), other, PHOTO)).toBe(true);
  expect(readFileSync(join(other, PHOTO), 'utf8')).toBe('photo');
  expect(statSync(join(other, PHOTO)).mtimeMs).toBe(EARLIER.getTime());
});

it('removes a file with the folders that are empty then', async () => {
  writeFiles(to, { 'galleries/a/b/1.jpg': '', 'galleries/a/2.jpg': '', [WORDS]: '' });
  expect(await removeFile(to, 'galleries/a/b/1.jpg')).toBe(true);
  expect([existsSync(target('galleries/a/b')), existsSync(target('galleries/a'))]).toEqual([
    false,
    true,
  ]);
  expect(await removeFile(to, 'galleries/a/2.jpg')).toBe(true);
  expect(existsSync(target('galleries'))).toBe(false);
  expect(await removeFile(to, WORDS)).toBe(true);
  expect(existsSync(to)).toBe(true);
  expect(await removeFile(to, WORDS)).toBe(false);
});

it('makes a folder the same as another one, and says what changed', async () => {
  writeFiles(from, { 'notes.txt': 'not of the site' });
  writeFiles(to, { 'pages/old.yaml': '', 'galleries/a/2.jpg': '' });
  const changed = await copyFiles(from, to);
  const all = { [WORDS]: 'name: Anna', [PHOTO]: 'photo', 'pages/home.yaml': 'a: 1' };
  expect(textsIn(to)).toEqual(all);
  expect(changed.sort()).toEqual(
    [...Object.keys(all), 'galleries/a/2.jpg', 'pages/old.yaml'].sort(),
  );
  expect(await copyFiles(from, to)).toEqual([]);
});

it.each([
  ['the first of three files', { [WORDS]: 'b' }],
  ['a photograph', { [PHOTO]: 'bigger photo' }],
  ['the last of three files', { 'pages/home.yaml': 'b' }],
])('says what changed if it was %s', async (_, changed) => {
  await copyFiles(from, to);
  for (const [path, text] of Object.entries(changed)) await putBytes(from, path, text);
  expect(await copyFiles(from, to)).toEqual(Object.keys(changed));
  expect(textsIn(to)).toMatchObject(changed);
});

it('says what changed if it was only a removal', async () => {
  await copyFiles(from, to);
  writeFiles(to, { 'pages/a.yaml': '' });
  const removed = ['pages/a.yaml'];
  expect(await copyFiles(from, to)).toEqual(removed);
  expect(await copyFiles(from, to, { written: [], removed })).toEqual([]);
  const withWords = { written: [], removed: [WORDS, ...removed] };
  expect(await copyFiles(from, to, withWords)).toEqual([WORDS]);
});

it('writes and removes only what was asked for', async () => {
  writeFiles(to, { 'pages/old.yaml': 'old', 'pages/other.yaml': 'other' });
  await copyFiles(from, to, { written: [WORDS], removed: ['pages/old.yaml'] }, true);
  expect(textsIn(to)).toEqual({ [WORDS]: 'name: Anna', 'pages/other.yaml': 'other' });
});

it('brings photographs before the words that name them, and removes last', async () => {
  writeFiles(to, { 'pages/old.yaml': 'old' });
  // The words cannot be written: their folder is a file.
  writeFiles(to, { pages2: '' });
  const changes = { written: ['pages2/home.yaml', PHOTO], removed: ['pages/old.yaml'] };
  writeFiles(from, { 'pages2/home.yaml': 'a: 1' });
  await expect(copyFiles(from, to, changes)).rejects.toThrow();
  expect(textsIn(to)).toEqual({ pages2: '', 'pages/old.yaml': 'old', [PHOTO]: 'photo' });
});
