import type { Stats } from 'node:fs';

/**
 * The entity tag of a file, quotes included.
 *
 * It is a strong one, where sirv would give a weak one: the files of a running server never change,
 * and those of the next one are written later.
 */
export function entityTag(stats: Stats): string {
  return `"${stats.size}-${stats.mtime.getTime()}"`;
}

/** Whether `If-None-Match` names the tag; comparison is weak, as RFC 9110 (13.1.2) asks. */
export function holdsTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
