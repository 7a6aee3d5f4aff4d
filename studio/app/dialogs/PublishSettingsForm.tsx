import { type SubmitEvent, useRef, useState } from 'react';
import { noteOf, post, put } from '../api.ts';
import { WORDS } from '../words.ts';
import styles from './PublishDialog.module.css';
import { Failure } from './useAnswer.tsx';
import type { PublishSettings, PublishTest } from '../../types.ts';

const { publishing: words } = WORDS;
const WAYS = ['folder', 'command', 'git'] as const;

/** The fields of each way of sending; `start` is what they hold at first. */
const FIELDS = {
  folder: [{ name: 'folder', start: '', pattern: String.raw`(\/|[A-Za-z]:[\/\\]).*` }],
  command: [{ name: 'command', start: 'rsync --archive --delete "$SITE/" name@host:site/' }],
  git: [
    { name: 'remote', start: 'origin' },
    { name: 'branch', start: 'main' },
  ],
} as const;

export interface PublishSettingsFormProps {
  settings: PublishSettings | undefined;
  onSaved: (settings: PublishSettings) => void;
}

/** Where the site is sent: one page with a test. */
export function PublishSettingsForm({ settings, onSaved }: PublishSettingsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [way, setWay] = useState<PublishSettings['way']>(settings?.way ?? 'folder');
  const [test, setTest] = useState<PublishTest>();
  const [failure, setFailure] = useState<string>();
  const entered = () => Object.fromEntries(new FormData(form.current ?? undefined));
  const attempt = (work: Promise<void>) => {
    setFailure(undefined);
    work.catch((error: unknown) => setFailure(noteOf(error)));
  };
  const tryOut = async () => {
    if (form.current?.reportValidity() !== true) return;
    setTest(undefined);
    setTest(await post<PublishTest>('/api/publishing/test', entered()));
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    await put('/api/publishing', entered());
    onSaved(entered() as unknown as PublishSettings);
  };
  const known = settings?.way === way ? (settings as Record<string, string | undefined>) : {};
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => attempt(submit(event))}>
      <fieldset>
        <legend>{words.way}</legend>
        {WAYS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="way"
              value={one}
              checked={way === one}
              onChange={() => {
                setWay(one);
                setTest(undefined);
              }}
            />
            {words.ways[one]}
          </label>
        ))}
      </fieldset>
      {FIELDS[way].map(({ name, start, ...rest }) => (
        <label key={name}>
          {words.fields[name].label}
          <input name={name} required defaultValue={known[name] ?? start} {...rest} />
          <small>{words.fields[name].help}</small>
        </label>
      ))}
      <Failure words={failure} />
      {test && (
        <p data-notice={test.works || undefined} role={test.works ? 'status' : 'alert'}>
          {test.words}
        </p>
      )}
      {test?.details !== undefined && <pre className={styles.output}>{test.details}</pre>}
      <footer>
        <button type="button" onClick={() => attempt(tryOut())}>
          {words.test}
        </button>
        <button type="submit" data-kind="main">
          {words.saveSettings}
        </button>
      </footer>
    </form>
  );
}
