import { rename } from 'node:fs/promises';

/** Whether an error of the system has a code such as "ENOENT". */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/**
 * Moves `folder` to `target`, and what was there to `backup` on the same disk.
 *
 * @throws When the disk refuses; `target` is then unchanged.
 */
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
