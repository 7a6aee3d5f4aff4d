import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../../node/files.ts';
import { binEntry } from './binEntry.ts';
import { disk } from './disk.ts';
import { binOf, storeOf } from './places.ts';

/** What becomes of one file. */
export interface Change {
  path: string;
  /** Its bytes, or whole path of the file they are in; undefined where it is removed. */
  to: string | Uint8Array | { source: string } | undefined;
}

/** The list of what a saving changes. */
export interface Journal {
  changes: { path: string; isNew: boolean; wasThere: boolean }[];
  /** Folder that takes its place in the bin when all is done. */
  bin?: string | undefined;
}

/** What a saving does, once nothing else is under way. */
export interface Transaction {
  changes: Change[];
  /** Name of the bin's folder for this removal, and what lies in it by its file name. */
  bin?: { name: string; files: Map<string, string | { source: string }> } | undefined;
}

/** The name of the list. */
export const JOURNAL = 'journal.json';

/** Where a saving has everything lie ready. */
export function workshopOf(root: string): string {
  return join(storeOf(root), 'saving');
}

/** Puts a file there, down to the disk itself. */
export async function lay(to: NonNullable<Change['to']>, file: string): Promise<void> {
  if (typeof to === 'object' && 'source' in to) await disk.copyFile(to.source, file);
  else await disk.writeFile(file, to);
  await disk.sync(file);
}

/** Where a file is laid ready on the disk of the content, where that is another one; hidden. */
const NEAR = '.saving';

/** Puts a file that lies ready in its place in one step, also where the content is a link to another disk. */
async function putInPlace(ready: string, target: string): Promise<void> {
  await disk.rename(ready, target).catch(async (error: unknown) => {
    if (!hasCode(error, 'EXDEV')) throw error;
    const near = join(dirname(target), NEAR);
    try {
      await lay({ source: ready }, near);
      await disk.rename(near, target);
    } catch (failure) {
      await disk.rm(near);
      throw failure;
    }
  });
}

async function isSame(one: string, other: string): Promise<boolean> {
  return existsSync(one) && (await readFile(one)).equals(await readFile(other));
}

function isEmpty(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length === 0;
}

/** Gives every file the state it had, or the one it is to have. What has it already is not touched. */
export async function putAll(
  root: string,
  { changes }: Journal,
  state: 'new' | 'old',
): Promise<void> {
  const workshop = workshopOf(root);
  for (const [index, { path, isNew, wasThere }] of changes.entries()) {
    const target = join(root, path);
    if (state === 'new' ? isNew : wasThere) {
      const ready = join(workshop, `${state}-${index}`);
      if (await isSame(target, ready)) continue;
      await disk.mkdir(dirname(target));
      await lay({ source: ready }, join(workshop, 'next'));
      await putInPlace(join(workshop, 'next'), target);
    } else {
      await disk.rm(target);
      let folder = dirname(target);
      while (folder !== join(root) && isEmpty(folder)) {
        await disk.rm(folder);
        folder = dirname(folder);
      }
    }
  }
}

/** Puts what was removed into the bin, unless it is there already. */
export async function putBin(root: string, { bin }: Journal): Promise<void> {
  const ready = join(workshopOf(root), 'bin');
  if (bin === undefined || !existsSync(ready)) return;
  await disk.mkdir(binOf(root));
  await disk.rename(ready, join(binOf(root), bin));
}

/** Lays the files of an entry ready, which takes its place in the bin in one step. */
export async function layBin(
  { files }: NonNullable<Transaction['bin']>,
  folder: string,
): Promise<void> {
  await disk.mkdir(folder);
  for (const [name, to] of files) await lay(to, join(folder, name));
}

/** Puts into the bin what somebody has written since the saving was interrupted: neither old nor new. */
export async function binOthers(root: string, { changes }: Journal): Promise<void> {
  const workshop = workshopOf(root);
  const others: string[] = [];
  for (const [index, { path, isNew, wasThere }] of changes.entries()) {
    if (!existsSync(join(root, path))) continue;
    const bytes = await readFile(join(root, path));
    const known = [...(isNew ? [`new-${index}`] : []), ...(wasThere ? [`old-${index}`] : [])];
    const same = known.map(async (name) => bytes.equals(await readFile(join(workshop, name))));
    if (!(await Promise.all(same)).includes(true)) others.push(path);
  }
  if (others.length === 0) return;
  const entry = binEntry(root, others);
  await layBin(entry, join(workshop, 'others'));
  await disk.mkdir(binOf(root));
  await disk.rename(join(workshop, 'others'), join(binOf(root), entry.name));
}

/** Clears the workshop: from the moment in which the list is gone, nothing is under way. */
export async function close(root: string): Promise<void> {
  await disk.rm(join(workshopOf(root), JOURNAL));
  await disk.rm(workshopOf(root));
}
