/** Fields by which an entry of a list is known when something else of it has changed. */
const IDENTIFYING = ['src', 'gallery', 'href', 'title', 'label'] as const;

/** Whether two values are written alike. A date that went through a browser is a text by now. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function hasSame(field: string, one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const value = (one as Record<string, unknown>)[field];
  return value !== undefined && value === (other as Record<string, unknown>)[field];
}

/**
 * Finds out which entry of a changed list was which, so that notes and quotes move with it: what is equal
 * first, then what has the same name, best at the same place, then what stands at the same place.
 *
 * @returns for each entry of `next` its index in `old`; undefined for a new one
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
  // None came and none went: what is left has been moved and changed at once.
  if (old.length === next.length) match(() => true);
  return found;
}

/** Where a field goes that the file does not have yet: behind the one it stands behind in the form. */
export function insertNew(names: string[], wanted: readonly string[]): string[] {
  wanted.forEach((name, index) => {
    if (names.includes(name)) return;
    const before = wanted.slice(0, index).findLast((candidate) => names.includes(candidate));
    names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name);
  });
  return names;
}
