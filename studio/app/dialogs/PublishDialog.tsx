import { useEffect, useState } from 'react';
import { isPublishing, type Step } from '../../publish/steps.ts';
import { request } from '../api.ts';
import { attempt, Button, Dialog, RadioGroup, useAnswer } from '../controls.tsx';
import { formOf } from '../state/content.ts';
import { openDialog, say, studio, useStudio } from '../state/store.ts';
import { fail, reload, save } from '../state/sync.ts';
import { WORDS } from '../words.ts';
import { SamplesDialog } from './SamplesDialog.tsx';
import { Unpublished } from './Unpublished.tsx';
import type { PublishTest } from '../../publish/publish.ts';
import type { PublishSettings } from '../../publish/publishSettings.ts';
import type { Publishing } from '../../publish/routes.ts';

const { publishing: words } = WORDS;
/** A publication is looked at this often. */
const LOOK_MS = 1000;
const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

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
  if (!last || last.state === 'failed') return last?.words ?? '';
  return isOnline(last) ? words.done(timeOf(last)) : words.running(last.words, shareOf(steps));
}

let isFollowed = false;

/** Looks how far the last publication is until it is over, also without the dialog. */
async function follow(): Promise<void> {
  if (isFollowed) return;
  isFollowed = true;
  for (let told = ''; isFollowed; await new Promise((look) => setTimeout(look, LOOK_MS))) {
    const steps = await request<readonly Step[]>('GET', '/api/publish').catch(fail);
    if (!steps) continue;
    studio.setState({ steps });
    isFollowed = isPublishing(steps) || steps.at(-1)?.state === 'running';
    const note = isFollowed || told !== '' ? noteOf(steps) : '';
    if (note !== told) say((told = note));
  }
  // Changes made elsewhere may be on disk now.
  await reload();
}

/** Publishes what is saved. */
export async function publish(): Promise<void> {
  await request('POST', '/api/publish').then(follow, fail);
}

/** Sets up publishing the first time, then publishes and shows every step. */
export function PublishDialog() {
  const isChanged = useStudio((state) => state.isChanged);
  const steps = useStudio((state) => state.steps);
  const isRunning = isPublishing(steps);
  const [answer, setAnswer] = useAnswer<Publishing>('/api/publishing');
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
  };
  if (answer && (isSettingUp || !answer.settings))
    return <SettingsDialog publishing={answer} onSaved={finish} />;
  return (
    <Dialog title={WORDS.publish}>
      <p>{words.text}</p>
      {!isRunning && <Unpublished />}
      {isRunning && <progress aria-label={WORDS.publish} value={shareOf(steps)} />}
      <ol data-rows aria-live="polite">
        {steps.map(({ name, state, words: told }) => (
          <li key={name} data-wrong={state === 'failed' || undefined}>
            {told}
          </li>
        ))}
      </ol>
      {!isRunning && <Outcome step={steps.at(-1)} />}
      <footer data-row>
        <Button disabled={isRunning} onClick={() => setSettingUp(true)} label={words.change} />
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
  if (step?.state !== 'failed') return null;
  const { name, details } = step;
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
        <Button onClick={() => openDialog(<SamplesDialog />)} label={WORDS.samples.title} />
      )}
    </>
  );
}

/** The ways of sending; the first field of each names it. */
const WAYS = (formOf('publish.yaml')?.fields ?? []).map(({ label, fields = [] }) => {
  const [way, ...others] = fields;
  return { way: way?.options?.[0] ?? '', label, fields: others };
});
/** The owner's folder is not relative to that of the code. */
const WHOLE_PATH = String.raw`(\/|[A-Za-z]:[\/\\]).*`;

interface SettingsDialogProps {
  publishing: Publishing;
  onSaved: (settings: PublishSettings) => void;
}

function SettingsDialog({ publishing, onSaved }: SettingsDialogProps) {
  const { settings = publishing.suggested, problem } = publishing;
  const [way, setWay] = useState<string>(settings?.way ?? 'folder');
  const [test, setTest] = useState<PublishTest | undefined>(
    problem === undefined ? undefined : { works: false, words: problem },
  );
  /** Also of the other ways, to which she may return. */
  const [entered, setEntered] = useState<Partial<Record<string, string>>>({ ...settings });
  const { fields = [] } = WAYS.find((one) => one.way === way) ?? {};
  const all = fields.map(({ key, default: given = '' }) => [key, entered[key] ?? given] as const);
  // An empty password is the one entered before.
  const sent = { way, ...Object.fromEntries(all.filter(([, value]) => value !== '')) };
  return (
    <Dialog title={words.setUp}>
      <form
        onChange={() => setTest(undefined)}
        onSubmit={(event) => {
          event.preventDefault();
          const saved = request('PUT', '/api/publishing', sent);
          attempt(saved.then(() => onSaved(sent as PublishSettings)));
        }}
      >
        <RadioGroup
          label={words.way}
          options={Object.fromEntries(WAYS.map((one) => [one.way, one.label]))}
          value={way}
          onChange={setWay}
        />
        {fields.map(({ key, label, help, ...field }) => (
          <label key={key}>
            {label}
            <input
              required={!field.isOptional}
              type={key === 'secret' ? 'password' : 'text'}
              autoComplete="off"
              value={entered[key] ?? field.default ?? ''}
              onChange={({ currentTarget: { value } }) => setEntered({ ...entered, [key]: value })}
              pattern={key === 'folder' ? WHOLE_PATH : field.pattern}
            />
            <small>{help}</small>
          </label>
        ))}
        {test && (
          <p data-notice={test.works || undefined} role={test.works ? 'status' : 'alert'}>
            {test.words}
          </p>
        )}
        {test?.details !== undefined && <pre>{test.details}</pre>}
        <footer data-row>
          <Button
            onClick={({ currentTarget: { form } }) => {
              if (!form?.reportValidity()) return;
              attempt(request<PublishTest>('POST', '/api/publishing/test', sent).then(setTest));
            }}
            label={words.test}
          />
          <Button type="submit" kind="main" label={words.saveSettings} />
        </footer>
      </form>
    </Dialog>
  );
}
