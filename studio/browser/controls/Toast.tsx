import { useEffect, useState } from 'react';
import { closeNote, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Toast.module.css';

/** How long it is seen, in ms, unless the pointer or the focus is in it. */
const SHOWN_MS = 6000;

/** A sentence at the bottom of the window, with its way back. */
export function Toast() {
  const note = useStudio((state) => state.note);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!note || note.isLasting || isHeld) return undefined;
    const timer = setTimeout(() => closeNote(note), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note, isHeld]);
  const { text, action, isLasting } = note ?? {};
  const act = () => {
    setHeld(false);
    if (note) closeNote(note);
    action?.run();
  };
  return (
    <div
      className={styles.toast}
      role="presentation"
      data-empty={note === undefined || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {isLasting && <Icon name="warn" />}
      <p role="status" data-toast>
        {text}
      </p>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
      {isLasting && <IconButton icon="close" label={WORDS.close} onClick={act} />}
    </div>
  );
}
