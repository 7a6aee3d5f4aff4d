import { rename, rm } from 'node:fs/promises';
import { hasCode } from './errorCode.ts';

/**
 * Puts a folder in the place of another, of which nothing is removed before.
 *
 * @param aside where the other one lies until the new one is in its place, on the same disk
 * @throws When the disk refuses; the other one is then where it was
 */
export async function takePlace(folder: string, place: string, aside: string): Promise<void> {
  await rename(place, aside).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });
  try {
    await rename(folder, place);
  } catch (error) {
    await rename(aside, place).catch(() => undefined);
    throw error;
  }
  // What cannot be removed only takes up room.
  await rm(aside, { recursive: true, force: true }).catch(() => undefined);
}
