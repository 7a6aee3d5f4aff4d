import { Button } from './controls/Button.tsx';
import { Label } from './controls/Label.tsx';
import { UploadReport } from './gallery/UploadReport.tsx';
import { useStudio } from './state/store.ts';
import { takeOver } from './state/takeOver.ts';
import { WORDS } from './words.ts';
import styles from './OtherWindow.module.css';

/** Shown instead of the forms while another window edits. */
export function OtherWindow() {
  const isHandedOver = useStudio((state) => state.isHandedOver);
  const status = useStudio(({ unreachable, note }) => unreachable || note?.text);
  return (
    <div className={styles.window}>
      <Label>{WORDS.title}</Label>
      <div className={styles.words} role="alert">
        <svg className={styles.drawing} viewBox="0 0 120 64" aria-hidden="true">
          <path d="M4 6h64v44H4zM4 16h64" />
          <path className={styles.later} d="M52 22h64v40H52zM52 32h64" />
        </svg>
        <p>
          {WORDS.elsewhere} {isHandedOver ? WORDS.handedOver : WORDS.notHandedOver}
        </p>
        {status !== undefined && <p>{status}</p>}
        <UploadReport />
        <Button kind="main" onClick={() => void takeOver()} label={WORDS.takeOver} />
      </div>
    </div>
  );
}
