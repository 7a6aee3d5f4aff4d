import { walk } from '../../../src/logic/walk.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog, DialogFoot } from '../controls/Dialog.tsx';
import { placeName } from '../names.ts';
import { type Conflicts, placeKey, say, studio } from '../state/store.ts';
import { save } from '../state/saving.ts';
import { WORDS } from '../words.ts';
import { markDifference } from './markDifference.ts';
import styles from './ConflictDialog.module.css';
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

function Version({ name, text, other }: { name: string; text: string; other: string }) {
  const [before, different, after] = markDifference(text, other);
  return (
    <div className={styles.version}>
      <b>{name}</b>
      <p data-voice="text">
        {before}
        <mark>{different}</mark>
        {after}
      </p>
    </div>
  );
}

/** Asks which words stay where fields were changed here and elsewhere. */
export function ConflictDialog({ conflict }: { conflict: Conflicts }) {
  const { files } = studio.getState();
  const close = () => studio.setState({ conflict: undefined });
  return (
    <Dialog title={words.title} onClose={close} isWide>
      <p>{conflict.text}</p>
      {conflict.list.map((row) => (
        <section key={placeKey(row)}>
          <h3>{placeName(files, row)}</h3>
          <div className={styles.versions}>
            <Version name={words.yoursAre} text={textsIn(row.yours)} other={textsIn(row.theirs)} />
            <Version name={words.theirsAre} text={textsIn(row.theirs)} other={textsIn(row.yours)} />
          </div>
        </section>
      ))}
      <DialogFoot>
        <Button onClick={close} label={words.later} />
        <Button onClick={() => void choose(conflict, 'theirs')} label={words.theirs} />
        <Button kind="main" onClick={() => void choose(conflict, 'yours')} label={words.yours} />
      </DialogFoot>
    </Dialog>
  );
}
