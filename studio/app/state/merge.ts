import { isGroup, isSame } from '../../content/data.ts';
import { type Files, type Path, type Records, valueAt } from './data.ts';
import type { Conflict } from '../../types.ts';

interface Versions {
  /** What both others began with. */
  base: unknown;
  yours: unknown;
  theirs: unknown;
}

/** A place in a file that was changed here and elsewhere. */
export interface ChangedTwice {
  path: Path;
  yours: unknown;
  theirs: unknown;
}

/** Whether theirs counts where both changed the same. */
type Decide = (changed: ChangedTwice) => boolean;

/** A file with fields that were changed here and elsewhere. */
export type FileConflict = Conflict & { fields: readonly ChangedTwice[] };

/** The entries of a list by what names them; undefined if one has no name, or two have the same. */
function namedEntries(list: unknown): Map<unknown, unknown> | undefined {
  if (!Array.isArray(list)) return undefined;
  const nameOf = (entry: unknown) => valueAt(entry, ['src']) ?? valueAt(entry, ['gallery']);
  const entries = new Map(list.map((entry: unknown) => [nameOf(entry), entry]));
  return entries.size === list.length && !entries.has(undefined) ? entries : undefined;
}

function takesTheirs({ base, yours, theirs }: Versions, decide: () => boolean): boolean {
  if (isSame(yours, theirs) || isSame(base, theirs)) return false;
  return isSame(base, yours) || decide();
}

/** Merges the order of two lists, then the entries that both have. Her new ones stay, at the end. */
function mergeLists(versions: Versions, decide: Decide, path: Path): unknown[] | undefined {
  const { base, yours, theirs } = versions;
  const [before, mine, others] = [base ?? [], yours, theirs].map(namedEntries);
  if (!before || !mine || !others) return undefined;
  const names = [...mine.keys()];
  const added = names.filter((name) => !before.has(name) && !others.has(name));
  const order = {
    base: [...before.keys()],
    yours: names.filter((name) => !added.includes(name)),
    theirs: [...others.keys()],
  };
  const isTheirs = takesTheirs(order, () => decide({ path, yours, theirs }));
  return (isTheirs ? [...order.theirs, ...added] : names).map((name) => {
    const entry = { base: before.get(name), yours: mine.get(name), theirs: others.get(name) };
    if (!mine.has(name) || !others.has(name)) return entry.yours ?? entry.theirs;
    return merge(entry, decide, [...path, names.indexOf(name)]);
  });
}

/** Her data with everything that only the others changed. */
export function merge(versions: Versions, decide: Decide, path: Path = []): unknown {
  const { base, yours, theirs } = versions;
  if (isSame(yours, theirs)) return yours;
  const list = mergeLists(versions, decide, path);
  if (list) return list;
  const part = (key: string | number) => {
    const [before, mine, others] = [base, yours, theirs].map((data) => valueAt(data, [key]));
    return merge({ base: before, yours: mine, theirs: others }, decide, [...path, key]);
  };
  if (Array.isArray(yours) && Array.isArray(theirs) && yours.length === theirs.length)
    return [...yours.keys()].map(part);
  if (isGroup(yours) && isGroup(theirs)) {
    const merged = Object.keys({ ...yours, ...theirs }).map((key) => [key, part(key)] as const);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  return takesTheirs(versions, () => decide({ path, yours, theirs })) ? theirs : yours;
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
  const conflicts: FileConflict[] = [];
  let isTaken = false;
  for (const path of Object.keys({ ...saved, ...disk })) {
    const [before, now] = [saved[path], disk[path]];
    if (before?.fingerprint === now?.fingerprint) continue;
    const fields: ChangedTwice[] = [];
    const versions = { base: before?.data, yours: files[path], theirs: now?.data };
    const merged = merge(versions, (changed) => {
      fields.push(changed);
      return false;
    });
    if (fields.length > 0) {
      conflicts.push({ path, theirs: now, fields });
      continue;
    }
    // A file that she removed stays away.
    const isThere = now !== undefined && (merged !== undefined || now.data === undefined);
    isTaken ||= !isSame(merged, versions.yours) || path in files !== isThere;
    if (isThere) words.set(path, merged);
    else words.delete(path);
    if (now) records.set(path, now);
    else records.delete(path);
  }
  return {
    saved: Object.fromEntries(records),
    files: isTaken ? Object.fromEntries(words) : files,
    conflicts,
  };
}
