import { useStore } from 'zustand';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { closeReport, tryAgain, uploads } from './uploadQueue.ts';
import styles from './UploadReport.module.css';

const { gallery: words } = WORDS;

/** How far the uploads are, what she should know about them, and what has not arrived. */
export function UploadReport() {
  const { done, total, isWaiting, notes, failed } = useStore(uploads);
  const isTakenOver = useStudio((state) => state.isTakenOver);
  const isDone = done === total;
  const isShown = !isDone || notes.length > 0 || failed.length > 0;
  return (
    <output className={styles.report} data-shown={isShown || undefined}>
      {!isDone && (
        <label className={styles.progress}>
          {words.reading(done, total)} <progress value={done} max={total} />
        </label>
      )}
      {isWaiting && <p>{isTakenOver ? words.waitingHere : words.waiting}</p>}
      {isShown && isDone && (
        <>
          <Icon name="warn" />
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
            {failed.map(({ chosen, reason }) => (
              <li key={chosen.name}>{words.failed(chosen.name, reason)}</li>
            ))}
          </ul>
          {failed.length > 0 && <Button kind="link" onClick={tryAgain} label={words.tryAgain} />}
          <IconButton icon="close" label={WORDS.close} onClick={closeReport} />
        </>
      )}
    </output>
  );
}
