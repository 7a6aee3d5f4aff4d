import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { disk, writeWhole } from './disk.ts';
import { holding } from './lock.ts';
import { oneAtATime } from './oneAtATime.ts';
import { storeOf } from './places.ts';
import {
  binOthers,
  close,
  JOURNAL,
  type Journal,
  lay,
  layBin,
  putAll,
  putBin,
  type Transaction,
  workshopOf,
} from './workshop.ts';

/*
 * Several files change together or not at all. What is to come and what was there lie ready beside the
 * content folder before the list of changes is written; from then on they can be carried through, or
 * taken back, as often as it takes.
 */

const inProcess = oneAtATime();

/** One task after the other, beside commands in other windows as well. */
function queue<Result>(root: string, task: () => Promise<Result>): Promise<Result> {
  return inProcess(() => holding(join(storeOf(root), 'lock'), task));
}

async function recoverNow(root: string): Promise<void> {
  const workshop = workshopOf(root);
  if (!existsSync(workshop)) return;
  const file = join(workshop, JOURNAL);
  if (existsSync(file)) {
    const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
    await binOthers(root, journal);
    await putAll(root, journal, 'new');
    await putBin(root, journal);
  }
  await close(root);
}

/** Carries through what a crash or a pulled plug has interrupted; does nothing where nothing was. */
export async function recover(root: string): Promise<void> {
  if (existsSync(workshopOf(root))) await queue(root, () => recoverNow(root));
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
  if (bin) await layBin(bin, join(workshop, 'bin'));
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
 * Does something with the content folder in which nobody saves meanwhile, and nothing is half saved.
 *
 * @param task must not save itself: it would wait for its own end
 */
export function betweenSavings<Result>(root: string, task: () => Promise<Result>): Promise<Result> {
  return queue(root, async () => {
    await recoverNow(root);
    return task();
  });
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
  return betweenSavings(root, async () => {
    const { transaction, result } = await plan();
    if (transaction) await carryOut(root, transaction);
    return result();
  });
}
