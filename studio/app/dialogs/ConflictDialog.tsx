import { Button, Dialog } from '../controls.tsx';
import { placeName } from '../names.ts';
import { formOf, placeKey, studio } from '../state/store.ts';
import { settleConflicts } from '../state/sync.ts';
import { WORDS } from '../words.ts';
import type { FileConflict } from '../state/merge.ts';

const { conflict: words } = WORDS;

/** Asks which words stay where fields were changed here and elsewhere. */
export function ConflictDialog({ conflicts }: { conflicts: readonly FileConflict[] }) {
  const { files } = studio.getState();
  const rows = conflicts.flatMap(({ path: file, fields }) =>
    fields.map((field) => ({ file, ...field })),
  );
  return (
    <Dialog title={words.title} onClose={() => studio.setState({ conflicts: [] })}>
      <p>{words.text}</p>
      <ul>
        {rows.map((row) => (
          <li key={placeKey(row)}>
            {placeName(files, formOf, row)}: {JSON.stringify(row.yours)} /{' '}
            {JSON.stringify(row.theirs)}
          </li>
        ))}
      </ul>
      <footer data-row>
        <Button onClick={() => settleConflicts(() => true)} label={words.theirs} />
        <Button kind="main" onClick={() => settleConflicts(() => false)} label={words.yours} />
      </footer>
    </Dialog>
  );
}
