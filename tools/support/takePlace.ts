import { rename, rm } from 'node:fs/promises';
import { hasCode } from './errorCode.ts';

/**
 * Puts a folder in the place of another, which lies aside from then on.
 *
 * @param aside where the other one goes, on the same disk
 * @throws When the disk refuses; the other one is then where it was
 */
export async function exchange(folder: string, place: string, aside: string): Promise<void> {
  await rename(place, aside).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });
  try {
    await rename(folder, place);
  } catch (error) {
    await rename(aside, place).catch(() => undefined);
    throw error;
  }
}

/** The same, and removes the other one: nothing of it before the new one is in its place. */
export async function takePlace(folder: string, place: string, aside: string): Promise<void> {
  await exchange(folder, place, aside);
  // What cannot be removed only takes up room.
  await rm(aside, { recursive: true, force: true }).catch(() => undefined);
}
