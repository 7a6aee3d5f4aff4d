import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { disk } from './disk.ts';
import { binOf, cacheOf } from './places.ts';
import { recover, transact } from './transaction.ts';
import type { Transaction } from './workshop.ts';

/** What the folder holds before and after; undefined is a file that is not there. */
const OLD = {
  'a.yaml': 'old a',
  'g/b.yaml': 'old b',
  'g/gone.jpg': 'gone',
  'h/new.jpg': undefined,
};
const NEW = {
  'a.yaml': 'new a',
  'g/b.yaml': undefined,
  'g/gone.jpg': undefined,
  'h/new.jpg': 'new',
};
const BIN = { name: '20261122-1', files: new Map([['0', 'gone']]) };
const NAMES = Object.keys(disk) as (keyof typeof disk)[];

let home: string;
let root: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'transaction-'));
  root = join(home, 'content');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(home, { recursive: true });
});

function layOld(): void {
  rmSync(home, { recursive: true });
  for (const [path, text] of Object.entries(OLD)) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function state(): Record<string, string | undefined> {
  const read = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  return Object.fromEntries(Object.keys(OLD).map((path) => [path, read(path)]));
}

function saveNew(): Promise<string> {
  const changes = Object.entries(NEW).map(([path, to]) => ({ path, to }));
  const transaction: Transaction = { changes, bin: BIN };
  return transact(root, () => Promise.resolve({ transaction, result: () => 'saved' }));
}

/** Lets what is done to files fail from one moment on, once or for good. */
function failAt(moment: number, forGood: boolean): { reached: () => boolean } {
  let count = 0;
  for (const name of NAMES) {
    const real = disk[name] as (...values: unknown[]) => Promise<void>;
    vi.spyOn(disk, name).mockImplementation((...values: unknown[]) => {
      count += 1;
      const fails = forGood ? count >= moment : count === moment;
      return fails ? Promise.reject(new Error('The plug is out.')) : real(...values);
    });
  }
  return { reached: () => count >= moment };
}

describe('a saving', () => {
  it('changes all files and fills the bin', async () => {
    layOld();
    expect(await saveNew()).toBe('saved');
    expect(state()).toEqual(NEW);
    expect(readFileSync(join(binOf(root), BIN.name, '0'), 'utf8')).toBe('gone');
    expect(existsSync(join(home, '.studio', 'saving'))).toBe(false);
    expect(existsSync(join(root, 'g'))).toBe(false);
  });

  it.each([
    ['a pulled plug', true],
    ['a disk that refuses once', false],
  ])('leaves the old or the new state after %s at any moment', async (_, forGood) => {
    const ends = { old: 0, new: 0 };
    for (let moment = 1; ; moment += 1) {
      layOld();
      const fault = failAt(moment, forGood);
      const outcome = await saveNew().catch(() => 'refused');
      const wasReached = fault.reached();
      vi.restoreAllMocks();
      if (!wasReached) break;
      if (!forGood) expect(state()).toEqual(outcome === 'saved' ? NEW : OLD);
      await recover(root);
      const isNew = state()['a.yaml'] === NEW['a.yaml'];
      expect(state()).toEqual(isNew ? NEW : OLD);
      // What is gone is in the bin, and nowhere twice.
      expect(existsSync(join(binOf(root), BIN.name, '0'))).toBe(isNew);
      expect(existsSync(join(home, '.studio', 'saving'))).toBe(false);
      if (outcome === 'saved') expect(isNew).toBe(true);
      ends[isNew ? 'new' : 'old'] += 1;
    }
    expect(ends.old).toBeGreaterThan(15);
    expect(ends.new).toBeGreaterThan(forGood ? 10 : 1);
  });

  it('is carried through by a second start when the first is interrupted as well', async () => {
    for (let moment = 1; ; moment += 1) {
      layOld();
      failAt(24, true);
      await saveNew().catch(() => 'refused');
      vi.restoreAllMocks();
      const fault = failAt(moment, true);
      await recover(root).catch(() => undefined);
      const wasReached = fault.reached();
      vi.restoreAllMocks();
      await recover(root);
      expect(state()).toEqual(NEW);
      if (!wasReached) break;
    }
  });

  it('reaches a content folder that is a link to another disk', async () => {
    layOld();
    const { rename } = disk;
    vi.spyOn(disk, 'rename').mockImplementation((from, to) => {
      const [isFar, isThere] = [from, to].map((path) => !String(path).startsWith(root + sep));
      if (isFar === isThere) return rename(from, to);
      return Promise.reject(Object.assign(new Error('Another disk.'), { code: 'EXDEV' }));
    });
    expect(await saveNew()).toBe('saved');
    expect(state()).toEqual(NEW);
    expect(readdirSync(root).sort()).toEqual(['a.yaml', 'h']);
    expect(readdirSync(join(root, 'h'))).toEqual(['new.jpg']);
    layOld();
    const full = (_: unknown, to: unknown) => Promise.reject(new Error(`No room: ${String(to)}`));
    const { copyFile } = disk;
    vi.spyOn(disk, 'copyFile').mockImplementation((from, to) =>
      to.startsWith(root + sep) ? full(from, to) : copyFile(from, to),
    );
    await expect(saveNew()).rejects.toThrow('No room');
    vi.restoreAllMocks();
    await recover(root);
    expect([...readdirSync(root), ...readdirSync(join(root, 'g'))].sort()).toEqual([
      'a.yaml',
      'b.yaml',
      'g',
      'gone.jpg',
    ]);
  });

  it('moves a write-protected file to another place and to the bin, where it is so no more', async () => {
    layOld();
    const source = join(root, 'g/gone.jpg');
    chmodSync(source, 0o444);
    const changes = [
      { path: 'h/new.jpg', to: { source } },
      { path: 'g/gone.jpg', to: undefined },
    ];
    const bin = { name: BIN.name, files: new Map([['0', { source }]]) };
    await transact(root, () => Promise.resolve({ transaction: { changes, bin }, result: () => 0 }));
    expect(existsSync(source)).toBe(false);
    // Waiting until a copy is on the disk itself asks for the right to write it, which only root has anyway.
    for (const copy of [join(root, 'h/new.jpg'), join(binOf(root), BIN.name, '0')]) {
      expect(readFileSync(copy, 'utf8')).toBe('gone');
      expect(statSync(copy).mode & 0o200).toBe(0o200);
    }
  });

  it('leaves nothing to be finished where the folder cannot be written', async () => {
    layOld();
    for (const name of ['rename', 'rm'] as const) {
      const real: (...paths: string[]) => Promise<void> = disk[name];
      vi.spyOn(disk, name).mockImplementation((...paths: unknown[]) => {
        const target = String(paths.at(-1));
        const isRefused = target.startsWith(root + sep) && existsSync(target);
        return isRefused ? Promise.reject(new Error('Read only.')) : real(...paths.map(String));
      });
    }
    await expect(saveNew()).rejects.toThrow('Read only.');
    vi.restoreAllMocks();
    expect(state()).toEqual(OLD);
    expect(existsSync(join(home, '.studio', 'saving'))).toBe(false);
  });

  it('puts into the bin what was written by hand before it was carried through', async () => {
    layOld();
    failAt(24, true);
    await saveNew().catch(() => 'refused');
    vi.restoreAllMocks();
    writeFileSync(join(root, 'a.yaml'), 'by hand');
    await recover(root);
    expect(state()).toEqual(NEW);
    const [found = ''] = readdirSync(binOf(root)).filter((name) => name !== BIN.name);
    expect(readFileSync(join(binOf(root), found, '0'), 'utf8')).toBe('by hand');
    expect(readdirSync(binOf(root))).toHaveLength(2);
  });

  it('that was interrupted is that of its own folder, and of no other beside it', async () => {
    layOld();
    failAt(24, true);
    await saveNew().catch(() => 'refused');
    vi.restoreAllMocks();
    const other = join(home, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'a.yaml'), 'of another');
    await recover(other);
    expect(readdirSync(other)).toEqual(['a.yaml']);
    expect(readFileSync(join(other, 'a.yaml'), 'utf8')).toBe('of another');
    await recover(root);
    expect(state()).toEqual(NEW);
    expect(existsSync(binOf(other))).toBe(false);
    expect(cacheOf(other)).not.toBe(cacheOf(root));
  });
});
