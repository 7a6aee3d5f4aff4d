import { walk } from '../../../src/logic/walk.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { placeName } from '../names.ts';
import { type Conflicts, placeKey, say, studio } from '../state/store.ts';
import { save } from '../state/saving.ts';
import { WORDS } from '../words.ts';
import type { Side } from '../state/merge.ts';

const { conflict: words } = WORDS;

/** The words of a field, or of all fields in a group or list. */
export function textsIn(value: unknown): string {
  const texts = walk(value).flatMap((part) =>
    typeof part.value === 'string' || typeof part.value === 'number' ? part.value : [],
  );
  return texts.join(', ') || words.nothing;
}

/** Merges with her choice, then goes on with the save that found the conflict. */
async function choose({ settle, isSaving }: Conflicts, side: Side): Promise<void> {
  studio.setState({ failure: undefined });
  if (!(await settle(side))) {
    studio.setState({ failure: studio.getState().unreachable || WORDS.strange });
    return;
  }
  studio.setState({ conflict: undefined });
  if (isSaving) await save();
  else if (studio.getState().isChanged) say(WORDS.unsaved);
}

/** Asks which words stay where fields were changed here and elsewhere. */
export function ConflictDialog({ conflict }: { conflict: Conflicts }) {
  const { files } = studio.getState();
  return (
    <Dialog title={words.title} onClose={() => studio.setState({ conflict: undefined })}>
      <p>{conflict.text}</p>
      {conflict.list.map((row) => (
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
      <div data-row>
        <Button onClick={() => void choose(conflict, 'theirs')} label={words.theirs} />
        <Button kind="main" onClick={() => void choose(conflict, 'yours')} label={words.yours} />
      </div>
    </Dialog>
  );
}
