import { useState } from 'react';
import { isPublishing, type Step } from '../../shared/steps.ts';
import { api } from '../api.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { useAnswer } from '../controls/attempt.ts';
import { publish, shareOf, stopPublishing, timeOf } from '../state/publication.ts';
import { openDialog, useStudio } from '../state/store.ts';
import { save } from '../state/saving.ts';
import { LANGUAGE, WORDS } from '../words.ts';
import { PublishSettingsDialog } from './PublishSettingsDialog.tsx';
import { SamplesDialog } from './SamplesDialog.tsx';
import { Unpublished } from './Unpublished.tsx';
import type { PublishSettings } from '../../shared/publishSettings.ts';

const { publishing: words } = WORDS;
const { $get: loadSettings } = api.publishing;
const DAY_AND_TIME = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeStyle: 'short' });

/** Sets up publishing the first time, then publishes and shows every step. */
export function PublishDialog() {
  const isChanged = useStudio((state) => state.isChanged);
  const steps = useStudio((state) => state.steps);
  const isRunning = isPublishing(steps);
  const [answer, setAnswer] = useAnswer(loadSettings);
  const [isSettingUp, setSettingUp] = useState(false);
  const start = async () => {
    if (await save()) await publish();
    // The form shows what keeps her from saving.
    else openDialog();
  };
  const finish = (settings: PublishSettings) => {
    setAnswer({ settings });
    setSettingUp(false);
  };
  if (answer && (isSettingUp || !answer.settings))
    return <PublishSettingsDialog publishing={answer} onSaved={finish} />;
  return (
    <Dialog title={WORDS.publish}>
      <p>{words.text}</p>
      {!isRunning && <Unpublished />}
      {isRunning && <progress aria-label={WORDS.publish} value={shareOf(steps)} />}
      <ol data-rows aria-live="polite">
        {steps.map(({ name, state, message }) => (
          <li key={name} data-wrong={state === 'failed' || undefined}>
            {message}
          </li>
        ))}
      </ol>
      {!isRunning && <Outcome step={steps.at(-1)} />}
      <footer data-row>
        {isRunning ? (
          <Button onClick={() => void stopPublishing()} label={words.stop} />
        ) : (
          <Button onClick={() => setSettingUp(true)} label={words.change} />
        )}
        <Button
          kind="main"
          disabled={isRunning || !answer}
          onClick={() => void start()}
          label={isChanged ? words.saveAndStart : WORDS.publish}
        />
      </footer>
    </Dialog>
  );
}

function Outcome({ step }: { step: Step | undefined }) {
  if (step?.state === 'done')
    return (
      <p data-notice>
        {words.done(timeOf(step))}{' '}
        <a href={step.address} target="_blank" rel="noreferrer">
          <u>{words.open}</u>
        </a>
      </p>
    );
  if (step?.state === 'interrupted' && step.at !== undefined)
    return <p>{words.stillOnline(DAY_AND_TIME.format(new Date(step.at)))}</p>;
  if (step?.state !== 'failed') return null;
  const { name, details } = step;
  const isUnsent = name !== 'send' && name !== 'online';
  return (
    <>
      {isUnsent && <p>{words.failed}</p>}
      {details !== undefined && (
        <details>
          <summary>{words.details}</summary>
          <pre>{details}</pre>
        </details>
      )}
      {name === 'launch' && (
        <Button onClick={() => openDialog(<SamplesDialog />)} label={WORDS.samples.title} />
      )}
    </>
  );
}
