import { type FilesDraft, setAt, valueAt } from './content.ts';
import type { Change } from '../../content/changes.ts';

/** Takes one change back, and no other. */
export function takeBackChange(files: FilesDraft, change: Change): void {
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
