import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holding } from './lock.ts';

/** Longer ago than anybody who holds it is silent. */
const LONG_AGO = 0;
/** Time enough to say that it is still held, and to take it from whoever does not. */
const LONGER_THAN_A_BEAT_MS = 2500;

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'inner', 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** One that holds the lock until it is released. */
async function holdFirst() {
  const done: string[] = [];
  const taken = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  const first = holding(lock, async () => {
    taken.resolve(undefined);
    await released.promise;
    done.push('first');
  });
  await taken.promise;
  return { done, first, released };
}

describe('what other commands may do as well', () => {
  it('waits until they are done', async () => {
    const { done, first, released } = await holdFirst();
    const asked = vi.spyOn(process, 'kill');
    const second = holding(lock, () => Promise.resolve(done.push('second')));
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
    asked.mockRestore();
    released.resolve(undefined);
    await Promise.all([first, second]);
    expect(done).toEqual(['first', 'second']);
    expect(existsSync(lock)).toBe(false);
  });

  it.each([
    ['has ended', () => writeFileSync(lock, String(spawnSync(process.execPath, ['-v']).pid))],
    [
      'was not heard of for minutes, of whose number there is another process',
      () => {
        writeFileSync(lock, String(process.pid));
        utimesSync(lock, LONG_AGO, LONG_AGO);
      },
    ],
    [
      'ended before it wrote who it is',
      () => {
        writeFileSync(lock, '');
        utimesSync(lock, LONG_AGO, LONG_AGO);
      },
    ],
  ])('does not wait for one that %s', async (_, leave) => {
    await holding(lock, () => Promise.resolve());
    leave();
    expect(await holding(lock, () => Promise.resolve('done'))).toBe('done');
  });

  it('waits for one that is there, however long it takes and however long the computer has slept', async () => {
    const { done, first, released } = await holdFirst();
    utimesSync(lock, LONG_AGO, LONG_AGO);
    const second = holding(lock, () => Promise.resolve(done.push('second')));
    await setTimeout(LONGER_THAN_A_BEAT_MS);
    released.resolve(undefined);
    await Promise.all([first, second]);
    expect(done).toEqual(['first', 'second']);
  });

  it('leaves alone what another has taken anew, in place of one that was left or of its own', async () => {
    const another = `${process.pid} another`;
    await holding(lock, () => writeFile(lock, another));
    expect(readFileSync(lock, 'utf8')).toBe(another);

    writeFileSync(lock, '1 left');
    const done: string[] = [];
    const asked = vi.spyOn(process, 'kill').mockImplementationOnce(() => {
      writeFileSync(lock, another);
      throw Object.assign(new Error('gone'), { code: 'ESRCH' });
    });
    const second = holding(lock, () => Promise.resolve(done.push('second')));
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(1);
    expect([readFileSync(lock, 'utf8'), done]).toEqual([another, []]);
    rmSync(lock);
    await second;
    asked.mockRestore();
  });
});
