import { useState } from 'react';
import { noteOf, write } from '../ask.ts';
import { Dialog } from '../Dialog.tsx';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import { DayDialog } from './DayDialog.tsx';
import styles from './Dialogs.module.css';
import { Failure } from './Failure.tsx';
import { type Kept, keptDay, removal } from './kept.ts';
import { KeptEntry } from './KeptEntry.tsx';
import { useAnswer } from './useAnswer.ts';
import type { BinEntry, Mistake, SaveResult } from '../../content/types.ts';
import type { Day } from '../../publish/types.ts';

const { history, bin } = WORDS;

/** Where each list comes from, what its entries say, and how one of them comes back. */
const KINDS = {
  history: {
    words: { ...history, act: history.bringBack },
    list: '/api/history',
    act: '/api/bring-back',
    entry: keptDay,
  },
  bin: {
    words: { ...bin, act: bin.restore },
    list: '/api/bin',
    act: '/api/restore',
    entry: removal,
  },
};

export interface KeptDialogProps {
  kind: keyof typeof KINDS;
  onClose: () => void;
}

/** What was kept, the newest first: earlier versions, or what was removed. Each can be brought back. */
export function KeptDialog({ kind, onClose }: KeptDialogProps) {
  const { state, readAgain, setNote, isChanged } = useWindow();
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [failed, setFailed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [day, setDay] = useState<Kept>();
  const { words, list, act, entry } = KINDS[kind];
  const { answer, failure } = useAnswer<readonly (Day & BinEntry)[]>(list);
  const bring = async (id: string) => {
    setBusy(true);
    setMistakes([]);
    setFailed(undefined);
    try {
      const answer = await write<SaveResult | null>(`${act}?id=${encodeURIComponent(id)}`);
      await readAgain();
      if (answer && 'saved' in answer) {
        setNote(WORDS.kept.isBack);
        onClose();
      } else if (answer && 'mistakes' in answer) setMistakes(answer.mistakes);
      else setFailed(WORDS.kept.isNot);
    } catch (error) {
      setFailed(noteOf(error));
    } finally {
      setBusy(false);
    }
  };
  const isBlocked = isBusy || isChanged;
  if (day)
    return (
      <DayDialog
        id={day.id}
        when={day.when}
        onBack={() => setDay(undefined)}
        onBring={() => {
          setDay(undefined);
          void bring(day.id);
        }}
      />
    );
  return (
    <Dialog title={words.title} onClose={onClose} isWide>
      <p>{answer?.length === 0 ? words.none : words.text}</p>
      <Failure words={failure ?? failed} />
      {isChanged && <p className={styles.advice}>{WORDS.publishing.unsaved}</p>}
      {mistakes.length > 0 && (
        <div className={styles.advice} role="alert">
          <p>{history.impossible}</p>
          {mistakes.map(({ file, message }) => (
            <p key={file + message}>
              {file} {message}
            </p>
          ))}
        </div>
      )}
      <ul className={styles.list}>
        {answer
          ?.map((one) => entry(one, state.files))
          .map((kept) => (
            <KeptEntry
              key={kept.id}
              kept={kept}
              act={words.act}
              isBlocked={isBlocked}
              onLook={kind === 'history' ? () => setDay(kept) : undefined}
              onBring={() => void bring(kept.id)}
            />
          ))}
      </ul>
    </Dialog>
  );
}
