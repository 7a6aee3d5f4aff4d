import { produce } from 'immer';
import { isGroup, isSame } from '../../content/matchEntries.ts';
import { type Files, type Path, type Records, setAt, valueAt } from './data.ts';
import type { Conflict } from '../../types.ts';

/** A place at which two versions of a file differ. */
export interface Difference {
  path: Path;
  yours: unknown;
  theirs: unknown;
  /** Who changed it since the version that both began with. */
  changedBy: 'you' | 'them' | 'both';
  /** Keys of entries that she added to a list. */
  added?: readonly string[];
}

interface Versions {
  base: unknown;
  yours: unknown;
  theirs: unknown;
}

/** Entries of these lists are known by a name, whatever else they say and wherever they are. */
const KEYS = ['src', 'gallery'] as const;

function keyOf(entry: unknown): string | undefined {
  const values = KEYS.map((key) => valueAt(entry, [key]));
  return values.find((value) => typeof value === 'string');
}

/** The entries of a list by their keys; undefined if one has none, or two have the same. */
function entriesOf(list: unknown): Map<string, unknown> | undefined {
  if (!Array.isArray(list)) return undefined;
  const entries = new Map(list.map((entry: unknown) => [keyOf(entry) ?? '', entry]));
  return entries.size === list.length && !entries.has('') ? entries : undefined;
}

function changedBy({ base, yours, theirs }: Versions): Difference['changedBy'] {
  if (isSame(base, yours)) return 'them';
  return isSame(base, theirs) ? 'you' : 'both';
}

/** Compares lists whose entries differ in number or order: the entries in both first, then the order. */
function listDifferences(versions: Versions, path: Path): Difference[] | undefined {
  const { base, yours, theirs } = versions;
  const [before, mine, others] = [entriesOf(base ?? []), entriesOf(yours), entriesOf(theirs)];
  if (!before || !mine || !others || isSame([...mine.keys()], [...others.keys()])) return undefined;
  const inBoth = [...mine].flatMap(([key, entry], index) => {
    const entries = { base: before.get(key), yours: entry, theirs: others.get(key) };
    return others.has(key) ? differences(entries, [...path, index]) : [];
  });
  const added = [...mine.keys()].filter((key) => !before.has(key) && !others.has(key));
  const order = {
    base: [...before.keys()],
    yours: [...mine.keys()].filter((key) => !added.includes(key)),
    theirs: [...others.keys()],
  };
  return [...inBoth, { path, yours, theirs, added, changedBy: changedBy(order) }];
}

/** The parts to compare one by one: those of groups, and of lists of the same length. */
function partsOf(yours: unknown, theirs: unknown): (string | number)[] {
  if (Array.isArray(yours) && Array.isArray(theirs))
    return yours.length === theirs.length ? [...yours.keys()] : [];
  if (!isGroup(yours) || !isGroup(theirs)) return [];
  return [...new Set([...Object.keys(yours), ...Object.keys(theirs)])];
}

/** Where two versions of a file differ. */
export function differences(versions: Versions, path: Path = []): Difference[] {
  const { base, yours, theirs } = versions;
  if (isSame(yours, theirs)) return [];
  const list = listDifferences(versions, path);
  if (list) return list;
  const parts = partsOf(yours, theirs);
  if (parts.length === 0) return [{ path, yours, theirs, changedBy: changedBy(versions) }];
  return parts.flatMap((part) => {
    const [before, mine, others] = [base, yours, theirs].map((data) => valueAt(data, [part]));
    return differences({ base: before, yours: mine, theirs: others }, [...path, part]);
  });
}

/** The data of a file with some differences settled as in the other version. */
export function withTheirs(data: unknown, settled: readonly Difference[]): unknown {
  const whole = produce({ data }, (draft) => {
    for (const { path, theirs, added } of settled) {
      const entries = entriesOf(valueAt(draft.data, path)) ?? new Map<string, unknown>();
      const list = [...(entriesOf(theirs) ?? [])].map(([key, entry]) => entries.get(key) ?? entry);
      const hers = (added ?? []).map((key) => entries.get(key));
      setAt(draft, ['data', ...path], added ? [...list, ...hers] : theirs);
    }
  });
  return whole.data;
}

/** The data of a file with everything that only the others changed. */
export function mergeData(versions: Versions): unknown {
  const theirs = differences(versions).filter((one) => one.changedBy === 'them');
  return withTheirs(versions.yours, theirs);
}

/**
 * Takes over what was changed on disk. A file with a field that was changed here and there stays as
 * it is, with the fingerprint it began with, so that Save reports the conflict.
 *
 * @returns `files` itself if no words of hers changed
 */
export function mergeFromDisk(saved: Records, files: Files, disk: Records) {
  const records = new Map(Object.entries(saved));
  const words = new Map(Object.entries(files));
  const conflicts: Conflict[] = [];
  let isTaken = false;
  for (const path of Object.keys({ ...saved, ...disk })) {
    const [before, now] = [saved[path], disk[path]];
    if (before?.fingerprint === now?.fingerprint) continue;
    const versions = { base: before?.data, yours: files[path], theirs: now?.data };
    const isHers =
      path in files !== (before !== undefined) || !isSame(versions.base, versions.yours);
    const isBoth = isHers && differences(versions).some((one) => one.changedBy === 'both');
    if (isBoth) {
      conflicts.push({ path, theirs: now });
      continue;
    }
    const merged = isHers ? mergeData(versions) : versions.theirs;
    isTaken ||= !isSame(merged, versions.yours) || path in files !== (now !== undefined);
    if (now) {
      records.set(path, now);
      words.set(path, merged);
    } else {
      records.delete(path);
      words.delete(path);
    }
  }
  return {
    saved: Object.fromEntries(records),
    files: isTaken ? Object.fromEntries(words) : files,
    conflicts,
  };
}
