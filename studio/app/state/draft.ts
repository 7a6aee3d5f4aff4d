import { isSame } from '../../content/matchEntries.ts';
import type { ContentFile, Draft } from '../../types.ts';
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

export function isEmpty({ files, removed }: Draft): boolean {
  return files.length + removed.length === 0;
}

/** Unsaved changes as the browser keeps them. */
interface KeptDraft {
  draft: Draft;
  /** The changed files as they were on disk, to find out what was changed there since. */
  saved: ContentFile[];
  /** The file whose form was open. */
  open: string;
}

interface Unsaved {
  root: string;
  draft: Draft;
  saved: Records;
  open: string;
}

function keyOf(root: string): string {
  return `studio-draft:${root}`;
}

/** Keeps unsaved changes in this browser until they are saved or taken back. */
export function storeDraft({ root, draft, saved, open }: Unsaved): void {
  if (isEmpty(draft)) {
    localStorage.removeItem(keyOf(root));
    return;
  }
  const changed: { path: string }[] = [...draft.files, ...draft.removed];
  const kept: KeptDraft = { draft, saved: changed.flatMap(({ path }) => saved[path] ?? []), open };
  localStorage.setItem(keyOf(root), JSON.stringify(kept));
}

export function restoreDraft(root: string): KeptDraft | undefined {
  const text = localStorage.getItem(keyOf(root));
  return text === null ? undefined : (JSON.parse(text) as KeptDraft);
}
