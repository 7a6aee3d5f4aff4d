/**
 * The indexes around one of `length` things, from small to large: itself and at most `reach` to
 * each side.
 */
export function neighbourhood(index: number, length: number, reach: number): number[] {
  const first = Math.max(index - reach, 0);
  const last = Math.min(index + reach, length - 1);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, place) => first + place);
}
