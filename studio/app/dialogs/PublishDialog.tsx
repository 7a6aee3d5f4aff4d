import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { post, put } from '../api.ts';
import { RadioGroup } from '../controls.tsx';
import { Dialog, useAnswer, useRequests } from '../Dialog.tsx';
import { fileShowing, nameOfFile } from '../names.ts';
import { publication, publish, shareOf } from '../publication.ts';
import { useStudio } from '../state/store.ts';
import { save } from '../state/sync.ts';
import { WORDS } from '../words.ts';
import type { Publishing, PublishSettings, PublishTest, Step } from '../../types.ts';

const { publishing: words } = WORDS;

/** The fields of each way of sending; `start` is what they hold at first. */
const FIELDS = {
  folder: [{ name: 'folder', start: '', pattern: String.raw`(\/|[A-Za-z]:[\/\\]).*` }],
  command: [{ name: 'command', start: 'rsync --archive --delete "$SITE/" name@host:site/' }],
  git: [
    { name: 'remote', start: 'origin' },
    { name: 'branch', start: 'main' },
  ],
} as const;

export interface PublishDialogProps {
  onClose: () => void;
  onSamples: () => void;
}

/** Sets up publishing the first time, then publishes and shows every step. */
export function PublishDialog({ onClose, onSamples }: PublishDialogProps) {
  const isChanged = useStudio((state) => state.isChanged);
  const { steps, isRunning } = useStore(publication);
  const { answer, setAnswer, failure } = useAnswer<Publishing>('/api/publishing');
  const [isSettingUp, setSettingUp] = useState(false);
  const runsElsewhere = answer?.isRunning === true;
  useEffect(() => {
    // Of another tab, or from before a reload.
    if (runsElsewhere) void publish();
  }, [runsElsewhere]);
  const start = async () => {
    if (await save()) await publish();
    // The form shows what keeps her from saving.
    else onClose();
  };
  if (answer && (isSettingUp || !answer.settings)) {
    const finish = (settings: PublishSettings) => {
      setAnswer({ settings, isRunning: false });
      setSettingUp(false);
    };
    return <SettingsDialog publishing={answer} onSaved={finish} onClose={onClose} />;
  }
  return (
    <Dialog title={words.title} onClose={onClose} failure={failure}>
      <p>{words.text}</p>
      {isRunning && <progress aria-label={words.title} value={shareOf(steps)} />}
      <ol data-rows aria-live="polite">
        {steps.map(({ name, state, words: told }) => (
          <li key={name} data-wrong={state === 'failed' || undefined}>
            <span>{told}</span> <small>{words.states[state]}</small>
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
          disabled={isRunning || !answer}
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
  const names = conflicts.map((file) => nameOfFile(files, fileShowing(file)));
  return (
    <>
      {name !== 'send' && <p>{words.failed}</p>}
      {details !== undefined && (
        <details>
          <summary>{words.details}</summary>
          <pre>{details}</pre>
        </details>
      )}
      {name === 'launch' && (
        <button type="button" onClick={onSamples}>
          {WORDS.samples.title}
        </button>
      )}
      {names.length > 0 && (
        <>
          <p>{words.choose(names.join(', '))}</p>
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

interface SettingsDialogProps {
  publishing: Publishing;
  onSaved: (settings: PublishSettings) => void;
  onClose: () => void;
}

/** Where the site is sent: one page with a test. */
function SettingsDialog({ publishing, onSaved, onClose }: SettingsDialogProps) {
  const { settings, problem } = publishing;
  const form = useRef<HTMLFormElement>(null);
  const [way, setWay] = useState<PublishSettings['way']>(settings?.way ?? 'folder');
  const [test, setTest] = useState<PublishTest>();
  const { failure = problem, attempt } = useRequests();
  const entered = () => Object.fromEntries(new FormData(form.current ?? undefined));
  const tryOut = async () => {
    setTest(undefined);
    if (form.current?.reportValidity())
      setTest(await post<PublishTest>('/api/publishing/test', entered()));
  };
  const submit = async () => {
    await put('/api/publishing', entered());
    onSaved(entered() as unknown as PublishSettings);
  };
  const known = settings?.way === way ? (settings as Record<string, string | undefined>) : {};
  return (
    <Dialog title={words.setUp} onClose={onClose} failure={failure}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          attempt(submit());
        }}
      >
        <RadioGroup
          label={words.way}
          name="way"
          options={words.ways}
          value={way}
          onChange={(next) => {
            setWay(next);
            setTest(undefined);
          }}
        />
        {FIELDS[way].map(({ name, start, ...rest }) => (
          <label key={name}>
            {words.fields[name].label}
            <input name={name} required defaultValue={known[name] ?? start} {...rest} />
            <small>{words.fields[name].help}</small>
          </label>
        ))}
        {test && (
          <p data-notice={test.works || undefined} role={test.works ? 'status' : 'alert'}>
            {test.words}
          </p>
        )}
        {test?.details !== undefined && <pre>{test.details}</pre>}
        <footer>
          <button type="button" onClick={() => attempt(tryOut())}>
            {words.test}
          </button>
          <button type="submit" data-kind="main">
            {words.saveSettings}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
