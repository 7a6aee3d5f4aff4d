import { expect, it } from 'vitest';
import { changesBetween } from '../../content/data.ts';
import { merge, mergeFromDisk, unreadableFiles } from './merge.ts';

const picture = (src: string, alt = src) => ({ src, alt });
const [A, B, C] = ['a', 'b', 'c'].map((name) => picture(name));
const neverAsked = () => expect.fail('nothing was changed by both');

it('keeps what each side changed, down to entries of lists', () => {
  const merged = merge(
    {
      base: { title: 'T', list: ['x', 'y'], seo: { name: 'N', text: 'X' } },
      yours: { title: 'Mine', list: ['x', 'mine'], seo: { name: 'N', text: 'X' } },
      theirs: { title: 'T', list: ['theirs', 'y'], seo: { name: 'N', text: 'Theirs' } },
    },
    neverAsked,
  );
  const seo = { name: 'N', text: 'Theirs' };
  expect(merged).toEqual({ title: 'Mine', list: ['theirs', 'mine'], seo });
});

it.each([
  ['a text', 'base', 'mine', 'theirs'],
  ['the order of pictures', [A, B, C], [B, A, C], [C, A, B]],
  ['pictures, and moved them', [A, B], [picture('a', 'Mine'), B], [B, A]],
  ['the end of a list', [A], [picture('a', 'Mine')], [A, C]],
  ['a file that was removed there', { a: 1 }, { a: 2 }, undefined],
  ['a file that was removed here', { a: 1 }, undefined, { a: 2 }],
])('asks which counts if both changed %s', (_, base, yours, theirs) => {
  expect(merge({ base, yours, theirs }, (changed) => changed.theirs)).toEqual(theirs);
  expect(merge({ base, yours, theirs }, (changed) => changed.yours)).toEqual(yours);
});

it('finds the fields that differ, and files that were added or removed', () => {
  const before = { home: { title: 'T', list: [A, B], seo: { name: 'N' } }, gone: { a: 1 } };
  const now = { home: { title: 'T', list: [A, picture('b', 'New')], seo: {} }, added: { a: 1 } };
  expect(changesBetween(before, now)).toEqual([
    { file: 'home', path: ['list', 1, 'alt'], before: 'b', now: 'New' },
    { file: 'home', path: ['seo', 'name'], before: 'N', now: undefined },
    { file: 'gone', path: [], before: { a: 1 }, now: undefined },
    { file: 'added', path: [], before: undefined, now: { a: 1 } },
  ]);
});

it('keeps unsaved words of a file that another program breaks, and merges once it reads again', () => {
  const file = 'business.yaml';
  const onDisk = (fingerprint: string, data?: unknown) => ({
    [file]: {
      path: file,
      data,
      fingerprint,
      ...(data === undefined && { issue: { line: 2, message: 'M' } }),
    },
  });
  const saved = onDisk('whole', { name: 'N', area: '' });
  const mine = { saved, files: { [file]: { name: 'N', area: 'Ulm' } } };
  const broken = mergeFromDisk(mine, onDisk('broken'));
  expect(broken).toMatchObject({ ...mine, conflicts: [] });
  expect(unreadableFiles(onDisk('broken'), broken.files)).toEqual([
    { file, line: 2, message: 'M' },
  ]);
  const repaired = mergeFromDisk(broken, onDisk('repaired', { name: 'Theirs', area: '' }));
  expect(repaired.files).toEqual({ [file]: { name: 'Theirs', area: 'Ulm' } });
  // Without unsaved words, the form says that it cannot be read.
  const unchanged = { saved, files: { [file]: { name: 'N', area: '' } } };
  expect(mergeFromDisk(unchanged, onDisk('broken')).files).toEqual({ [file]: undefined });
});
