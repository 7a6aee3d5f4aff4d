import { markdownTable } from 'markdown-table';

const BYTES_PER_KB = 1000;
const MS_PER_SECOND = 1000;
const MICROSECONDS_PER_MS = 1000;

/** Prints a Markdown table; each row holds what stands below the heads, of which the first is words. */
export function printTable(rows: readonly Record<string, string>[]): void {
  const heads = Object.keys(rows[0] ?? {});
  const align = heads.map((_, column) => (column === 0 ? 'left' : 'right'));
  console.log(`\n${markdownTable([heads, ...rows.map(Object.values<string>)], { align })}`);
}

/** Bytes as kilobytes of 1000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / BYTES_PER_KB).toFixed(1)} kB`;
}

/** Milliseconds as seconds. */
export function seconds(ms: number, digits = 2): string {
  return `${(ms / MS_PER_SECOND).toFixed(digits)} s`;
}

/** Milliseconds, rounded. */
export function milliseconds(ms: number, digits = 0): string {
  return `${ms.toFixed(digits)} ms`;
}

/** Milliseconds as millionths of a second. */
export function microseconds(ms: number): string {
  return `${(ms * MICROSECONDS_PER_MS).toFixed()} µs`;
}

/** Megabytes, rounded. */
export function megabytes(value: number, digits = 0): string {
  return `${value.toFixed(digits)} MB`;
}

/** The middle of several numbers; of an even count, the higher of the two in the middle. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;
}
