import { expect, it } from 'vitest';
import { changesBetween } from '../../shared/changes.ts';
import { merge, mergeFromDisk, unreadableFiles } from './merge.ts';
import { putBack, takeBackChange } from './takeBack.ts';

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
  ['a description', [A, B], [picture('a', 'Mine'), B], [picture('a', 'Theirs'), B]],
  ['a picture that they added', [A], [A, picture('b', 'Mine')], [A, picture('b', 'Theirs')]],
  ['a file that was removed there', { a: 1 }, { a: 2 }, undefined],
  ['a file that was removed here', { a: 1 }, undefined, { a: 2 }],
  ['an entry that was removed here', [A, B], [B], [picture('a', 'Theirs'), B]],
  ['an entry that was removed there', [A, B], [picture('a', 'Mine'), B], [B]],
])('asks which counts if both changed %s', (_, base, yours, theirs) => {
  expect(merge({ base, yours, theirs }, (changed) => changed.theirs)).toEqual(theirs);
  expect(merge({ base, yours, theirs }, (changed) => changed.yours)).toEqual(yours);
});

const section = (label: string, more = {}) => ({ kind: 'text', label, ...more });
const [ONE, TWO, THREE] = ['One', 'Two', 'Three'].map((label) => section(label));
const HIDDEN = section('Three', { hidden: true });

it.each<[string, unknown[], unknown[], unknown[], unknown[]]>([
  [
    'swapped here, one hidden there',
    [ONE, TWO, THREE],
    [TWO, ONE, THREE],
    [ONE, TWO, HIDDEN],
    [TWO, ONE, HIDDEN],
  ],
  ['swapped here, the same hidden there', [THREE, TWO], [TWO, THREE], [HIDDEN, TWO], [TWO, HIDDEN]],
  [
    'moved here and edited there',
    [A, B, C],
    [B, C, A],
    [picture('a', 'New'), B, C],
    [B, C, picture('a', 'New')],
  ],
  [
    'edited here and moved there',
    [A, B],
    [picture('a', 'New'), B],
    [B, A],
    [B, picture('a', 'New')],
  ],
  ['removed on both sides', [A, B, C], [A, C], [A, C], [A, C]],
  ['another removed on each side', [A, B, C], [B, C], [A, B], [B]],
  ['added on both sides', [A], [A, B], [A, C], [A, C, B]],
  ['the same added on both sides', [A], [A, B], [B, A], [A, B]],
  ['added after a moved neighbour', [A, B], [B, A], [A, C, B], [B, A, C]],
  ['added at the start there', [A], [picture('a', 'New')], [C, A], [C, picture('a', 'New')]],
  ['reordered on both sides', [A, B, C], [B, A, C], [C, A, B], [B, A, C]],
  ['reordered there only', [A, B, C], [A, B, C, picture('d')], [C, A, B], [C, picture('d'), A, B]],
])('merges entries %s', (_, base, yours, theirs, merged) => {
  expect(merge({ base, yours, theirs }, neverAsked)).toEqual(merged);
});

let seed = 7;

/** A pseudo-random number below the end: the same each time. */
function below(end: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * end);
}

let names = 0;
const entry = () => picture(`new-${(names += 1)}`);

/** The list after some random additions, removals and moves. */
function edited(list: readonly unknown[]): unknown[] {
  const next = [...list];
  for (let edits = 1 + below(4); edits > 0; edits -= 1) {
    const [from, to] = [below(next.length + 1), below(next.length + 1)];
    if (below(3) === 0) next.splice(to, 0, entry());
    else if (below(2) === 0) next.splice(from, 1);
    else next.splice(to, 0, ...next.splice(from, 1));
  }
  return next;
}

it('loses nothing of 500 random edits on both sides, and brings nothing removed back', () => {
  for (let round = 0; round < 500; round += 1) {
    const base = Array.from({ length: below(8) }, entry);
    const [yours, theirs] = [edited(base), edited(base)];
    const merged = merge({ base, yours, theirs }, neverAsked) as unknown[];
    const all = [...new Set([...base, ...yours, ...theirs])];
    const wanted = all.filter((one) =>
      base.includes(one as (typeof base)[number])
        ? yours.includes(one) && theirs.includes(one)
        : true,
    );
    expect(new Set(merged)).toEqual(new Set(wanted));
    expect(merged).toHaveLength(wanted.length);
    expect(merge({ base, yours, theirs: base }, neverAsked)).toEqual(yours);
    expect(merge({ base, yours: base, theirs }, neverAsked)).toEqual(theirs);
  }
});

