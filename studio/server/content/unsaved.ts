import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { contentFileSchema, draftSchema } from './contentFiles.ts';
import { foldersOf } from './folders.ts';
import { readJson, replaceFile } from './ownFiles.ts';

/** The owner's unsaved changes, with the files on disk that they began with. */
export const unsavedSchema = z.object({
  draft: draftSchema,
  saved: z.record(z.string(), contentFileSchema),
  /** The file whose form was open. */
  open: z.string(),
  /** The window that sent them. */
  window: z.string().optional(),
  /** Of two versions of one window, the larger is newer. */
  revision: z.number().optional(),
});
export type Unsaved = z.infer<typeof unsavedSchema>;

/**
 * Keeps the unsaved changes for the next start; null forgets them. At once, beside the queue: a window
 * that reloads reads them while a check runs.
 */
export function keepUnsaved(root: string, unsaved: Unsaved | null): void {
  const { unsaved: file } = foldersOf(root);
  if (unsaved === null) rmSync(file, { force: true });
  else replaceFile(file, JSON.stringify(unsaved));
}

/** Reads the unsaved changes. Unreadable ones are set aside in a file of their own. */
export function readUnsaved(root: string): { unsaved?: Unsaved; setAside?: string } {
  const { unsaved: file } = foldersOf(root);
  if (!existsSync(file)) return {};
  try {
    return { unsaved: unsavedSchema.parse(readJson(file)) };
  } catch {
    const setAside = `unreadable-${Date.now()}.json`;
    renameSync(file, join(dirname(file), setAside));
    return { setAside };
  }
}
