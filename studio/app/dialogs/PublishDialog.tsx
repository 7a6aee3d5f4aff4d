import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { noteOf, read } from '../api.ts';
import { Dialog } from '../Dialog.tsx';
import { fileShowing, nameOfFile } from '../names.ts';
import { publication, publish, shareOf } from '../publication.ts';
import { useStudio } from '../state/store.ts';
import { save } from '../state/sync.ts';
import { WORDS } from '../words.ts';
import styles from './PublishDialog.module.css';
import { PublishSettingsForm } from './PublishSettingsForm.tsx';
import { Failure } from './useAnswer.tsx';
import type { Publishing, PublishSettings, Step } from '../../types.ts';

const { publishing: words } = WORDS;

export interface PublishDialogProps {
  onClose: () => void;
  onSamples: () => void;
}

/** Sets up publishing the first time, then publishes and shows every step. */
export function PublishDialog({ onClose, onSamples }: PublishDialogProps) {
  const isChanged = useStudio((state) => state.isChanged);
  const { steps, isRunning } = useStore(publication);
  const [publishing, setPublishing] = useState<Publishing>();
  const [failure, setFailure] = useState<string>();
  const [isSettingUp, setSettingUp] = useState(false);
  useEffect(() => {
    read<Publishing>('/api/publishing').then(
      (answer) => {
        setPublishing(answer);
        setSettingUp(!answer.settings);
        // Of another tab, or from before a reload.
        if (answer.isRunning) void publish();
      },
      (error: unknown) => setFailure(noteOf(error)),
    );
  }, []);
  const start = async () => {
    if (await save()) await publish();
    // The form shows what keeps her from saving.
    else onClose();
  };
  if (publishing && isSettingUp) {
    const finish = (settings: PublishSettings) => {
      setPublishing({ ...publishing, settings });
      setSettingUp(false);
    };
    return (
      <Dialog title={words.setUp} onClose={onClose}>
        <Failure words={publishing.problem} />
        <PublishSettingsForm settings={publishing.settings} onSaved={finish} />
      </Dialog>
    );
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      <Failure words={failure} />
      {isRunning && (
        <progress className={styles.bar} aria-label={words.title} value={shareOf(steps)} />
      )}
      <ol className={styles.steps} aria-live="polite">
        {steps.map(({ name, state, words: told }) => (
          <li key={name} data-state={state}>
            {told} <small>{words.states[state]}</small>
          </li>
        ))}
      </ol>
      {!isRunning && <Outcome step={steps.at(-1)} onSamples={onSamples} />}
      <footer>
        <button type="button" disabled={isRunning} onClick={() => setSettingUp(true)}>
          {words.change}
        </button>
        <button
          type="button"
          data-kind="main"
          disabled={isRunning || !publishing}
          onClick={() => void start()}
        >
          {isChanged ? words.saveAndStart : words.start}
        </button>
      </footer>
    </Dialog>
  );
}

/** How a publication ended, and what to do next. */
function Outcome({ step, onSamples }: { step: Step | undefined; onSamples: () => void }) {
  const files = useStudio((state) => state.files);
  if (step?.state === 'done')
    return (
      <p data-notice>
        {words.done}{' '}
        <a href={step.address} target="_blank" rel="noreferrer">
          {words.open}
        </a>
      </p>
    );
  if (step?.state !== 'failed') return null;
  const { name, details, conflicts = [] } = step;
  return (
    <>
      {name !== 'send' && <p>{words.failed}</p>}
      {details !== undefined && (
        <details>
          <summary>{words.details}</summary>
          <pre className={styles.output}>{details}</pre>
        </details>
      )}
      {name === 'launch' && (
        <button type="button" onClick={onSamples}>
          {WORDS.samples.title}
        </button>
      )}
      {conflicts.length > 0 && (
        <>
          <p>{words.choose}</p>
          <ul>
            {conflicts.map((file) => (
              <li key={file}>{nameOfFile(files, fileShowing(file))}</li>
            ))}
          </ul>
          <p data-row>
            {(['mine', 'theirs'] as const).map((prefer) => (
              <button key={prefer} type="button" onClick={() => void publish(prefer)}>
                {words[prefer]}
              </button>
            ))}
          </p>
        </>
      )}
    </>
  );
}
