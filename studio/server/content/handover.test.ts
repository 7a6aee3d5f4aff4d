import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newFolder, writeFiles } from '../../../tests/support/makeFolder.ts';
import { foldersOf } from './folders.ts';
import { filesOfUnsaved, forgetHandover, keepHandover, listHandovers } from './handover.ts';
import { moveFormerUnsaved } from './moveFormerUnsaved.ts';
import { keepUnsaved, readUnsaved, storedChangesSchema } from './unsaved.ts';

const HOME = 'pages/home.yaml';
const handed = (revision: number) => ({
  ...{ window: 'first', revision },
  files: { [HOME]: { before: { title: 'A' }, now: { title: `B${revision}` } } },
});
const CHANGES = {
  files: [{ path: HOME, data: { title: 'B' }, fingerprint: 'a' }],
  removed: [{ path: 'pages/old.yaml', fingerprint: 'b' }],
};
const SAVED = { [HOME]: { path: HOME, data: { title: 'A' }, fingerprint: 'a' } };
const UNSAVED = { changes: CHANGES, saved: SAVED, openFile: HOME, window: 'first', revision: 3 };

let root: string;

beforeEach(() => {
  root = join(newFolder(), 'content');
});

it('keeps words of another window in their order until they are added, also of one moment', () => {
  vi.useFakeTimers({ now: 1_750_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  for (const revision of [1, 2, 3]) keepHandover(root, handed(revision));
  const waiting = listHandovers(root);
  expect(waiting).toEqual(
    [1, 2, 3].map((revision) => ({ id: expect.any(String) as string, ...handed(revision) })),
  );
  forgetHandover(root, waiting[1]?.id ?? '');
  expect(listHandovers(root).map(({ revision }) => revision)).toEqual([1, 3]);
});

it('names handed words after the time', () => {
  vi.useFakeTimers({ now: 1_900_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  keepHandover(root, handed(1));
  expect(listHandovers(root)[0]?.id).toBe('1900000000000.json');
});

it('lists nothing that is damaged or another file, and leaves it where it is', () => {
  expect(listHandovers(root)).toEqual([]);
  const text = JSON.stringify(handed(1));
  const names = ['1.json', '2.json', '3.json.part', 'a4.json', '5.txt'];
  const { handover } = foldersOf(root);
  writeFiles(handover, { [names[0] ?? '']: '{"window":' });
  writeFiles(handover, Object.fromEntries(names.slice(1).map((name) => [name, text])));
  expect(listHandovers(root).map(({ id }) => id)).toEqual(['2.json']);
  forgetHandover(root, '1.json');
  forgetHandover(root, '../unsaved.json');
  expect(readdirSync(handover).sort()).toEqual([...names].sort());
});

it('reads no words for a file that the site does not read', () => {
  const { handover } = foldersOf(root);
  const files = { '../home.yaml': { now: {} } };
  writeFiles(handover, { '1.json': JSON.stringify({ ...handed(1), files }) });
  expect(listHandovers(root)).toEqual([]);
});

it('compares unsaved changes with the files that they began with', () => {
  expect(filesOfUnsaved(UNSAVED)).toEqual({
    [HOME]: { before: { title: 'A' }, now: { title: 'B' } },
    'pages/old.yaml': { before: undefined },
  });
  const old = { path: 'pages/old.yaml', data: { title: 'Old' }, fingerprint: 'b' };
  const saved = { ...SAVED, 'pages/old.yaml': old };
  expect(filesOfUnsaved({ ...UNSAVED, saved })['pages/old.yaml']).toEqual({ before: old.data });
  expect(filesOfUnsaved({ ...UNSAVED, saved: {} })[HOME]).toEqual({
    before: undefined,
    now: { title: 'B' },
  });
});

it('keeps unsaved changes for the next start, and forgets them', () => {
  expect(readUnsaved(root)).toEqual({});
  keepUnsaved(root, UNSAVED);
  expect(readUnsaved(root)).toEqual({ unsaved: UNSAVED });
  keepUnsaved(root, null);
  expect(readUnsaved(root)).toEqual({});
  keepUnsaved(root, null);
});

it.each(['{"changes":', '{"changes":{"files":"none"}}'])(
  'sets unsaved changes aside that cannot be read: %s',
  (text) => {
    const { unsaved } = foldersOf(root);
    writeFiles(join(unsaved, '..'), { 'unsaved.json': text });
    const { setAside = '' } = readUnsaved(root);
    expect(setAside).toMatch(/^unreadable-\d{13}\.json$/u);
    expect(existsSync(join(unsaved, '..', setAside))).toBe(true);
    expect(readUnsaved(root)).toEqual({});
  },
);

it('reads the names of an earlier studio, unless the new ones are there', () => {
  const { changes, openFile, ...others } = UNSAVED;
  const former = { draft: changes, open: openFile, ...others };
  expect(storedChangesSchema.parse(former)).toEqual(UNSAVED);
  expect(storedChangesSchema.parse({ ...UNSAVED, draft: 1, open: 2 })).toEqual(UNSAVED);
  expect(storedChangesSchema.safeParse(undefined).success).toBe(false);
});

describe('unsaved changes of an earlier studio', () => {
  const writeFormer = (data: object) =>
    writeFiles(join(foldersOf(root).formerUnsaved, '..'), { 'draft.json': JSON.stringify(data) });
  const formerExists = () => existsSync(foldersOf(root).formerUnsaved);

  it('are left alone where there are none', () => {
    keepUnsaved(root, UNSAVED);
    moveFormerUnsaved(root);
    expect(readUnsaved(root)).toEqual({ unsaved: UNSAVED });
    expect(listHandovers(root)).toEqual([]);
  });

  it('become those of this one', () => {
    writeFormer(UNSAVED);
    moveFormerUnsaved(root);
    expect(readUnsaved(root)).toEqual({ unsaved: UNSAVED });
    expect([formerExists(), listHandovers(root)]).toEqual([false, []]);
  });

  it.each([
    ['with the window they are of', UNSAVED, { window: 'first', revision: 3 }],
    [
      'without a window',
      { changes: CHANGES, saved: SAVED, openFile: HOME },
      { window: 'earlier studio', revision: 0 },
    ],
  ])('wait beside newer ones, %s', (_, former, from) => {
    keepUnsaved(root, { ...UNSAVED, revision: 9 });
    writeFormer(former);
    moveFormerUnsaved(root);
    expect(readUnsaved(root)).toMatchObject({ unsaved: { revision: 9 } });
    const files = { [HOME]: { before: { title: 'A' }, now: { title: 'B' } } };
    expect(listHandovers(root)).toMatchObject([{ ...from, files }]);
    expect(formerExists()).toBe(false);
  });

  it('stay where they are if they cannot be read beside newer ones', () => {
    keepUnsaved(root, UNSAVED);
    writeFormer({ draft: 'broken' });
    moveFormerUnsaved(root);
    expect([formerExists(), listHandovers(root)]).toEqual([true, []]);
  });
});
