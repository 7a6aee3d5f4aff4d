import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { contentFileSchema, unsavedChangesSchema } from './contentFiles.ts';
import { foldersOf } from './folders.ts';
import { readJson, replaceFile } from './ownFiles.ts';

/** An earlier studio, or a window that it still shows, has other names. */
function withoutFormerNames(stored: unknown): unknown {
  const { draft, open, ...named } = Object(stored) as Record<string, unknown>;
  return { changes: draft, openFile: open, ...named };
}

/** The owner's unsaved changes, with the files on disk that they began with. */
export const storedChangesSchema = z.preprocess(
  withoutFormerNames,
  z.object({
    changes: unsavedChangesSchema,
    saved: z.record(z.string(), contentFileSchema),
    /** The file whose form was open. */
    openFile: z.string(),
    /** The window that sent them. */
    window: z.string().optional(),
    /** Of two versions of one window, the larger is newer. */
    revision: z.number().optional(),
  }),
);
export type StoredChanges = z.infer<typeof storedChangesSchema>;

/**
 * Keeps the unsaved changes for the next start; null forgets them. At once, beside the queue: a window
 * that reloads reads them while a check runs.
 */
export function keepUnsaved(root: string, unsaved: StoredChanges | null): void {
  const { unsaved: file } = foldersOf(root);
  if (unsaved === null) rmSync(file, { force: true });
  else replaceFile(file, JSON.stringify(unsaved));
}

/** What is kept; `setAside` names the file of changes that could not be read. */
export interface KeptChanges {
  unsaved?: StoredChanges;
  setAside?: string;
}

/** Reads the unsaved changes. Unreadable ones are set aside in a file of their own. */
export function readUnsaved(root: string): KeptChanges {
  const { unsaved: file } = foldersOf(root);
  if (!existsSync(file)) return {};
  try {
    return { unsaved: storedChangesSchema.parse(readJson(file)) };
  } catch {
    const setAside = `unreadable-${Date.now()}.json`;
    renameSync(file, join(dirname(file), setAside));
    return { setAside };
  }
}
