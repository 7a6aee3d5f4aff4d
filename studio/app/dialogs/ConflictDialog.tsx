import { useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import { placeName } from '../placeName.ts';
import { valueAt } from '../state/data.ts';
import { differences, withTheirs } from '../state/differences.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import styles from './Dialogs.module.css';
import type { Conflict } from '../../content/types.ts';

const { conflict: words } = WORDS;

/** An entry of a list by the first of its words. */
function entryName(entry: unknown, index: number): string {
  const found = ['alt', 'title', 'label', 'src', 'gallery'].map((name) => valueAt(entry, [name]));
  const name = [entry, ...found].find((value) => typeof value === 'string' && value !== '');
  return `${index + 1}. ${typeof name === 'string' ? name : JSON.stringify(entry)}`;
}

function asText(value: unknown): string {
  if (value === undefined) return words.nothing;
  if (Array.isArray(value)) return value.map(entryName).join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

/** Words that were changed here and elsewhere, side by side: she says of each which stay. */
export function ConflictDialog({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { state, dispatch, formOf, change, setConflicts } = useWindow();
  const base = new Map(state.saved.map(({ path, data }) => [path, data]));
  const rows = conflicts.flatMap(({ path: file, theirs }) =>
    differences(base.get(file), state.files[file], theirs?.data).map((row) => ({ file, ...row })),
  );
  const [isTheirs, setTheirs] = useState(() => rows.map((row) => row.isTheirs));
  const settle = () => {
    const settled = conflicts.map(({ path: file }) => {
      const data = rows.reduce<unknown>(
        (words, row, index) =>
          row.file === file && isTheirs[index] ? withTheirs(words, row) : words,
        state.files[file],
      );
      return [file, data] as const;
    });
    // So that saving knows what it replaces: this, and nothing that somebody changes meanwhile.
    dispatch({ type: 'seen', conflicts });
    change({ file: rows[0]?.file ?? '', path: [] }, Object.fromEntries(settled));
    setConflicts([]);
  };
  return (
    <Dialog title={words.title} isWide onClose={() => setConflicts([])}>
      <p>{words.text}</p>
      <table className={styles.compare}>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.yours}</th>
            <th scope="col">{words.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const name = placeName(state.files, formOf, row);
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                {[false, true].map((side) => (
                  <td key={String(side)}>
                    <label>
                      <input
                        type="radio"
                        name={`conflict-${index}`}
                        checked={isTheirs[index] === side}
                        onChange={() => setTheirs(isTheirs.with(index, side))}
                      />
                      {asText(side ? row.theirs : row.yours)}
                    </label>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={styles.answers}>
        <button type="button" data-main onClick={settle}>
          {words.done}
        </button>
      </div>
    </Dialog>
  );
}
