import { useState } from 'react';
import { hear } from '../ask.ts';
import { Dialog } from '../Dialog.tsx';
import { nameOfKept } from '../names.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import styles from './Dialogs.module.css';
import type { Step } from '../../publish/types.ts';

const { publishing: words } = WORDS;

export interface PublishDialogProps {
  onClose: () => void;
  onLaunch: () => void;
}

/** How a failure is told: of one that came with the sending, only its own words know what visitors see. */
function toldOf(failed: Step | undefined): string {
  return failed?.name === 'send' ? failed.words : words.failed;
}

/** Publishes, and tells of every step. */
export function PublishDialog({ onClose, onLaunch }: PublishDialogProps) {
  const { state, isChanged, readAgain, setNote } = useWindow();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [standing, setStanding] = useState<'waiting' | 'running' | 'over'>('waiting');
  const failed = steps.find(({ state }) => state === 'failed');
  const publish = async (prefer = '') => {
    setStanding('running');
    setSteps([]);
    const told: Step[] = [];
    const take = (step: Step) => {
      told.push(step);
      setSteps((before) => [...before.filter(({ name }) => name !== step.name), step]);
    };
    const isOnline = await hear<boolean>(`/api/publish?prefer=${prefer}`, take).catch(() => {
      take({ name: 'send', state: 'failed', words: WORDS.silent });
      return false;
    });
    // What others have changed is on the disk by now, whether or not it was sent.
    await readAgain().catch(() => undefined);
    // Is told in the window as well: the dialog may be closed by then.
    setNote(isOnline ? words.done : toldOf(told.at(-1)));
    setStanding('over');
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      {isChanged && <p className={styles.advice}>{words.unsaved}</p>}
      <ol className={styles.steps} aria-live="polite">
        {steps.map(({ name, state, words: told }) => (
          <li key={name} data-state={state}>
            <span>{told}</span> <span className={styles.state}>{words.states[state]}</span>
          </li>
        ))}
      </ol>
      {standing === 'over' && failed?.name !== 'send' && (
        <p className={styles.result}>{failed ? words.failed : words.done}</p>
      )}
      {failed?.details !== undefined && (
        <details>
          <summary>{words.details}</summary>
          <pre>{failed.details}</pre>
        </details>
      )}
      {failed?.conflicts && (
        <>
          <p className={styles.advice}>{words.choose}</p>
          <ul>
            {failed.conflicts.map((file) => (
              <li key={file}>{nameOfKept(state.files, file)}</li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.answers}>
        {failed?.conflicts &&
          (['mine', 'theirs'] as const).map((prefer) => (
            <button key={prefer} type="button" onClick={() => void publish(prefer)}>
              {words[prefer]}
            </button>
          ))}
        {failed?.name === 'launch' && (
          <button type="button" onClick={onLaunch}>
            {WORDS.launch.title}
          </button>
        )}
        <button
          type="button"
          data-main
          disabled={isChanged || standing === 'running'}
          onClick={() => void publish()}
        >
          {words.start}
        </button>
      </div>
    </Dialog>
  );
}
