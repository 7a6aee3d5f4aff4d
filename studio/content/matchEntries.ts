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
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const value = (one as Record<string, unknown>)[field];
  return value !== undefined && value === (other as Record<string, unknown>)[field];
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
  const match = (isMatch: (index: number, at: number) => boolean) => {
    next.forEach((_, at) => {
      if (found[at] !== undefined) return;
      const index = [...free].find((candidate) => isMatch(candidate, at));
      if (index === undefined) return;
      free.delete(index);
      found[at] = index;
    });
  };
  match((index, at) => index === at && isSame(old[index], next[at]));
  match((index, at) => isSame(old[index], next[at]));
  for (const field of IDENTIFYING)
    match((index, at) => index === at && hasSame(field, old[index], next[at]));
  for (const field of IDENTIFYING) match((index, at) => hasSame(field, old[index], next[at]));
  match((index, at) => index === at);
  // Entries that were moved and changed at once.
  if (old.length === next.length) match(() => true);
  return found;
}
