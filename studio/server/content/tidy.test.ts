import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { newFolder, writeFiles } from '../../../tests/support/makeFolder.ts';
import { textsIn } from './folderFixture.ts';
import { foldersOf } from './folders.ts';
import { createQueue, openStudio, type Preview } from './openStudio.ts';
import { keepOriginal, originalOf } from './originals.ts';
import { NO_EDIT } from '../../shared/photoEdit.ts';
import { keepUnsaved, readUnsaved } from './unsaved.ts';
import { KEPT_MS, listTrash } from './trash.ts';

const HOME = 'pages/home.yaml';
const PHOTO = 'pages/home/1.jpg';

let root: string;
let folders: ReturnType<typeof foldersOf>;

beforeEach(() => {
  root = join(newFolder(), 'content');
  folders = foldersOf(root);
  writeFiles(root, { [HOME]: 'picture: ./home/1.jpg\n', [PHOTO]: 'photo' });
});

/** A preview that has started, and the folders that it was asked to show. */
function startedPreview() {
  const shown: string[] = [];
  const preview: Preview = {
    whenReady: () => Promise.resolve(),
    show: (content) => {
      shown.push(content);
      return Promise.resolve({});
    },
  };
  return { shown, studio: openStudio(root, new AbortController().signal, preview) };
}

it('removes what an interrupted save left, and shows the saved content', async () => {
  writeFiles(root, { '.part': 'half' });
  const { shown, studio } = startedPreview();
  await studio.prepare();
  expect(existsSync(join(root, '.part'))).toBe(false);
  expect(shown).toEqual([folders.staging]);
  expect(textsIn(folders.staging)).toEqual(textsIn(root));
});

it('deletes removals and photographs that nobody used for 90 days', async () => {
  const id = String(Date.now());
  writeFiles(folders.files, { [PHOTO]: 'waits' });
  writeFiles(folders.trash, { [`${id}/places.json`]: '[]' });
  const { studio } = startedPreview();
  vi.useFakeTimers({ now: Date.now() + KEPT_MS - 60_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await studio.prepare();
  expect([listTrash(root).length, textsIn(folders.files)]).toEqual([1, { [PHOTO]: 'waits' }]);
  vi.setSystemTime(Date.now() + 120_000);
  await studio.prepare();
  expect([listTrash(root), textsIn(folders.files)]).toEqual([[], {}]);
});

it('deletes originals after 90 days, unless the site shows their photograph', async () => {
  const original = { bytes: Buffer.from('original'), name: '1.jpg', edit: NO_EDIT };
  await keepOriginal(root, Buffer.from('photo'), original);
  await keepOriginal(root, Buffer.from('removed'), original);
  vi.useFakeTimers({ now: Date.now() + KEPT_MS + 60_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await startedPreview().studio.prepare();
  expect(originalOf(root, Buffer.from('photo'), '2.jpg')).toEqual(original);
  const removed = { bytes: Buffer.from('removed'), name: '2.jpg', edit: NO_EDIT };
  expect(originalOf(root, Buffer.from('removed'), '2.jpg')).toEqual(removed);
});

it('takes over the unsaved changes of an earlier studio', async () => {
  const unsaved = { changes: { files: [], removed: [] }, saved: {}, openFile: HOME };
  keepUnsaved(root, unsaved);
  renameSync(folders.unsaved, folders.formerUnsaved);
  await startedPreview().studio.prepare();
  expect(readUnsaved(root)).toEqual({ unsaved });
});

it('shows no unsaved changes that have problems', async () => {
  const { shown, studio } = startedPreview();
  const files = [{ path: HOME, data: {}, fingerprint: 'a' }];
  const { problems, unreadable } = await studio.check({ files, removed: [] });
  expect(problems.length).toBeGreaterThan(0);
  expect(unreadable).toEqual([]);
  expect(shown).toEqual([]);
});

it('moves files that the site cannot read to the trash', async () => {
  writeFiles(root, { 'pages/home-PC.yaml': 'a: 1' });
  await startedPreview().studio.removeUnknownFiles();
  expect(Object.keys(textsIn(root)).sort()).toEqual([HOME, PHOTO].sort());
  expect(listTrash(root)).toMatchObject([{ files: ['pages/home-PC.yaml'] }]);
});

it('does one thing after the other, also after one that failed', async () => {
  const exclusively = createQueue();
  const order: string[] = [];
  const first = Promise.withResolvers<undefined>();
  const failing = exclusively(async () => {
    await first.promise;
    order.push('first');
    throw new Error('full');
  });
  const second = exclusively(() => {
    order.push('second');
    return Promise.resolve('done');
  });
  await Promise.resolve();
  expect(order).toEqual([]);
  first.resolve(undefined);
  await expect(failing).rejects.toThrow('full');
  expect(await second).toBe('done');
  expect(order).toEqual(['first', 'second']);
});
