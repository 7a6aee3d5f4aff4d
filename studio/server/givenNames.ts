import { posix } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { freeName } from '../content/freeName.ts';
import type { Studio } from './question.ts';

/** The names given since the start, by folder: a window may have them in words that are not saved. */
const given = new Map<string, Set<string>>();

function namesIn(folder: string): Set<string> {
  const names = given.get(folder) ?? new Set<string>();
  given.set(folder, names);
  return names;
}

/** Learns where a window puts files, also those that it has moved by itself. */
export function noteNames(paths: readonly string[]): void {
  for (const path of paths) namesIn(posix.dirname(path)).add(posix.basename(path));
}

/**
 * The name of a file that waits to be saved: one that no file in its folder has, and no other window got.
 *
 * @param folder where in the content it will lie; "" for the content folder itself
 * @param taken names that the window knows of besides
 */
export function giveName(
  { root }: Studio,
  folder: string,
  name: string,
  taken: readonly string[],
): string {
  const home = posix.dirname(posix.join(folder, name));
  const names = namesIn(home);
  const there = new ContentFolder(root).files
    .filter((file) => posix.dirname(file) === home)
    .map((file) => posix.basename(file));
  const free = freeName(name, [...taken, ...there, ...names]);
  names.add(free);
  return free;
}
