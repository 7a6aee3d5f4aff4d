import { produce } from 'immer';
import { type Change, changesBetween } from '../../shared/changes.ts';
import { matchEntries } from '../../shared/matchEntries.ts';
import { addressOfFile } from '../names.ts';
import { type EditableFiles, type Files } from './content.ts';
import { changeAddress, redirectsOf } from './pages.ts';
import { takeBackChange } from './takeBack.ts';

/** A page that has a new address, with its redirect and the links that follow it. */
export interface Rename {
  kind: 'renamed';
  /** The present file. */
  file: string;
  path: [];
  /** The published file. */
  from: string;
}

export type UnpublishedChange = Change | Rename;

const addressOf = (file: string) => ({ file, route: addressOfFile(file) ?? '' });

/** Published pages that lead to a new page with similar words. */
function findRenames(published: Files, files: Files): Rename[] {
  const isMissing = (all: Files) => (file: string) =>
    all[file] === undefined && addressOfFile(file) !== undefined;
  const removed = Object.keys(published).filter(isMissing(files));
  const added = Object.keys(files).filter(isMissing(published));
  return added.flatMap((file): Rename[] => {
    const from = removed.find((one) => {
      const leadsHere = redirectsOf(files).some(
        (entry) => entry.from === addressOfFile(one) && entry.to === addressOfFile(file),
      );
      const [match] = matchEntries([published[one]], [files[file]]);
      return leadsHere && match !== undefined;
    });
    return from === undefined ? [] : [{ kind: 'renamed', file, path: [], from }];
  });
}

/** What differs from the words that were published last; a renamed page is one change. */
export function unpublishedChanges(published: Files, files: Files): UnpublishedChange[] {
  const renames = findRenames(published, files);
  const renamed = produce(published, (state) => {
    for (const { from, file } of renames) changeAddress(state, addressOf(from), addressOf(file));
  });
  return [...renames, ...changesBetween(renamed, files)];
}

/** Takes one change back, and no other. */
export function takeBack(files: EditableFiles, change: UnpublishedChange): void {
  if (change.kind !== 'renamed') takeBackChange(files, change);
  // No visitor has seen the new address.
  else changeAddress(files, addressOf(change.file), addressOf(change.from), { isKnown: false });
}
