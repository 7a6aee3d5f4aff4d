import { walk } from '../../../content-check/walk.ts';
import { Button, Dialog } from '../controls.tsx';
import { placeName } from '../names.ts';
import { placeKey, studio } from '../state/store.ts';
import { reload } from '../state/sync.ts';
import { WORDS } from '../words.ts';
import type { Conflict } from '../state/merge.ts';

const { conflict: words } = WORDS;

/** The words of a field, or of all fields in a group or list. */
export function textsIn(value: unknown): string {
  const texts = walk(value).flatMap((part) =>
    typeof part.value === 'string' || typeof part.value === 'number' ? part.value : [],
  );
  return texts.join(', ') || words.nothing;
}

/** Asks which words stay where fields were changed here and elsewhere. */
export function ConflictDialog({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { files } = studio.getState();
  return (
    <Dialog title={words.title} onClose={() => studio.setState({ conflicts: [] })}>
      <p>{words.text}</p>
      {conflicts.map((row) => (
        <section key={placeKey(row)}>
          <h3>{placeName(files, row)}</h3>
          <p>
            <b>{words.yoursAre}</b> {textsIn(row.yours)}
          </p>
          <p>
            <b>{words.theirsAre}</b> {textsIn(row.theirs)}
          </p>
        </section>
      ))}
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
