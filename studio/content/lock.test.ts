import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holding } from './lock.ts';

/** Longer ago than anything is held. */
const LONG_AGO = 0;

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'inner', 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what other commands may do as well', () => {
  it('waits until they are done', async () => {
    const done: string[] = [];
    const taken = Promise.withResolvers<undefined>();
    const released = Promise.withResolvers<undefined>();
    const first = holding(lock, async () => {
      taken.resolve(undefined);
      await released.promise;
      done.push('first');
    });
    await taken.promise;
    const second = holding(lock, () => Promise.resolve(done.push('second')));
    released.resolve(undefined);
    await Promise.all([first, second]);
    expect(done).toEqual(['first', 'second']);
    expect(existsSync(lock)).toBe(false);
  });

  it.each([
    ['has ended', () => writeFileSync(lock, String(spawnSync(process.execPath, ['-v']).pid))],
    [
      'has had it for longer than anything takes',
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
});
