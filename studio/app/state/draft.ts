import { isSame } from '../../content/data.ts';
import type { Draft } from '../../types.ts';
import type { Files, Records } from './data.ts';

/** What has to be written so that the disk has these words. */
export function draftOf(saved: Records, files: Files): Draft {
  const isChanged = ([path, data]: [string, unknown]) =>
    !(path in saved) || !isSame(data, saved[path]?.data);
  return {
    files: Object.entries(files)
      .filter(isChanged)
      .map(([path, data]) => ({ path, data, fingerprint: saved[path]?.fingerprint })),
    removed: Object.values(saved)
      .filter(({ path }) => !(path in files))
      .map(({ path, fingerprint }) => ({ path, fingerprint })),
  };
}

/** Unsaved changes, the files on disk they began with, and the file whose form was open. */
interface KeptDraft {
  draft: Draft;
  saved: Records;
  open: string;
}

function keyOf(root: string): string {
  return `studio-draft:${root}`;
}

/** Keeps unsaved changes in this browser until they are saved or taken back. */
export function storeDraft(root: string, kept: KeptDraft | undefined): void {
  if (kept) localStorage.setItem(keyOf(root), JSON.stringify(kept));
  else localStorage.removeItem(keyOf(root));
}

export function restoreDraft(root: string): KeptDraft | undefined {
  const text = localStorage.getItem(keyOf(root));
  return text === null ? undefined : (JSON.parse(text) as KeptDraft);
}
