/** A guess may differ from the word by one sign in three, and by two signs in any case. */
const SIGNS_PER_SLIP = 3;
const TOLERATED_SIGNS = 2;

/** Number of signs to add, drop or replace until one word becomes the other. */
function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, sign] of from.split('').entries()) {
    const current = [row + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (sign === to[column - 1] ? 0 : 1);
      const dropped = (previous[column] ?? 0) + 1;
      const added = (current[column - 1] ?? 0) + 1;
      current.push(Math.min(replaced, dropped, added));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

/**
 * The word somebody probably meant.
 *
 * @param written what was written, possibly with a slip
 * @param words what could have been written
 * @returns the nearest word, or undefined when none is near enough to be worth suggesting
 */
export function closestWord(written: string, words: readonly string[]): string | undefined {
  const tolerance = Math.max(TOLERATED_SIGNS, Math.floor(written.length / SIGNS_PER_SLIP));
  const [nearest] = words
    .map((word) => ({ word, distance: distance(written.toLowerCase(), word.toLowerCase()) }))
    .filter((candidate) => candidate.distance <= tolerance)
    .sort((one, other) => one.distance - other.distance);
  return nearest?.word;
}
