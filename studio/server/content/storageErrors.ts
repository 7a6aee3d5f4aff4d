import { STORAGE_WORDS } from '../words.ts';

/** By the code of an error: the name of its advice. */
const ADVICE: Partial<Record<string, 'full' | 'locked'>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'locked',
  EPERM: 'locked',
  EROFS: 'locked',
};

/** What the owner can do if the disk takes no files; undefined for any other error. */
export function explainStorageError(error: unknown): string | undefined {
  const advice = ADVICE[(error as NodeJS.ErrnoException).code ?? ''];
  return advice && STORAGE_WORDS[advice];
}
