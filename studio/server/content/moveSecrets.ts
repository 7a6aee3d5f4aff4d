import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { foldersOf } from './folders.ts';
import { OWNER_ONLY, replaceFile } from './ownFiles.ts';

/** Moves the secrets that an earlier studio kept in the project to the user's configuration. */
export function moveSecrets(root: string): void {
  const { secrets, access, address, formerSecrets } = foldersOf(root);
  for (const file of [secrets, access, address]) {
    const former = join(formerSecrets, basename(file));
    if (!existsSync(former)) continue;
    if (!existsSync(file)) replaceFile(file, readFileSync(former, 'utf8'), OWNER_ONLY);
    rmSync(former);
  }
}
