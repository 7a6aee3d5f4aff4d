/**
 * The middle of several numbers; of an even count, the higher of the two in the middle.
 *
 * @throws When there is none.
 */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}
