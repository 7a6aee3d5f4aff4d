import { type EditableFiles, setAt, valueAt } from './content.ts';
import type { RemovedPlace } from '../../server/content/trash.ts';
import type { Change } from '../../shared/changes.ts';

/** Takes one change back, and no other. */
export function takeBackChange(files: EditableFiles, change: Change): void {
  const { kind, file, path, before, backTo = 0 } = change;
  const list = valueAt(files[file], path.slice(0, -1));
  const index = path.at(-1);
  if (kind === 'changed' || !Array.isArray(list) || typeof index !== 'number') {
    setAt(files, [file, ...path], before);
    return;
  }
  if (kind === 'removed') list.splice(index, 0, before);
  else {
    const [entry] = list.splice(index, 1) as unknown[];
    if (kind === 'moved') list.splice(backTo, 0, entry);
  }
}

/** Puts removed entries and fields back to where they were. */
export function putBack(files: EditableFiles, places: readonly RemovedPlace[]): void {
  // The inner and the last ones first: an entry moves those after it.
  const inOrder = places.toReversed().sort((one, other) => other.path.length - one.path.length);
  for (const { file, path, value } of inOrder) {
    const holder = valueAt(files[file], path.slice(0, -1));
    if (Array.isArray(holder)) holder.splice(Number(path.at(-1)), 0, value);
    else if (holder !== undefined) setAt(files, [file, ...path], value);
  }
}
