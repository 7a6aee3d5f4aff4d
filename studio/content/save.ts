import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFolder } from '../../content-check/contentFolder.ts';
import { SAVE_WORDS } from '../words.ts';
import { binFor } from './bin.ts';
import { checkDraft } from './checkDraft.ts';
import { asOnDisk, assertLawful, textOf } from './draft.ts';
import { readContentFile } from './readContent.ts';
import { transact } from './transaction.ts';
import type { Conflict, Draft, Mistake, PlacedFile, SaveResult } from './types.ts';
import type { Change } from './workshop.ts';

/** Files that do not lie there any more as they did when the draft was begun. */
function conflictsOf(root: string, { files }: Draft): Conflict[] {
  return files.flatMap(({ path, fingerprint }) => {
    const there = readContentFile(root, path);
    if (there?.fingerprint === fingerprint) return [];
    return [{ path, theirs: there }];
  });
}

/** Photographs whose places others have taken meanwhile: theirs would be lost. */
function takenPlaces(root: string, { photos, removedFiles }: Draft): Mistake[] {
  const there = new ContentFolder(root);
  const isOther = ({ path, source }: PlacedFile) =>
    !removedFiles.includes(path) &&
    there.has(path) &&
    existsSync(source) &&
    !there.read(path).equals(readFileSync(source));
  return photos
    .filter(isOther)
    .map(({ path }) => ({ file: path, field: [], message: SAVE_WORDS.taken }));
}

/** Photographs come first and removals last, so that no file ever names one that is not there. */
function changesOf(root: string, draft: Draft): Change[] {
  const placed = draft.photos.map(({ path }) => path);
  return [
    ...draft.photos.map(({ path, source }) => ({ path, to: { source } })),
    ...draft.files.map(({ path, data }) => ({ path, to: textOf(root, path, data) })),
    ...[...draft.removedFiles, ...draft.removedPhotos]
      .filter((path) => existsSync(join(root, path)) && !placed.includes(path))
      .map((path) => ({ path, to: undefined })),
  ];
}

/**
 * Saves a draft: all of it or nothing. What was removed goes to the bin.
 *
 * @returns the files as they lie there now, or what keeps the draft from being saved
 * @throws When the disk refuses, in which case nothing has changed
 */
export function save(root: string, draft: Draft): Promise<SaveResult> {
  assertLawful(draft);
  return transact<SaveResult>(root, async () => {
    const isContested = conflictsOf(root, draft).length > 0;
    const mistakes = isContested
      ? []
      : [...takenPlaces(root, draft), ...(await checkDraft(root, draft))];
    // Asked after the check, which takes its time: somebody else may have saved meanwhile.
    const conflicts = conflictsOf(root, draft);
    if (conflicts.length > 0) return { result: () => ({ conflicts }) };
    if (mistakes.length > 0) return { result: () => ({ mistakes }) };
    const spelt = asOnDisk(draft, new ContentFolder(root));
    return {
      transaction: { changes: changesOf(root, spelt), bin: binFor(root, spelt) },
      result: () => ({
        saved: draft.files.flatMap(({ path }) => readContentFile(root, path) ?? []),
      }),
    };
  });
}
