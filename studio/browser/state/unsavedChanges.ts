import { isSame } from '../../shared/data.ts';
import { type Files, type Records, recordsOf, without } from './content.ts';
import type { UnsavedChanges } from '../../server/content/contentFiles.ts';
import type { StoredChanges } from '../../server/content/unsaved.ts';

/** The files on disk and in the window. */
interface FilesInWindow {
  /** As last read or written. */
  saved: Records;
  files: Files;
  /** Groups of files: each group is one page under all addresses that it had in this window. */
  renames: readonly (readonly string[])[];
}

/** All files that a page was in this window, by the one that it is. */
export function addressesOfPage(
  renames: FilesInWindow['renames'],
  file: string,
): readonly string[] {
  return renames.find((group) => group.includes(file)) ?? [file];
}

/** The changes between the disk and the files. */
export function unsavedChangesOf({ saved, files, renames }: FilesInWindow): UnsavedChanges {
  const isChanged = ([path, data]: [string, unknown]) =>
    !(path in saved) || !isSame(data, saved[path]?.data);
  const removed = without(saved, Object.keys(files));
  const renamedFrom = (path: string) =>
    path in saved ? undefined : addressesOfPage(renames, path).find((one) => one in removed);
  return {
    files: Object.entries(files)
      .filter(isChanged)
      .map(([path, data]) => {
        const { fingerprint } = saved[path] ?? {};
        return { path, data, fingerprint, renamedFrom: renamedFrom(path) };
      }),
    removed: Object.values(removed),
  };
}

interface ChangedWindow {
  unsaved: UnsavedChanges;
  saved: Records;
  openFile: string;
  isChanged: boolean;
}

/** What the studio keeps for a window until it is saved or discarded; null if there is nothing. */
export function changesToStore(
  { unsaved, saved, openFile, isChanged }: ChangedWindow,
  window: string,
): StoredChanges | null {
  if (!isChanged) return null;
  const touched = [...unsaved.files, ...unsaved.removed].flatMap(({ path }) => saved[path] ?? []);
  return { changes: unsaved, saved: recordsOf(touched), openFile, window };
}
