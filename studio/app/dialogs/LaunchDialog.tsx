import { Dialog } from '../Dialog.tsx';
import { placeName } from '../placeName.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import styles from './Dialogs.module.css';
import { Failure } from './Failure.tsx';
import { useAnswer } from './useAnswer.ts';
import type { Sample } from '../../launch/types.ts';
import type { Place } from '../state/work.ts';

export interface LaunchDialogProps {
  onClose: () => void;
  goTo: (place: Place) => void;
}

const { launch: words } = WORDS;

/** What is still a sample, each with the way to its field. */
export function LaunchDialog({ onClose, goTo }: LaunchDialogProps) {
  const { state, formOf } = useWindow();
  const { answer: samples, failure } = useAnswer<readonly Sample[]>('/api/launch');
  const list = (chosen: readonly Sample[]) => (
    <ul className={styles.list}>
      {chosen.map(({ file, field, what, advice }) => {
        const name = placeName(state.files, formOf, { file, path: field });
        return (
          <li key={name + what}>
            <p>
              <b>{what}</b> {advice}
              <span className={styles.where}>{name}</span>
            </p>
            {file in state.files && (
              <button
                type="button"
                aria-label={`${words.go}: ${name}`}
                onClick={() => goTo({ file, path: field })}
              >
                {words.go}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
  const left = samples?.filter(({ remark }) => !remark) ?? [];
  const remarks = samples?.filter(({ remark }) => remark) ?? [];
  return (
    <Dialog title={words.title} onClose={onClose} isWide>
      <Failure words={failure} />
      {samples && <p>{left.length > 0 ? words.text : words.ready}</p>}
      {list(left)}
      {remarks.length > 0 && <p>{words.remarks}</p>}
      {list(remarks)}
    </Dialog>
  );
}
