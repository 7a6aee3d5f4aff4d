import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hasCode } from '../../node/files.ts';

const LOOK_MS = 50;
/** How often a lock is touched by whoever holds it. */
const BEAT_MS = 1000;
/** A lock that was not touched for so long is held by nobody: its number is that of another process by now. */
const SILENCE_MS = 120_000;
/** From when on a lock without a number was left by a process that ended while it wrote it. */
const WRITING_MS = 5000;

/** Whether there is a process of a number. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** How long ago a lock was touched, in milliseconds; one that is gone was right now. */
async function silenceOf(lock: string): Promise<number> {
  return Date.now() - (await stat(lock).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
}

/** Whether whoever took the lock has ended without giving it back. */
async function isLeft(lock: string, token: string): Promise<boolean> {
  const pid = Number.parseInt(token);
  if (!(pid > 0)) return (await silenceOf(lock)) > WRITING_MS;
  if (!isRunning(pid)) return true;
  if ((await silenceOf(lock)) <= SILENCE_MS) return false;
  // A computer that has slept was silent as a whole: whoever is there says so at once.
  await setTimeout(2 * BEAT_MS);
  return (await silenceOf(lock)) > SILENCE_MS;
}

/**
 * Removes a lock, unless it is another one by now. Of two that rename the same file only one succeeds, and
 * sees then which one it has got.
 */
async function remove(lock: string, token: string): Promise<void> {
  const read = (file: string) => readFile(file, 'utf8').catch(() => undefined);
  if ((await read(lock)) !== token) return;
  const aside = `${lock}.${randomUUID()}`;
  await rename(lock, aside).catch(() => undefined);
  const got = await read(aside);
  if (got !== undefined && got !== token) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}

async function take(lock: string, token: string): Promise<boolean> {
  try {
    await writeFile(lock, token, { flag: 'wx' });
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    const there = await readFile(lock, 'utf8').catch(() => undefined);
    if (there !== undefined && (await isLeft(lock, there))) await remove(lock, there);
    return false;
  }
}

/** Says that a lock is still held; one that cannot be touched is as old as it was. */
async function touch(lock: string): Promise<void> {
  const now = new Date();
  await utimes(lock, now, now).catch(() => undefined);
}

/**
 * Does something while no other process of this computer holds the same lock.
 *
 * @param lock whole path of the file that is the lock
 * @throws When the lock cannot be written
 */
export async function holding<Result>(lock: string, task: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true });
  const token = `${process.pid} ${randomUUID()}`;
  while (!(await take(lock, token))) await setTimeout(LOOK_MS);
  const beat = setInterval(() => void touch(lock), BEAT_MS);
  try {
    return await task();
  } finally {
    clearInterval(beat);
    await remove(lock, token);
  }
}
