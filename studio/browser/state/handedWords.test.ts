import { expect, it } from 'vitest';
import { filesToHandOver, mergeHandover } from './handedWords.ts';
import type { UnsavedChanges } from '../../server/content/contentFiles.ts';

const FILE = 'business.yaml';
const ON_DISK = { name: 'N', area: '' };
const NOTHING: UnsavedChanges = { files: [], removed: [] };

const record = (data: unknown) => ({ path: FILE, data, fingerprint: 'a' });
const unsaved = (data: unknown): UnsavedChanges => ({ files: [record(data)], removed: [] });
const shown = (data: unknown) => ({
  saved: { [FILE]: record(ON_DISK) },
  files: data === undefined ? {} : { [FILE]: data },
  unsaved:
    data === ON_DISK
      ? NOTHING
      : data === undefined
        ? { files: [], removed: [record(ON_DISK)] }
        : unsaved(data),
});

const typed = (area: string) => ({ ...ON_DISK, area });

it.each([
  ['words that never arrived', null, typed('Ulm'), { before: ON_DISK, now: typed('Ulm') }],
  [
    'letters after those that arrived',
    unsaved(typed('U')),
    typed('Ulm'),
    { before: typed('U'), now: typed('Ulm') },
  ],
  [
    'words that were taken back',
    unsaved(typed('U')),
    ON_DISK,
    { before: typed('U'), now: ON_DISK },
  ],
  ['a removed file', null, undefined, { before: ON_DISK, now: undefined }],
])('hands over %s', (_, lastStored, now, expected) => {
  expect(filesToHandOver(lastStored && { changes: lastStored }, shown(now))).toEqual({
    [FILE]: expected,
  });
});

it('hands over nothing that the server has', () => {
  expect(filesToHandOver({ changes: unsaved(typed('Ulm')) }, shown(typed('Ulm')))).toBeUndefined();
  expect(filesToHandOver(null, shown(ON_DISK))).toBeUndefined();
});

it('hands over nothing that was saved meanwhile', () => {
  const saved = { [FILE]: record(typed('Ulm')) };
  const after = { saved, files: { [FILE]: typed('Ulm') }, unsaved: NOTHING };
  expect(filesToHandOver({ changes: unsaved(typed('Ulm')) }, after)).toBeUndefined();
});

it('follows on words of the same window that are here already, without asking', () => {
  // The answer to "Ul" was lost: the first window believes that only "U" had arrived.
  const handed = { [FILE]: { before: typed('U'), now: typed('Ulm') } };
  const files = { [FILE]: { ...typed('Ul'), name: 'Mine' } };
  expect(mergeHandover(files, handed, { [FILE]: typed('Ul') })).toEqual({
    changed: { [FILE]: { name: 'Mine', area: 'Ulm' } },
    conflicts: [],
  });
});

it('leaves a file with a conflict as it is until she has chosen', () => {
  const now = { name: 'Theirs', area: 'Ulm' };
  const handed = { [FILE]: { before: ON_DISK, now } };
  const files = { [FILE]: typed('Bonn') };
  expect(mergeHandover(files, handed, {})).toEqual({
    changed: {},
    conflicts: [{ file: FILE, path: ['area'], yours: 'Bonn', theirs: 'Ulm' }],
  });
  const chosen = (side: 'yours' | 'theirs') => mergeHandover(files, handed, {}, side).changed[FILE];
  expect(chosen('yours')).toEqual({ name: 'Theirs', area: 'Bonn' });
  expect(chosen('theirs')).toEqual(now);
});
