import { cp, mkdtempDisposable, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { hasCode } from './files.ts';
import { CACHE_FOLDER, PROJECT_FOLDER } from './paths.ts';
import { ENCODED_PICTURES } from './siteBuild.ts';

/** A temporary copy of the project. */
export interface ProjectCopy extends AsyncDisposable {
  /** Path of a file in the copy, by its parts from the project's folder. */
  pathOf: (...names: string[]) => string;
}

const NOT_COPIED = new Set(['.astro', '.cache', '.git', '.studio', 'dist', 'node_modules']);

/** Caches of builds: with them, a build in the copy takes seconds. */
const COPIED_CACHES = [ENCODED_PICTURES, 'compressed', 'fonts'];

/** Copies the project into a temporary folder, ready to be changed and built. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtempDisposable(join(tmpdir(), 'project-copy-'));
  const pathOf = (...names: string[]): string => join(folder.path, ...names);
  try {
    await cp(PROJECT_FOLDER, folder.path, {
      recursive: true,
      filter: (path) => !NOT_COPIED.has(relative(PROJECT_FOLDER, path)),
    });
    for (const name of COPIED_CACHES) {
      await cp(join(CACHE_FOLDER, name), pathOf('.cache', name), { recursive: true }).catch(
        // Before the first build there are no caches.
        (error: unknown) => hasCode(error, 'ENOENT') || Promise.reject(error as Error),
      );
    }
    await symlink(join(PROJECT_FOLDER, 'node_modules'), pathOf('node_modules'), 'junction');
  } catch (error) {
    await folder.remove();
    throw error;
  }
  return { pathOf, [Symbol.asyncDispose]: () => folder.remove() };
}
