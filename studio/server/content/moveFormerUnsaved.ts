import { existsSync, renameSync, rmSync } from 'node:fs';
import { foldersOf } from './folders.ts';
import { filesOfUnsaved, keepHandover } from './handover.ts';
import { readJson } from './ownFiles.ts';
import { type StoredChanges, storedChangesSchema } from './unsaved.ts';

/** Unsaved changes in a file; undefined if it cannot be read. */
function readChanges(file: string): StoredChanges | undefined {
  try {
    return storedChangesSchema.parse(readJson(file));
  } catch {
    return undefined;
  }
}

/**
 * Moves unsaved changes of an earlier studio to where this one looks for them. If this one has some,
 * too, because the earlier one was started again, the window adds the earlier ones to them.
 */
export function moveFormerUnsaved(root: string): void {
  const { unsaved, formerUnsaved } = foldersOf(root);
  if (!existsSync(formerUnsaved)) return;
  if (!existsSync(unsaved)) {
    renameSync(formerUnsaved, unsaved);
    return;
  }
  const changes = readChanges(formerUnsaved);
  // Without readable changes, the file stays where it is.
  if (!changes) return;
  const { window = 'earlier studio', revision = 0 } = changes;
  keepHandover(root, { window, revision, files: filesOfUnsaved(changes) });
  rmSync(formerUnsaved);
}
