import { STORAGE_WORDS } from '../words.ts';

const ADVICE: Partial<Record<string, string>> = {
  ENOSPC: STORAGE_WORDS.full,
  EDQUOT: STORAGE_WORDS.full,
  EACCES: STORAGE_WORDS.locked,
  EPERM: STORAGE_WORDS.locked,
  EROFS: STORAGE_WORDS.locked,
};

/** What the owner can do if the disk takes no files; undefined for any other error. */
export function explainStorageError(error: unknown): string | undefined {
  return ADVICE[(error as NodeJS.ErrnoException).code ?? ''];
}
