import { Button, Dialog } from '../controls.tsx';
import { placeName } from '../names.ts';
import { entryName, valueAt } from '../state/content.ts';
import { placeKey, studio } from '../state/store.ts';
import { reload } from '../state/sync.ts';
import { WORDS } from '../words.ts';
import type { FileConflict } from '../state/merge.ts';

const { conflict: words } = WORDS;

/** A value as the owner reads it; of an entry, what tells it from the others. */
function asText(value: unknown): string {
  if (value === undefined) return words.nothing;
  if (Array.isArray(value))
    return value.map((entry, at) => `${at + 1}. ${asText(entry)}`).join(', ');
  const names = ['alt', 'title', 'label'].map((name) => valueAt(value, [name]));
  const text = names.find(Boolean) ?? entryName(value) ?? value;
  return typeof text === 'string' ? text : JSON.stringify(text);
}

/** Asks which words stay where a field was changed here and elsewhere. */
export function ConflictDialog({ conflicts }: { conflicts: readonly FileConflict[] }) {
  const { files } = studio.getState();
  const rows = conflicts.flatMap(({ path: file, fields }) =>
    fields.map((field) => ({ file, ...field })),
  );
  return (
    <Dialog title={words.title} isWide onClose={() => studio.setState({ conflicts: [] })}>
      <p>{words.text}</p>
      <form
        method="dialog"
        onSubmit={(event) => {
          const chosen = new FormData(event.currentTarget);
          void reload((field) => chosen.get(placeKey(field)) === 'theirs');
        }}
      >
        {rows.map((row) => (
          <fieldset key={placeKey(row)}>
            <legend>{placeName(files, row)}</legend>
            {(['yours', 'theirs'] as const).map((side) => (
              <label key={side} data-row>
                <input
                  type="radio"
                  name={placeKey(row)}
                  value={side}
                  defaultChecked={side === 'yours'}
                />
                <b>{words[side]}</b> <span>{asText(row[side])}</span>
              </label>
            ))}
          </fieldset>
        ))}
        <Button type="submit" kind="main" label={words.done} />
      </form>
    </Dialog>
  );
}
