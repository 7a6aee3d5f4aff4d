import { useState } from 'react';
import { isPublishing, type Step } from '../../shared/steps.ts';
import { api } from '../api.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog, DialogFoot } from '../controls/Dialog.tsx';
import { useAnswer } from '../controls/attempt.ts';
import { publish, showAllProblems, stopPublishing } from '../state/publication.ts';
import { openDialog, useStudio } from '../state/store.ts';
import { save } from '../state/saving.ts';
import { LANGUAGE, WORDS } from '../words.ts';
import { InTheWay } from './InTheWay.tsx';
import { PublishDone } from './PublishDone.tsx';
import { PublishSettingsDialog } from './PublishSettingsDialog.tsx';
import { PublishSteps } from './PublishSteps.tsx';
import { Unpublished, useUnpublished } from './Unpublished.tsx';
import type { PublishSettings } from '../../shared/publishSettings.ts';

const { publishing: words } = WORDS;
const { $get: loadSettings } = api.publishing;
const DAY_AND_TIME = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeStyle: 'short' });

/** Sets up publishing the first time, then publishes and shows every step. */
export function PublishDialog() {
  const isChanged = useStudio((state) => state.isChanged);
  const problems = useStudio((state) => state.problems.length);
  const steps = useStudio((state) => state.steps);
  const isRunning = isPublishing(steps);
  const last = steps.at(-1);
  const [answer, setAnswer] = useAnswer(loadSettings);
  const [isSettingUp, setSettingUp] = useState(false);
  const hasNews = useUnpublished().length > 0 || isChanged;
  const isDone = last?.state === 'done' && last.name === 'online';
  const start = async () => {
    if (!(await save())) {
      // The form shows what keeps her from saving.
      openDialog();
      return;
    }
    if (!showAllProblems()) await publish();
  };
  const finish = (settings: PublishSettings) => {
    setAnswer({ settings, warnings: [] });
    setSettingUp(false);
  };
  if (answer && (isSettingUp || !answer.settings))
    return <PublishSettingsDialog publishing={answer} onSaved={finish} />;
  if (isDone && !hasNews)
    return (
      <Dialog title={words.online}>
        <PublishDone step={last} onChange={() => setSettingUp(true)} />
      </Dialog>
    );
  if (problems > 0 && !isRunning)
    return (
      <Dialog title={WORDS.publish}>
        <InTheWay />
      </Dialog>
    );
  // A publication of before is told until there is something new to publish.
  const isTold = last !== undefined && !isDone;
  return (
    <Dialog title={WORDS.publish}>
      {!isRunning && <p>{words.text}</p>}
      {answer?.warnings.map((warning) => (
        <p key={warning} data-notice role="status">
          {warning}
        </p>
      ))}
      {!isRunning && <Unpublished />}
      {isTold && <PublishSteps steps={steps} />}
      {isRunning ? <p>{words.goOn}</p> : <Outcome step={last} />}
      <DialogFoot>
        {isRunning ? (
          <Button onClick={() => void stopPublishing()} label={words.stop} />
        ) : (
          <>
            <Button onClick={() => setSettingUp(true)} label={words.change} />
            <Button
              kind="main"
              disabled={!answer}
              onClick={() => void start()}
              label={isChanged ? words.saveAndStart : WORDS.publish}
            />
          </>
        )}
      </DialogFoot>
    </Dialog>
  );
}

function Outcome({ step }: { step: Step | undefined }) {
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
        <Button onClick={() => openDialog('samples')} label={WORDS.samples.title} />
      )}
    </>
  );
}
