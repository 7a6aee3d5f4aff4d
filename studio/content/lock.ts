import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hasCode } from '../../tools/support/errorCode.ts';

const LOOK_MS = 50;
/** Nothing is held for so long: whoever has the number by now is another process. */
const LONGEST_MS = 120_000;
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

/** Whether whoever took the lock has ended without giving it back. */
async function isLeft(lock: string, token: string): Promise<boolean> {
  const pid = Number.parseInt(token);
  const age = Date.now() - (await stat(lock).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
  return pid > 0 ? !isRunning(pid) || age > LONGEST_MS : age > WRITING_MS;
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
  try {
    return await task();
  } finally {
    await remove(lock, token);
  }
}
