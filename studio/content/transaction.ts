import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { disk, writeWhole } from './disk.ts';
import { holding } from './lock.ts';
import { oneAtATime } from './oneAtATime.ts';
import { storeOf } from './places.ts';

/*
 * Several files change together or not at all. What is to come and what was there lie ready beside the
 * content folder before the list of changes is written; from then on they can be carried through, or
 * taken back, as often as it takes.
 */

/** What becomes of one file. */
export interface Change {
  path: string;
  /** Its bytes, or whole path of the file they are in; undefined where it is removed. */
  to: string | Uint8Array | { source: string } | undefined;
}

interface Journal {
  changes: { path: string; isNew: boolean; wasThere: boolean }[];
  /** Folder that takes its place in the bin when all is done. */
  bin?: string | undefined;
}

const JOURNAL = 'journal.json';
const inProcess = oneAtATime();

/** One task after the other, beside commands in other windows as well. */
function queue<Result>(root: string, task: () => Promise<Result>): Promise<Result> {
  return inProcess(() => holding(join(storeOf(root), 'lock'), task));
}

function workshopOf(root: string): string {
  return join(storeOf(root), 'saving');
}

/** The folder of the bin, in which each removal has its own. */
export function binOf(root: string): string {
  return join(storeOf(root), 'bin');
}

async function lay(to: NonNullable<Change['to']>, file: string): Promise<void> {
  if (typeof to === 'object' && 'source' in to) await disk.copyFile(to.source, file);
  else await disk.writeFile(file, to);
  await disk.sync(file);
}

/** Gives every file the state it had, or the one it is to have. */
async function putAll(root: string, { changes }: Journal, state: 'new' | 'old'): Promise<void> {
  const workshop = workshopOf(root);
  for (const [index, { path, isNew, wasThere }] of changes.entries()) {
    const target = join(root, path);
    if (state === 'new' ? isNew : wasThere) {
      await disk.mkdir(dirname(target));
      await lay({ source: join(workshop, `${state}-${index}`) }, join(workshop, 'next'));
      await disk.rename(join(workshop, 'next'), target);
    } else {
      await disk.rm(target);
      const folder = dirname(target);
      if (existsSync(folder) && readdirSync(folder).length === 0) await disk.rm(folder);
    }
  }
}

async function putBin(root: string, { bin }: Journal): Promise<void> {
  const ready = join(workshopOf(root), 'bin');
  if (bin === undefined || !existsSync(ready)) return;
  await disk.mkdir(binOf(root));
  await disk.rename(ready, join(binOf(root), bin));
}

async function close(root: string): Promise<void> {
  await disk.rm(join(workshopOf(root), JOURNAL));
  await disk.rm(workshopOf(root));
}

async function recoverNow(root: string): Promise<void> {
  const workshop = workshopOf(root);
  if (!existsSync(workshop)) return;
  const file = join(workshop, JOURNAL);
  if (existsSync(file)) {
    const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
    await putAll(root, journal, 'new');
    await putBin(root, journal);
  }
  await close(root);
}

/** Carries through what a crash or a pulled plug has interrupted; does nothing where nothing was. */
export async function recover(root: string): Promise<void> {
  if (existsSync(workshopOf(root))) await queue(root, () => recoverNow(root));
}

/** What a saving does, once nothing else is under way. */
export interface Transaction {
  changes: Change[];
  /** Name of the bin's folder for this removal, and what lies in it by its file name. */
  bin?: { name: string; files: Map<string, string | { source: string }> } | undefined;
}

async function carryOut(root: string, { changes, bin }: Transaction): Promise<void> {
  const workshop = workshopOf(root);
  await disk.mkdir(workshop);
  const journal: Journal = { changes: [], bin: bin?.name };
  for (const [index, { path, to }] of changes.entries()) {
    const wasThere = existsSync(join(root, path));
    if (to !== undefined) await lay(to, join(workshop, `new-${index}`));
    if (wasThere) await lay({ source: join(root, path) }, join(workshop, `old-${index}`));
    journal.changes.push({ path, isNew: to !== undefined, wasThere });
  }
  for (const [name, to] of bin?.files ?? []) {
    await disk.mkdir(join(workshop, 'bin'));
    await lay(to, join(workshop, 'bin', name));
  }
  await writeWhole(join(workshop, JOURNAL), JSON.stringify(journal));
  try {
    await putAll(root, journal, 'new');
    await putBin(root, journal);
  } catch (error) {
    // Where even this fails, the list stays, and the next start carries through what it says.
    await putAll(root, journal, 'old');
    await close(root);
    throw error;
  }
  // Everything is in its place: what is left over only takes up room until the next time.
  await close(root).catch(() => undefined);
}

/**
 * Plans and carries out a saving, one after the other.
 *
 * @param plan is asked when all earlier ones are done; without a transaction, nothing happens
 * @throws When the disk refuses; everything is then as it was, or will be as it was to be
 */
export function transact<Result>(
  root: string,
  plan: () => Promise<{ transaction?: Transaction; result: () => Result }>,
): Promise<Result> {
  return queue(root, async () => {
    await recoverNow(root);
    const { transaction, result } = await plan();
    if (transaction) await carryOut(root, transaction);
    return result();
  });
}
