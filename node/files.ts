import { rename } from 'node:fs/promises';

/** Whether an error has a system code such as "ENOENT". */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Moves `target` to `backup` and `folder` to `target`. On failure, restores `target` and throws. */
export async function exchange(folder: string, target: string, backup: string): Promise<void> {
  await rename(target, backup).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });
  try {
    await rename(folder, target);
  } catch (error) {
    await rename(backup, target).catch(() => undefined);
    throw error;
  }
}
