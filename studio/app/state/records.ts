import type { ContentFile } from '../../content/types.ts';
import type { Files } from './work.ts';

/** The words of files as they lie on the disk. */
export function wordsOf(saved: readonly ContentFile[]): Files {
  return Object.fromEntries(saved.map(({ path, data }) => [path, data]));
}

/** The records of files, with others for some of them, or none. */
export function withRecords(
  saved: readonly ContentFile[],
  paths: readonly string[],
  records: readonly ContentFile[],
): ContentFile[] {
  return [...saved.filter(({ path }) => !paths.includes(path)), ...records];
}
