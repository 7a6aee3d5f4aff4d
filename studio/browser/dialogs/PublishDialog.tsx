import { useEffect, useState } from 'react';
import { isPublishing, type Step } from '../../shared/steps.ts';
import { answerOf, api, fail } from '../api.ts';
import { Button, Dialog, useAnswer } from '../controls.tsx';
import { openDialog, say, studio, useStudio } from '../state/store.ts';
import { reload, save } from '../state/saving.ts';
import { WORDS } from '../words.ts';
import { PublishSettingsDialog } from './PublishSettingsDialog.tsx';
import { SamplesDialog } from './SamplesDialog.tsx';
import { Unpublished } from './Unpublished.tsx';
import type { PublishSettings } from '../../shared/publishSettings.ts';

const { publishing: words } = WORDS;
const { $get: loadSettings } = api.publishing;
/** A publication is looked at this often. */
const LOOK_MS = 1000;
const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

/** How much of a publication is done, from 0 to 1: the build takes the most. */
function shareOf(steps: readonly Step[]): number {
  const { name, progress = 0 } = steps.at(-1) ?? {};
  return name === 'send' || name === 'online' ? 0.9 : 0.9 * progress;
}

const timeOf = ({ at = 0 }: Step) => TIME.format(new Date(at));
const isOnline = ({ name, state }: Step) => name === 'online' && state === 'done';

/** How far a publication is; nothing if there is none. */
function noteOf(steps: readonly Step[]): string {
  const last = steps.at(-1);
  if (!last) return '';
  if (isOnline(last)) return words.done(timeOf(last));
  const isOver = last.state !== 'running' && !isPublishing(steps);
  return isOver ? last.message : words.running(last.message, shareOf(steps));
}

let nextIsSameKind = false;

/** Looks how far the last publication is until it is over, also without the dialog. */
export async function follow(): Promise<void> {
  if (nextIsSameKind) return;
  nextIsSameKind = true;
  let note = '';
  while (nextIsSameKind) {
    const steps = await answerOf(api.publish.$get()).catch(fail);
    if (steps) {
      const last = steps.at(-1);
      studio.setState({ steps });
      nextIsSameKind = isPublishing(steps) || last?.state === 'running';
      const isNews = nextIsSameKind || note !== '' || last?.state === 'interrupted';
      const next = isNews ? noteOf(steps) : '';
      if (next !== note) say((note = next));
    }
    await new Promise((look) => setTimeout(look, LOOK_MS));
  }
  // Changes made elsewhere may be on disk now.
  await reload();
}

/** Publishes what is saved. */
export async function publish(): Promise<void> {
  await api.publish.$post().then(follow, fail);
}

async function stop(): Promise<void> {
  await api.publish.$delete().catch(fail);
}

/** Sets up publishing the first time, then publishes and shows every step. */
export function PublishDialog() {
  const isChanged = useStudio((state) => state.isChanged);
  const steps = useStudio((state) => state.steps);
  const isRunning = isPublishing(steps);
  const [answer, setAnswer] = useAnswer(loadSettings);
  const [isSettingUp, setSettingUp] = useState(false);
  useEffect(() => {
    // Of another window, or from before a reload.
    void follow();
  }, []);
  const start = async () => {
    if (await save()) await publish();
    // The form shows what keeps her from saving.
    else openDialog();
  };
  const finish = (settings: PublishSettings) => {
    setAnswer({ settings });
    setSettingUp(false);
    // The server forgets a failed publication by other settings.
    void follow();
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
          <Button onClick={() => void stop()} label={words.stop} />
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
