import { useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import { placeName } from '../names.ts';
import { valueAt } from '../state/data.ts';
import { formOf, placeKey, studio } from '../state/store.ts';
import { settleConflicts } from '../state/sync.ts';
import { WORDS } from '../words.ts';
import type { FileConflict } from '../state/merge.ts';

const { conflict: words } = WORDS;
const NAMES = ['alt', 'title', 'label', 'src', 'gallery'];

function asText(value: unknown): string {
  if (value === undefined) return words.nothing;
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  const nameOf = (entry: unknown) => {
    const values = [entry, ...NAMES.map((name) => valueAt(entry, [name]))];
    const name = values.find((one) => typeof one === 'string' && one !== '');
    return (name as string | undefined) ?? JSON.stringify(entry);
  };
  return value.map((entry, index) => `${index + 1}. ${nameOf(entry)}`).join('\n');
}

/** Asks which words stay where a field was changed here and elsewhere. */
export function ConflictDialog({ conflicts }: { conflicts: readonly FileConflict[] }) {
  const { files } = studio.getState();
  /** Keys of the fields in which theirs counts. */
  const [taken, setTaken] = useState<readonly string[]>([]);
  const rows = conflicts.flatMap(({ path: file, fields }) =>
    fields.map((field) => ({ file, ...field })),
  );
  return (
    <Dialog title={words.title} isWide onClose={() => studio.setState({ conflicts: [] })}>
      <p>{words.text}</p>
      <table>
        <thead>
          <tr>
            {[words.field, words.yours, words.theirs].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = placeKey(row);
            const others = taken.filter((one) => one !== key);
            const option = (value: unknown, next: readonly string[]) => (
              <td>
                <label>
                  <input
                    type="radio"
                    name={key}
                    checked={next.includes(key) === taken.includes(key)}
                    onChange={() => setTaken(next)}
                  />
                  {asText(value)}
                </label>
              </td>
            );
            return (
              <tr key={key}>
                <th scope="row">{placeName(files, formOf, row)}</th>
                {option(row.yours, others)}
                {option(row.theirs, [...others, key])}
              </tr>
            );
          })}
        </tbody>
      </table>
      <button
        type="button"
        data-kind="main"
        onClick={() => settleConflicts((field) => taken.includes(placeKey(field)))}
      >
        {words.done}
      </button>
    </Dialog>
  );
}
