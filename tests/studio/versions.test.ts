import fs from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  BATHROOM,
  GALLERY,
  HOME,
  ORGANIZING,
  useUnsavedContent,
} from '../../studio/server/content/unsavedFixture.ts';
import { restoreContent } from '../../studio/server/content/restore.ts';
import { save } from '../../studio/server/content/save.ts';
import {
  finishPending,
  keepPending,
  listVersions,
  versionFolder,
} from '../../studio/server/publish/versions.ts';
import { edit } from '../support/contentFolder.ts';

const BUSINESS = 'business.yaml';

const { content, root, folders, removeBathroom, again } = useUnsavedContent();
async function keep(): Promise<void> {
  await keepPending(root, root);
  await finishPending(root);
}

it('lists versions by what changed, and brings one back as an edit with its photographs', async () => {
  await keep();
  edit(root, BUSINESS, ['name'], 'Freitag');
  for (let times = 0; times < 2; times += 1) await keep();
  const versions = listVersions(root);
  expect(versions).toMatchObject([
    { files: [BUSINESS], places: [{ file: BUSINESS, path: ['name'] }] },
    { files: [], places: [] },
  ]);
  const friday = versionFolder(root, versions[0]?.id ?? '') ?? '';
  fs.renameSync(join(root, 'pages/home/banner.jpg'), join(root, 'pages/home/new.jpg'));
  edit(root, HOME, ['sections', 0, 'picture', 'src'], './home/new.jpg');
  edit(root, BUSINESS, ['name'], 'Heute');
  await keep();
  expect(listVersions(root)[0]?.files).toEqual([
    ...[BUSINESS, HOME, 'pages/home/banner.jpg', 'pages/home/new.jpg'],
  ]);
  const { files, removed, media } = await restoreContent(root, friday);
  expect(files.find(({ path }) => path === BUSINESS)?.data).toMatchObject({ name: 'Freitag' });
  expect(removed).toEqual([]);
  expect(Object.keys(media)).toEqual(['pages/home/banner.jpg']);
  expect(fs.existsSync(join(folders.files, 'pages/home/banner.jpg'))).toBe(true);
  expect(content.read(BUSINESS).toString()).toContain('name: Heute');
  expect(versionFolder(root, '../trash')).toBeUndefined();
});

it('names the list of a removed entry, which has no place any more', async () => {
  await keep();
  await save(root, removeBathroom());
  await keep();
  expect(listVersions(root)[0]?.places).toContainEqual({ file: GALLERY, path: ['pictures'] });
});

it('brings a version back with its own photograph, although another has its name now', async () => {
  await keep();
  const friday = content.read(BATHROOM);
  fs.copyFileSync(join(root, 'pages/home/banner.jpg'), join(root, BATHROOM));
  const folder = versionFolder(root, listVersions(root)[0]?.id ?? '') ?? '';
  const { files, media } = await restoreContent(root, folder);
  const other = 'galleries/organizing/05-bathroom-2.jpg';
  expect(Object.keys(media)).toEqual([other]);
  expect(fs.readFileSync(join(folders.files, other)).equals(friday)).toBe(true);
  const words = (file: string) => JSON.stringify(files.find(({ path }) => path === file)?.data);
  expect(words(GALLERY)).toContain('"./05-bathroom-2.jpg"');
  expect(words(ORGANIZING)).toContain('"organizing/05-bathroom-2"');
});

it('keeps the photographs of a version although a program writes into restored ones', async () => {
  await keep();
  const folder = versionFolder(root, listVersions(root)[0]?.id ?? '') ?? '';
  const photo = content.read(BATHROOM);
  await save(root, removeBathroom());
  fs.rmSync(folders.trash, { recursive: true });
  const { files } = await restoreContent(root, folder);
  const back = files.filter(({ path }) => [GALLERY, ORGANIZING].includes(path));
  expect(await save(root, again({ files: back, removed: [] }))).toHaveProperty('saved');
  fs.writeFileSync(join(root, BATHROOM), 'changed in place');
  expect(fs.readFileSync(join(folder, BATHROOM)).equals(photo)).toBe(true);
});

it('keeps the last twenty publications, and each photograph once', async () => {
  for (let number = 0; number < 22; number += 1) {
    edit(root, BUSINESS, ['name'], `Name ${number}`);
    await keep();
  }
  const versions = listVersions(root);
  expect(versions).toHaveLength(20);
  const photos = versions.map(({ id }) =>
    fs.statSync(join(versionFolder(root, id) ?? '', 'pages/home/banner.jpg')),
  );
  expect(new Set(photos.map(({ ino }) => ino)).size).toBe(1);
});
