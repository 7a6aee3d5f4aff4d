import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hasCode } from '../../tools/support/errorCode.ts';

const LOOK_MS = 50;
/** Nothing is held for so long: whoever has the number by now is another process. */
const LONGEST_MS = 120_000;
/** From when on a lock without a number was left by a process that ended while it wrote it. */
const WRITING_MS = 5000;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Whether whoever took the lock has ended without giving it back. */
async function isLeft(lock: string): Promise<boolean> {
  const pid = Number(await readFile(lock, 'utf8').catch(() => ''));
  const age = Date.now() - (await stat(lock).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
  return pid > 0 ? !isRunning(pid) || age > LONGEST_MS : age > WRITING_MS;
}

async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    if (await isLeft(lock)) await rm(lock, { force: true });
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
  while (!(await take(lock))) await setTimeout(LOOK_MS);
  try {
    return await task();
  } finally {
    await rm(lock, { force: true });
  }
}
