import { Button, Dialog } from '../controls.tsx';
import { placeName } from '../names.ts';
import { placeKey, studio } from '../state/store.ts';
import { reload } from '../state/sync.ts';
import { WORDS } from '../words.ts';
import type { Conflict } from '../state/merge.ts';

const { conflict: words } = WORDS;

/** Asks which words stay where fields were changed here and elsewhere. */
export function ConflictDialog({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { files } = studio.getState();
  return (
    <Dialog title={words.title} onClose={() => studio.setState({ conflicts: [] })}>
      <p>{words.text}</p>
      <ul>
        {conflicts.map((row) => (
          <li key={placeKey(row)}>
            {placeName(files, row)}: {JSON.stringify(row.yours)} / {JSON.stringify(row.theirs)}
          </li>
        ))}
      </ul>
      <form method="dialog" data-row>
        <Button type="submit" onClick={() => void reload('theirs')} label={words.theirs} />
        <Button
          type="submit"
          kind="main"
          onClick={() => void reload('yours')}
          label={words.yours}
        />
      </form>
    </Dialog>
  );
}
