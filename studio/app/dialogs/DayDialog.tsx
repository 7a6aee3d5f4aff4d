import { useEffect, useRef, useState } from 'react';
import { noteOf, PAGE_ORIGIN, write } from '../ask.ts';
import { Dialog } from '../Dialog.tsx';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import styles from './Dialogs.module.css';
import { Failure } from './Failure.tsx';
import type { ToPage } from '../../bridge/messages.ts';

const { history: words } = WORDS;
/** Links lead on, and no field opens: that day is only looked at. */
const ONLY_LOOKING: ToPage = { type: 'words', entries: [], isEditing: false };

export interface DayDialogProps {
  id: string;
  when: string;
  onBack: () => void;
  onBring: () => void;
}

/** The whole site as it was on a day. */
export function DayDialog({ id, when, onBack, onBring }: DayDialogProps) {
  const { setLooking } = useWindow();
  const [isThere, setThere] = useState(false);
  const [failure, setFailure] = useState<string>();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    setLooking(true);
    return () => setLooking(false);
  }, [setLooking]);
  useEffect(() => {
    write(`/api/look?id=${encodeURIComponent(id)}`)
      .then(() => setThere(true))
      .catch((error: unknown) => setFailure(noteOf(error)));
  }, [id]);
  useEffect(() => {
    const hear = ({ source }: MessageEvent) => {
      const { contentWindow } = frame.current ?? {};
      if (contentWindow && source === contentWindow)
        contentWindow.postMessage(ONLY_LOOKING, PAGE_ORIGIN);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  return (
    <Dialog title={when} isWide onClose={onBack}>
      {failure === undefined && <p role="status">{isThere ? words.looking : words.preparing}</p>}
      <Failure words={failure} />
      {isThere && (
        <iframe ref={frame} className={styles.day} title={when} src={`${PAGE_ORIGIN}/`} />
      )}
      <form method="dialog" className={styles.answers}>
        <button type="button" onClick={onBring}>
          {words.bringBack}
        </button>
        <button type="submit" data-main>
          {words.today}
        </button>
      </form>
    </Dialog>
  );
}
