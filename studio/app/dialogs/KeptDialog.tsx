import { useState } from 'react';
import { write } from '../ask.ts';
import { Dialog } from '../Dialog.tsx';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import { DayDialog } from './DayDialog.tsx';
import styles from './Dialogs.module.css';
import { useAnswer } from './useAnswer.ts';
import type { BinEntry, Mistake, SaveResult } from '../../content/types.ts';
import type { Day } from '../../publish/types.ts';

const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });

interface Kept {
  id: string;
  when: string;
  about: string;
}

const { history, bin } = WORDS;

/** Where each list comes from, what its entries say, and how one of them comes back. */
const KINDS = {
  history: {
    words: { ...history, act: history.bringBack },
    list: '/api/history',
    act: '/api/bring-back',
    entry: ({ id, when, files }: Day): Kept => ({
      id,
      when,
      about: history.files(files.length),
    }),
  },
  bin: {
    words: { ...bin, act: bin.restore },
    list: '/api/bin',
    act: '/api/restore',
    entry: ({ id, removed, files }: BinEntry): Kept => ({
      id,
      when: removed,
      about: files.join(', '),
    }),
  },
};

export interface KeptDialogProps {
  kind: keyof typeof KINDS;
  onClose: () => void;
}

/** What was kept, the newest first: earlier versions, or what was removed. Each can be brought back. */
export function KeptDialog({ kind, onClose }: KeptDialogProps) {
  const { readAgain, setNote, isChanged } = useWindow();
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [day, setDay] = useState<Kept>();
  const { words, list, act, entry } = KINDS[kind];
  const answer = useAnswer<readonly (Day & BinEntry)[] | undefined>(list, undefined);
  const bring = async (id: string) => {
    setBusy(true);
    try {
      const answer = await write<SaveResult | null>(`${act}?id=${encodeURIComponent(id)}`);
      await readAgain();
      if (answer && 'mistakes' in answer) setMistakes(answer.mistakes);
      else onClose();
    } catch {
      setNote(WORDS.silent);
    } finally {
      setBusy(false);
    }
  };
  const isBlocked = isBusy || isChanged;
  if (day)
    return (
      <DayDialog
        id={day.id}
        when={WHEN.format(new Date(day.when))}
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
        {answer?.map(entry).map(({ id, when, about }) => (
          <li key={id}>
            <p>
              <b>{WHEN.format(new Date(when))}</b>
              <span className={styles.where}>{about}</span>
            </p>
            {kind === 'history' && (
              <button
                type="button"
                disabled={isBlocked}
                aria-label={`${history.look}: ${WHEN.format(new Date(when))}`}
                onClick={() => setDay({ id, when, about })}
              >
                {history.look}
              </button>
            )}
            <button
              type="button"
              disabled={isBlocked}
              aria-label={`${words.act}: ${WHEN.format(new Date(when))}`}
              onClick={() => void bring(id)}
            >
              {words.act}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
