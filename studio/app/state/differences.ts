import { isSame, type Path, valueAt } from './data.ts';

/** A place at which two versions of a file differ. */
export interface Difference {
  path: Path;
  yours: unknown;
  theirs: unknown;
  /** Whether only the other version was changed there. */
  isTheirs: boolean;
}

/** The parts that can be compared one by one: those of groups, and of lists of the same length. */
function partsOf(yours: unknown, theirs: unknown): (string | number)[] {
  if (Array.isArray(yours) && Array.isArray(theirs))
    return yours.length === theirs.length ? [...yours.keys()] : [];
  const isGroup = [yours, theirs].every(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  return isGroup
    ? [...new Set([...Object.keys(yours as object), ...Object.keys(theirs as object)])]
    : [];
}

/** Where two versions of a file differ, beside the one that both began with. */
export function differences(
  base: unknown,
  yours: unknown,
  theirs: unknown,
  path: Path = [],
): Difference[] {
  if (isSame(yours, theirs)) return [];
  const parts = partsOf(yours, theirs);
  if (parts.length === 0) return [{ path, yours, theirs, isTheirs: isSame(base, yours) }];
  return parts.flatMap((part) =>
    differences(valueAt(base, [part]), valueAt(yours, [part]), valueAt(theirs, [part]), [
      ...path,
      part,
    ]),
  );
}
