import fs from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foldersOf } from '../../studio/content/folders.ts';
import {
  keepVersion,
  listVersions,
  restoreContent,
  versionFolder,
} from '../../studio/publish/versions.ts';
import { edit } from '../support/contentFolder.ts';
import { BUSINESS, HOME, useProject } from './project.ts';

const { root, nameIn, run } = useProject();

it('lists versions by what changed, and brings one back as an edit with its photographs', async () => {
  await run();
  edit(root, BUSINESS, ['name'], 'Freitag');
  for (let times = 0; times < 2; times += 1) await run();
  const versions = listVersions(root);
  expect(versions).toMatchObject([
    { files: [BUSINESS], places: [{ file: BUSINESS, path: ['name'] }] },
    { files: [], places: [] },
  ]);
  const [friday] = versions;
  fs.renameSync(join(root, 'pages/home/banner.jpg'), join(root, 'pages/home/new.jpg'));
  edit(root, HOME, ['sections', 0, 'picture', 'src'], './home/new.jpg');
  edit(root, BUSINESS, ['name'], 'Heute');
  await run();
  expect(listVersions(root)[0]?.files).toEqual([
    ...[BUSINESS, HOME, 'pages/home/banner.jpg', 'pages/home/new.jpg'],
  ]);
  expect(nameIn(versionFolder(root, friday?.id ?? '') ?? '')).toBe('Freitag');
  const edited = await restoreContent(root, versionFolder(root, friday?.id ?? '') ?? '');
  const business = edited.files.find(({ path }) => path === BUSINESS);
  expect(business?.data).toMatchObject({ name: 'Freitag' });
  expect(edited.removed).toEqual([]);
  expect(Object.keys(edited.media)).toEqual(['pages/home/banner.jpg']);
  expect(fs.existsSync(join(foldersOf(root).files, 'pages/home/banner.jpg'))).toBe(true);
  expect(nameIn(root)).toBe('Heute');
  expect(versionFolder(root, '../trash')).toBeUndefined();
});

it('brings a version back with its own photograph, although another has its name now', async () => {
  const path = 'galleries/organizing/05-bathroom.jpg';
  edit(root, BUSINESS, ['name'], 'Freitag');
  await run();
  const friday = fs.readFileSync(join(root, path));
  fs.copyFileSync(join(root, 'pages/home/banner.jpg'), join(root, path));
  const [version] = listVersions(root);
  const folder = versionFolder(root, version?.id ?? '') ?? '';
  const { files, media } = await restoreContent(root, folder);
  const other = 'galleries/organizing/05-bathroom-2.jpg';
  expect(Object.keys(media)).toEqual([other]);
  expect(fs.readFileSync(join(foldersOf(root).files, other)).equals(friday)).toBe(true);
  const words = (file: string) => JSON.stringify(files.find(({ path }) => path === file)?.data);
  expect(words('galleries/organizing/gallery.yaml')).toContain('"./05-bathroom-2.jpg"');
  expect(words('pages/home-space-organizing.yaml')).toContain('"organizing/05-bathroom-2"');
});

it('keeps the last twenty publications, and each photograph once', async () => {
  for (let number = 0; number < 22; number += 1) {
    edit(root, BUSINESS, ['name'], `Name ${number}`);
    await keepVersion(root, root);
  }
  const versions = listVersions(root);
  expect(versions).toHaveLength(20);
  const photos = versions.map(({ id }) =>
    fs.statSync(join(versionFolder(root, id) ?? '', 'pages/home/banner.jpg')),
  );
  expect(new Set(photos.map(({ ino }) => ino)).size).toBe(1);
});
