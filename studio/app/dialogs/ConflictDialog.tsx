import { useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import { placeName } from '../names.ts';
import { valueAt } from '../state/data.ts';
import { differences, withTheirs } from '../state/merge.ts';
import { formOf, studio } from '../state/store.ts';
import { postponeConflicts, settleConflicts } from '../state/sync.ts';
import { WORDS } from '../words.ts';
import type { Conflict } from '../../types.ts';

const { conflict: words } = WORDS;
const NAMES = ['alt', 'title', 'label', 'src', 'gallery'];

/** An entry of a list by the first of its words. */
function entryName(entry: unknown, index: number): string {
  const values = [entry, ...NAMES.map((name) => valueAt(entry, [name]))];
  const name = values.find((value) => typeof value === 'string' && value !== '');
  return `${index + 1}. ${typeof name === 'string' ? name : JSON.stringify(entry)}`;
}

function asText(value: unknown): string {
  if (value === undefined) return words.nothing;
  if (Array.isArray(value)) return value.map(entryName).join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

/** Every difference in the files in conflict, those that she must decide first. */
function rowsOf(conflicts: readonly Conflict[]) {
  const { saved, files } = studio.getState();
  return conflicts.flatMap(({ path: file, theirs }) => {
    const versions = { base: saved[file]?.data, yours: files[file], theirs: theirs?.data };
    return differences(versions).map((difference) => ({ file, ...difference }));
  });
}

/** Asks which words stay where a field was changed here and elsewhere. */
export function ConflictDialog({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { files } = studio.getState();
  const [rows] = useState(() => rowsOf(conflicts));
  const [theirs, setTheirs] = useState(() => rows.map(({ changedBy }) => changedBy === 'them'));
  const choices = [...rows.entries()].filter(([, { changedBy }]) => changedBy === 'both');
  const settle = () => {
    const settled = conflicts.flatMap(({ path, theirs: other }) => {
      const taken = rows.filter(({ file }, index) => file === path && theirs[index]);
      const isWhole = taken.some((row) => row.path.length === 0);
      const exists = isWhole ? other !== undefined : path in files;
      return exists ? [[path, withTheirs(files[path], taken)] as const] : [];
    });
    settleConflicts(Object.fromEntries(settled));
  };
  return (
    <Dialog title={words.title} isWide onClose={postponeConflicts}>
      <p>{words.text}</p>
      <table data-compare>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.yours}</th>
            <th scope="col">{words.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {choices.map(([index, row]) => {
            const name = placeName(files, formOf, row);
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                {[false, true].map((isTheirs) => (
                  <td key={String(isTheirs)}>
                    <label>
                      <input
                        type="radio"
                        name={name}
                        checked={theirs[index] === isTheirs}
                        onChange={() => setTheirs(theirs.with(index, isTheirs))}
                      />
                      {asText(isTheirs ? row.theirs : row.yours)}
                    </label>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <button type="button" data-kind="main" onClick={settle}>
        {words.done}
      </button>
    </Dialog>
  );
}
