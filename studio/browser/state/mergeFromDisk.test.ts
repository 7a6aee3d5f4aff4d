import { describe, expect, it } from 'vitest';
import { mergeHandover } from './handedWords.ts';
import { merge, mergeFromDisk, unreadableFiles } from './merge.ts';

const HOME = 'pages/home.yaml';
const OLD = 'pages/old.yaml';
const NEW = 'pages/new.yaml';

const record = (path: string, data: unknown, fingerprint = 'before') => {
  return { path, data, fingerprint };
};
const SAVED = { [HOME]: record(HOME, { title: 'T', list: [{ name: 'Anna' }] }) };

describe('words that she and another program changed', () => {
  const before = { saved: SAVED, files: { [HOME]: { title: 'Mine', list: [{ name: 'Anna' }] } } };
  const theirs = record(HOME, { title: 'Theirs', list: [{ name: 'Anna' }] }, 'after');
  const disk = { [HOME]: theirs };

  it('stay as they are until she has chosen, and are shown to her', () => {
    const { saved, files, conflicts } = mergeFromDisk(before, disk);
    expect({ saved, files }).toEqual(before);
    expect(conflicts).toEqual([{ file: HOME, path: ['title'], yours: 'Mine', theirs: 'Theirs' }]);
  });

  it.each([
    ['yours', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const)('become %s if she chooses that', (side, title) => {
    const { saved, files, conflicts } = mergeFromDisk(before, disk, side);
    expect(conflicts).toEqual([]);
    expect(saved[HOME]).toEqual(theirs);
    expect(files[HOME]).toEqual({ title, list: [{ name: 'Anna' }] });
  });

  it('do not keep the words of other files from being merged', () => {
    const other = record(OLD, { title: 'New' }, 'after');
    const saved = { ...SAVED, [OLD]: record(OLD, { title: 'Old' }) };
    const files = { ...before.files, [OLD]: { title: 'Old' } };
    const merged = mergeFromDisk({ saved, files }, { ...disk, [OLD]: other });
    expect(merged.conflicts).toHaveLength(1);
    expect(merged.files).toEqual({ ...before.files, [OLD]: { title: 'New' } });
    expect(merged.saved[OLD]).toEqual(other);
  });
});

it('takes over files that another program added or removed', () => {
  const before = { saved: SAVED, files: { [HOME]: SAVED[HOME].data } };
  const added = mergeFromDisk(before, { ...SAVED, [NEW]: record(NEW, { a: 1 }) });
  expect(added).toEqual({
    saved: { ...SAVED, [NEW]: record(NEW, { a: 1 }) },
    files: { ...before.files, [NEW]: { a: 1 } },
    conflicts: [],
  });
  const removed = mergeFromDisk(before, {});
  expect(removed).toEqual({ saved: {}, files: {}, conflicts: [] });
  expect(Object.keys(removed.files)).toEqual([]);
});

it('changes nothing where nothing has changed on disk', () => {
  const before = { saved: SAVED, files: { [HOME]: { title: 'Mine' } } };
  const same = { [HOME]: record(HOME, { title: 'not read again' }) };
  expect(mergeFromDisk(before, same)).toEqual({ ...before, conflicts: [] });
});

describe('a file that cannot be read', () => {
  const broken = {
    [HOME]: { ...record(HOME, undefined, 'broken'), issue: { line: 2, message: 'M' } },
  };

  it('has no words in the window, if she changed none of it', () => {
    const merged = mergeFromDisk({ saved: SAVED, files: { [HOME]: SAVED[HOME].data } }, broken);
    expect(merged.saved).toEqual(broken);
    expect(Object.entries(merged.files)).toEqual([[HOME, undefined]]);
    expect(unreadableFiles(broken, merged.files)).toEqual([]);
  });

  it('is new: it is listed, without words', () => {
    const merged = mergeFromDisk({ saved: {}, files: {} }, broken);
    expect(Object.entries(merged.files)).toEqual([[HOME, undefined]]);
  });

  it('waits while its page has a new address here', () => {
    const saved = { [OLD]: record(OLD, { title: 'T' }) };
    const before = { saved, files: { [NEW]: { title: 'T' } }, renames: [[OLD, NEW]] };
    const { saved: after, files } = mergeFromDisk(before, {
      [OLD]: record(OLD, undefined, 'broken'),
    });
    expect({ saved: after, files }).toEqual({ saved, files: before.files });
  });

  it('is told only while the window has words of it', () => {
    const told = [{ file: HOME, line: 2, message: 'M' }];
    expect(unreadableFiles(broken, { [HOME]: {} })).toEqual(told);
    expect(unreadableFiles(broken, {})).toEqual([]);
    expect(unreadableFiles(SAVED, { [HOME]: {} })).toEqual([]);
  });
});

describe('a page with a new address', () => {
  const saved = { [OLD]: record(OLD, { title: 'T' }), [HOME]: record(HOME, { title: 'H' }) };
  const disk = { ...saved, [OLD]: record(OLD, { title: 'Theirs' }, 'after') };
  const files = { [NEW]: { title: 'T' }, [HOME]: { title: 'H' } };

  it('gets the words that changed at the old one', () => {
    const renames = [
      [HOME, 'pages/start.yaml'],
      [OLD, HOME, NEW],
    ];
    expect(mergeFromDisk({ saved, files, renames }, disk).files).toEqual({
      ...files,
      [NEW]: { title: 'Theirs' },
    });
  });

  it('names itself in a conflict', () => {
    const mine = { ...files, [NEW]: { title: 'Mine' } };
    const { conflicts } = mergeFromDisk({ saved, files: mine, renames: [[OLD, NEW]] }, disk);
    expect(conflicts).toMatchObject([{ file: NEW, path: ['title'] }]);
  });

  it('gets nothing of a page that is there under its own address', () => {
    const own = { ...files, [OLD]: { title: 'T' } };
    expect(mergeFromDisk({ saved, files: own, renames: [[OLD, NEW]] }, disk).files).toEqual({
      ...own,
      [OLD]: { title: 'Theirs' },
    });
  });

  it('is told from one that was removed here', () => {
    const left = { [HOME]: { title: 'H' } };
    const { files: after, conflicts } = mergeFromDisk({ saved, files: left }, disk);
    expect(after).toEqual(left);
    expect(conflicts).toEqual([
      { file: OLD, path: [], yours: undefined, theirs: { title: 'Theirs' } },
    ]);
  });
});

describe('where both changed the same', () => {
  const placesOf = (base: unknown, yours: unknown, theirs: unknown) => {
    const places: unknown[] = [];
    merge({ base, yours, theirs }, (changed) => void places.push(changed.path));
    return places;
  };
  const anna = (role?: string) => ({ name: 'Anna', ...(role !== undefined && { role }) });
  const BEN = { name: 'Ben' };

  it('says in which field of which entry here', () => {
    const [base, yours] = [{ list: [anna()] }, { list: [BEN, anna('Mine')] }];
    expect(placesOf(base, yours, { list: [anna('Theirs')] })).toEqual([['list', 1, 'role']]);
  });

  it('names the list if the entry was removed here', () => {
    expect(
      placesOf({ list: [BEN, anna()] }, { list: [BEN] }, { list: [BEN, anna('Theirs')] }),
    ).toEqual([['list']]);
  });

  it('asks for the whole if one made a list of it', () => {
    expect(placesOf({ a: 'x' }, { a: ['x'] }, { a: 'y' })).toEqual([['a']]);
    expect(placesOf({ a: 'x' }, { a: 'y' }, { a: ['x'] })).toEqual([['a']]);
  });

  it('merges lists that both began', () => {
    const merged = merge({ base: {}, yours: { a: ['x'] }, theirs: { a: ['y'] } }, () => 'asked');
    expect(merged).toEqual({ a: ['y', 'x'] });
  });

  it('has no key for a field that one removed', () => {
    const base = { a: 1, b: 1, c: 1 };
    const merged = merge({ base, yours: { a: 1, b: 2 }, theirs: { b: 1, c: 1 } }, () => 'asked');
    expect(Object.keys(merged as object)).toEqual(['b']);
  });
});

it('adds words of another window to a file that cannot be read here', () => {
  const handed = { [HOME]: { before: { title: 'A' }, now: { title: 'B' } } };
  const added = { changed: { [HOME]: { title: 'B' } }, conflicts: [] };
  expect(mergeHandover({ [HOME]: undefined }, handed, {})).toEqual(added);
  const { changed, conflicts } = mergeHandover({}, handed, {});
  expect(changed).toEqual({});
  expect(conflicts).toMatchObject([{ file: HOME, yours: undefined, theirs: { title: 'B' } }]);
});
