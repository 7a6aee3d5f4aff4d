/** Fields that identify an entry of a list. */
const IDENTIFYING = ['src', 'gallery', 'href', 'title', 'label'] as const;

/** Whether two values have the same JSON: a date that went through a browser is a text. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether some data is a group of fields. */
export function isGroup(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function hasSame(field: string, one: unknown, other: unknown): boolean {
  if (!isGroup(one) || !isGroup(other)) return false;
  return one[field] !== undefined && one[field] === other[field];
}

/**
 * Matches the entries of a changed list with those before, so that comments move along: equal entries
 * first, then those with the same identifying field, then those at the same place.
 *
 * @returns the index in `old` of each entry of `next`; undefined for a new one
 */
export function matchEntries(
  old: readonly unknown[],
  next: readonly unknown[],
): (number | undefined)[] {
  const found: (number | undefined)[] = next.map(() => undefined);
  const free = new Set(old.keys());
  const match = (
    isMatch: (one: unknown, other: unknown) => boolean,
    passes: readonly ('in place' | 'anywhere')[] = ['in place', 'anywhere'],
  ) => {
    for (const pass of passes)
      next.forEach((entry, at) => {
        if (found[at] !== undefined) return;
        const index = [...free].find(
          (candidate) =>
            (pass === 'anywhere' || candidate === at) && isMatch(old[candidate], entry),
        );
        if (index === undefined) return;
        free.delete(index);
        found[at] = index;
      });
  };
  match(isSame);
  for (const field of IDENTIFYING) match((one, other) => hasSame(field, one, other));
  match(() => true, ['in place']);
  // Entries that were moved and changed at once.
  if (old.length === next.length) match(() => true, ['anywhere']);
  return found;
}
