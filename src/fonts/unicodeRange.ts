/** The number of a character in Unicode. */
export type CodePoint = number;

const HEXADECIMAL = 16;

/** The characters of a `unicode-range`, such as "U+0000-00FF,U+0131", in its order. */
export function parseRange(range: string): CodePoint[] {
  return range.split(',').flatMap((part) => {
    const [first = NaN, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((digits) => parseInt(digits, HEXADECIMAL));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** Writes characters as a `unicode-range`. They have to be in order. */
export function formatRange(characters: readonly CodePoint[]): string {
  const parts: { first: CodePoint; last: CodePoint }[] = [];
  for (const point of characters) {
    const part = parts.at(-1);
    if (part?.last === point - 1) part.last = point;
    else parts.push({ first: point, last: point });
  }
  const hex = (point: CodePoint) => point.toString(HEXADECIMAL).toUpperCase();
  return parts
    .map(({ first, last }) => `U+${first === last ? hex(first) : `${hex(first)}-${hex(last)}`}`)
    .join(',');
}
