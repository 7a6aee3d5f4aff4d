import { existsSync } from 'node:fs';
import { cp, mkdtempDisposable, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { CACHE_FOLDER, PROJECT_FOLDER } from './paths.ts';
import { ENCODED_PICTURES } from './siteBuild.ts';

/** A copy of the project that may be changed and built; it is removed with its scope. */
export interface ProjectCopy extends AsyncDisposable {
  /** Where a file of the copy lies, by its parts from the project's folder. */
  pathOf: (...names: string[]) => string;
}

/** What can be made again, and what git knows. */
const NOT_COPIED = new Set(['.astro', '.cache', '.git', '.studio', 'dist', 'node_modules']);

/** What builds keep and find by what it is made of, so that only what is changed in the copy costs. */
const KEPT = [ENCODED_PICTURES, 'compressed', 'fonts'];

/** Copies the project as it stands into a temporary folder, ready to be built. */
export async function copyProject(): Promise<ProjectCopy> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await mkdtempDisposable(join(tmpdir(), 'project-copy-')));
  const pathOf = (...names: string[]): string => join(folder.path, ...names);
  await cp(PROJECT_FOLDER, folder.path, {
    recursive: true,
    filter: (path) => !NOT_COPIED.has(relative(PROJECT_FOLDER, path)),
  });
  for (const name of KEPT) {
    const kept = join(CACHE_FOLDER, name);
    // Before the first build there is nothing.
    if (existsSync(kept)) await cp(kept, pathOf('.cache', name), { recursive: true });
  }
  await symlink(join(PROJECT_FOLDER, 'node_modules'), pathOf('node_modules'), 'junction');
  const inUse = opened.move();
  return { pathOf, [Symbol.asyncDispose]: () => inUse.disposeAsync() };
}
