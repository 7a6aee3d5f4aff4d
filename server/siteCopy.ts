import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A copy of a built site that nothing else writes to. */
export interface SiteCopy {
  /** The folder the copy lies in. */
  directory: string;
  /** Deletes the copy. */
  remove: () => Promise<void>;
}

const PUBLIC_HIDDEN_FOLDER = '.well-known';

/**
 * Copies a built site to a folder of its own.
 *
 * A server thereby keeps serving the site it was started with, pages and policy in step, even while
 * the original is being built anew. Hidden files are left out, except `.well-known`.
 *
 * @param directory The folder of the built site.
 * @throws When the folder is missing or cannot be read.
 */
export async function copySite(directory: string): Promise<SiteCopy> {
  const copy = await mkdtemp(join(tmpdir(), 'served-site-'));
  const remove = (): Promise<void> => rm(copy, { recursive: true, force: true });
  try {
    await cp(directory, copy, {
      recursive: true,
      filter: (path) => path === directory || isPublic(basename(path)),
    });
  } catch (error) {
    await remove();
    throw error;
  }
  return { directory: copy, remove };
}

function isPublic(name: string): boolean {
  return !name.startsWith('.') || name === PUBLIC_HIDDEN_FOLDER;
}
