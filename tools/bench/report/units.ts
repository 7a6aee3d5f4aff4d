import { SHORTEST_EVENT_MS } from '../measure/observers.ts';

const BYTES_PER_KB = 1000;
const MS_PER_SECOND = 1000;
const SHIFT_DIGITS = 4;

/** Bytes as kilobytes of 1000 bytes. */
export function kilobytes(bytes: number): string {
  return (bytes / BYTES_PER_KB).toFixed(1);
}

/** Milliseconds as seconds. */
export function seconds(ms: number): string {
  return `${(ms / MS_PER_SECOND).toFixed(2)} s`;
}

/** A small number, without zeros that say nothing. */
export function decimal(value: number): string {
  return String(Number(value.toFixed(SHIFT_DIGITS)));
}

/** How long a tap took, in milliseconds; 0 stands for less than browsers report. */
export function tapTime(ms: number): string {
  return ms === 0 ? `< ${SHORTEST_EVENT_MS} ms` : `${ms} ms`;
}