it('finds the fields that differ, and files that were added or removed', () => {
  const before = { home: { title: 'T', list: [A, B], seo: { name: 'N' } }, gone: { a: 1 } };
  const now = { home: { title: 'T', list: [A, picture('b', 'New')], seo: {} }, added: { a: 1 } };
  expect(changesBetween(before, now)).toEqual([
    { kind: 'changed', file: 'home', path: ['list', 1, 'alt'], before: 'b', now: 'New' },
    { kind: 'changed', file: 'home', path: ['seo', 'name'], before: 'N', now: undefined },
    { kind: 'removed', file: 'gone', path: [], before: { a: 1 }, now: undefined },
    { kind: 'added', file: 'added', path: [], before: undefined, now: { a: 1 } },
  ]);
});

it.each<[string, unknown[], unknown[], string[]]>([
  ['a swap', [A, B, C], [B, A, C], ['moved']],
  ['a move to the start', [A, B, C], [C, A, B], ['moved']],
  ['an added entry', [A, B], [A, C, B], ['added']],
  ['a removed entry', [A, B, C], [A, C], ['removed']],
  ['a moved entry with other words', [A, B, C], [C, A, picture('b', 'New')], ['moved', 'changed']],
  ['a changed paragraph', ['One', 'Two'], ['One', 'Other'], ['changed']],
])('lists %s as one change, and takes it back', (_, before, now, kinds) => {
  const changes = changesBetween({ home: before }, { home: now });
  expect(changes.map(({ kind }) => kind)).toEqual(kinds);
});

it('takes 500 random edits back, one change after the other', () => {
  for (let round = 0; round < 500; round += 1) {
    const list = Array.from({ length: below(8) }, entry);
    const before = { home: { list } };
    const now = structuredClone({ home: { list: edited(list) } });
    let count = changesBetween(before, now).length;
    for (; count > 0; count -= 1) {
      const changes = changesBetween(before, now);
      // Each takes back one change: the other ones stay.
      expect(changes).toHaveLength(count);
      const change = changes[below(count)];
      if (change) takeBackChange(now, change);
    }
    expect(now).toEqual(before);
  }
});

it('puts removed entries back to where they were, all or some of them', () => {
  const people = (...names: string[]) => names.map((name) => ({ name }));
  const list = [
    { label: 'Team', people: people('Anna', 'Ben', 'Cleo') },
    section('Days'),
    ONE,
    TWO,
  ];
  const now = { home: { list: [{ label: 'Team', people: people('Ben') }, TWO] } };
  const places = changesBetween({ home: { list } }, now).map(({ file, path, before }) => {
    return { file, path, value: before };
  });
  const some = structuredClone(now);
  putBack(
    some,
    places.filter(({ value }) => value === list[2]),
  );
  expect(some.home.list).toEqual([now.home.list[0], ONE, TWO]);
  putBack(now, places);
  expect(now).toEqual({ home: { list } });
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
  const mine = { saved, files: { [file]: { name: 'N', area: 'Ulm' } }, renames: [] };
  const broken = mergeFromDisk(mine, onDisk('broken'));
  expect(broken).toMatchObject({ saved, files: mine.files, conflicts: [] });
  expect(unreadableFiles(onDisk('broken'), broken.files)).toEqual([
    { file, line: 2, message: 'M' },
  ]);
  const repaired = mergeFromDisk(broken, onDisk('repaired', { name: 'Theirs', area: '' }));
  expect(repaired.files).toEqual({ [file]: { name: 'Theirs', area: 'Ulm' } });
  // Without unsaved words, the form says that it cannot be read.
  const unchanged = { saved, files: { [file]: { name: 'N', area: '' } }, renames: [] };
  expect(mergeFromDisk(unchanged, onDisk('broken')).files).toEqual({ [file]: undefined });
});
