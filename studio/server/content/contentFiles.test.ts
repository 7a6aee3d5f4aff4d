import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  checkContent,
  findUnreadable,
  isMediaPath,
  isSiteFile,
  mediaFolder,
  namedMedia,
  readContent,
  readContentFile,
  saveSchema,
  shapeOf,
  siteFiles,
  unknownFiles,
} from './contentFiles.ts';
import { newFolder, writeFiles } from '../../../tests/support/makeFolder.ts';

function folderWith(files: Record<string, string>): string {
  const folder = newFolder();
  writeFiles(folder, files);
  return folder;
}

it.each([
  ['business.yaml', 'business'],
  ['pages/home.yaml', 'pages'],
  ['pages/our-work-2.yaml', 'pages'],
  ['galleries/styling/gallery.yaml', 'galleries'],
  ['words/imprint.md', 'words'],
])('reads %s as one of the %s', (path, shape) => {
  expect(shapeOf(path)).toBe(shape);
  expect(isSiteFile(path)).toBe(true);
});

it.each([
  ...['pages/home-PC.yaml', 'pages/a/b.yaml', 'galleries/gallery.yaml', 'words/imprint.yaml'],
  ...['other.yaml', 'galleries/.hidden/gallery.yaml', 'galleries/../gallery.yaml'],
  ...['/business.yaml', 'galleries//gallery.yaml', 'words/a\\b.md', 'words/a\0.md'],
  ...['words/.md', ''],
])('does not read %j', (path) => {
  expect(shapeOf(path)).toBeUndefined();
  expect(isSiteFile(path)).toBe(false);
});

it.each([
  ...['galleries/styling/01.jpg', 'galleries/styling/IMG.JPEG', 'pages/home/banner.webp'],
  ...['galleries/styling/tour.mp4', 'galleries/styling/tour.vtt', 'pages/photo.png'],
  'pages/home/banner.untidy.json',
  ...['logo.svg', 'logo.png', 'pages/home/drawing.svg'],
])('may write the picture, video or logo %s', (path) => {
  expect(isMediaPath(path)).toBe(true);
  expect(isSiteFile(path)).toBe(true);
});

it.each([
  ...['galleries/photo.jpg', 'photo.jpg', 'words/photo.jpg', 'old/pages/photo.jpg', 'pages/.jpg'],
  ...['galleries/styling/notes.txt', 'galleries/styling/photo.heic', 'logo.html', 'logo.svg.js'],
  ...['../logo.svg', 'pages/../logo.svg', '.logo.svg', 'pages/home/../a.jpg', 'a\\b.svg', '/a.png'],
  ...['galleries/.trash/a.jpg', 'galleries//a.jpg', ''],
])('may not write %j', (path) => {
  expect(isMediaPath(path)).toBe(false);
  expect(isSiteFile(path)).toBe(false);
});

it('tells the files of the site from others', () => {
  const folder = folderWith({
    'business.yaml': '',
    'pages/home-PC.yaml': '',
    'galleries/a/1.jpg': '',
    'galleries/a/film.mov': '',
    'pages/home/banner.untidy.json': '{}',
  });
  expect(siteFiles(folder)).toEqual([
    'business.yaml',
    'galleries/a/1.jpg',
    'pages/home/banner.untidy.json',
  ]);
  expect(unknownFiles(folder)).toEqual(['galleries/a/film.mov', 'pages/home-PC.yaml']);
});

it('finds the pictures that a file names, and what belongs to them', () => {
  const data = {
    title: 'galleries',
    pictures: [{ src: './1.jpg', width: 3, video: './tour.mp4' }, { src: '../other/u\u0308.jpg' }],
    list: ['notes.txt', '../../outside.jpg'],
  };
  expect(namedMedia({ path: 'galleries/a/gallery.yaml', data })).toEqual([
    'galleries/a/1.jpg',
    'galleries/a/tour.mp4',
    'galleries/a/tour.vtt',
    'galleries/other/\u00FC.jpg',
  ]);
  expect(namedMedia({ path: 'pages/home.yaml', data: { src: './home/banner.jpg' } })).toEqual([
    'pages/home/banner.jpg',
    'pages/home/banner.untidy.json',
  ]);
});

it.each([
  ['galleries/styling/gallery.yaml', 'galleries/styling'],
  ['pages/home.yaml', 'pages/home'],
  ['business.yaml', ''],
])('puts the pictures of %s into the folder %j', (file, folder) => {
  expect(mediaFolder(file)).toBe(folder);
});

it('reads words with their fingerprint', () => {
  const text = '---\ntitle: Imprint\n---\n\nWe *are*\n';
  const root = folderWith({ 'business.yaml': 'name: Anna\n', 'words/imprint.md': text });
  const [business, imprint] = readContent(root);
  const fingerprint = hash('sha256', 'name: Anna\n');
  expect(business).toEqual({ path: 'business.yaml', data: { name: 'Anna' }, fingerprint });
  expect(imprint?.data).toMatchObject({ title: 'Imprint', text: 'We *are*' });
});

it('says why words cannot be read, and still knows their fingerprint', () => {
  const text = 'name: Anna: more\n';
  const root = folderWith({ 'business.yaml': text, 'messages.yaml': 'a: 1' });
  const file = readContentFile(root, 'business.yaml');
  expect(file).toMatchObject({ data: undefined, fingerprint: hash('sha256', text) });
  expect(file?.issue).toMatchObject({ line: 1 });
  const paths = ['business.yaml', 'messages.yaml', 'redirects.yaml'];
  expect(findUnreadable(root, paths)).toEqual([
    { file: 'business.yaml', line: 1, message: file?.issue?.message },
  ]);
});

it('reads no file that is missing or that the site does not read', () => {
  const root = folderWith({ 'other.yaml': 'a: 1' });
  expect(readContentFile(root, 'business.yaml')).toBeUndefined();
  expect(readContentFile(root, 'other.yaml')).toBeUndefined();
  expect(readContent(root)).toEqual([]);
});

it('finds what keeps content from being published, without advice', async () => {
  const root = folderWith({ 'business.yaml': 'name: Anna\n' });
  const problems = await checkContent(root);
  expect(problems).toContainEqual(
    expect.objectContaining({ file: 'business.yaml', field: ['email'] }),
  );
  const missing = { file: 'messages.yaml', field: [] };
  expect(problems).toContainEqual(expect.objectContaining(missing));
  for (const { message } of problems) expect(message).not.toBe('');
});

it('takes unsaved changes of files of the site only', () => {
  const file = { path: 'pages/home.yaml', data: {} };
  const removed = { path: 'pages/old.yaml', fingerprint: 'a' };
  const request = { files: [{ ...file, renamedFrom: 'pages/old.yaml' }], removed: [removed] };
  expect(saveSchema.parse(request)).toEqual(request);
  expect(saveSchema.parse({ ...request, overwrite: ['pages/home.yaml'] })).toHaveProperty(
    'overwrite',
  );
  const other = '../home.yaml';
  for (const refused of [
    { files: [{ ...file, path: other }], removed: [] },
    { files: [{ ...file, renamedFrom: other }], removed: [] },
    { files: [], removed: [{ ...removed, path: other }] },
    { files: [], removed: [{ path: removed.path }] },
    { files: [], removed: [], overwrite: [other] },
  ])
    expect(saveSchema.safeParse(refused).error?.issues[0]?.message).toMatch(
      /not a file|expected string/u,
    );
});
