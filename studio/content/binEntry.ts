import { join } from 'node:path';
import type { BinEntry } from './types.ts';
import type { Transaction } from './workshop.ts';

export type Path = (string | number)[];
export type Fields = Record<string | number, unknown>;

/** Where the words of something removed stood: the entry of a list, the picture of a place, or a video. */
export interface Place {
  file: string;
  path: Path;
  /** A text for a video whose picture stays. */
  value: Fields | string;
  /** That picture, as its file names it: others may stand before it by the time the video comes back. */
  poster?: unknown;
}

/** What the bin knows of an entry. */
export interface Note extends Omit<BinEntry, 'pictures'> {
  places: Place[];
}

/** Lies beside the files of an entry. */
export const NOTE = 'note.json';

/**
 * An entry of the bin: files of the content folder as they are now.
 *
 * @param places where words stood that belong to them
 */
export function binEntry(
  root: string,
  files: string[],
  places: Place[] = [],
): NonNullable<Transaction['bin']> {
  const removed = new Date().toISOString();
  const id = `${removed.replaceAll(/\D/gu, '')}-${process.pid}`;
  const note: Note = { id, removed, files, places };
  const laid = new Map<string, string | { source: string }>([[NOTE, JSON.stringify(note)]]);
  files.forEach((path, index) => laid.set(String(index), { source: join(root, path) }));
  return { name: id, files: laid };
}
