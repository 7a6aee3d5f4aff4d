import { useEffect, useRef, useState } from 'react';
import { answerOf, api, noteOf } from '../api.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog, DialogFoot } from '../controls/Dialog.tsx';
import { Form } from '../controls/Form.tsx';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { formOf } from '../state/content.ts';
import { WORDS } from '../words.ts';
import type { PublishTest } from '../../server/publish/openDestination.ts';
import type { PublishSettings } from '../../shared/publishSettings.ts';
import type { Publishing } from '../../server/http/publishRoutes.ts';

const { publishing: words } = WORDS;
const { $post: testSettings } = api.publishing.test;
const { $post: createFolder } = api.publishing.folder;

/** Not entered, but trusted after a test. */
const FINGERPRINT = 'fingerprint';

/** The ways of sending; the first field of each names it. */
const WAYS = (formOf('publish.yaml')?.fields ?? []).map(({ label, help, fields = [] }) => {
  const [way, ...others] = fields;
  const entered = others.filter(({ key }) => key !== FINGERPRINT);
  return { way: way?.options?.[0] ?? '', label, help, fields: entered };
});
/** The owner's folder is not relative to that of the code. */
const WHOLE_PATH = String.raw`(\/|[A-Za-z]:[\/\\]).*`;

/** A fingerprint as programs show it: OpenSSH in base64, browsers in pairs of hexadecimal digits. */
function shownFingerprint(way: string, fingerprint: string): string {
  const pairs = fingerprint.match(/../gu) ?? [];
  if (way === 'ftps') return pairs.join(':').toUpperCase();
  const bytes = String.fromCharCode(...pairs.map((pair) => Number.parseInt(pair, 16)));
  return `SHA256:${btoa(bytes).replace(/=+$/u, '')}`;
}

type Field = (typeof WAYS)[number]['fields'][number];

interface SettingInputProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

function SettingInput({ field, value, onChange }: SettingInputProps) {
  const { key, label, help, isOptional, pattern } = field;
  const common = {
    required: !isOptional,
    autoComplete: 'off',
    spellCheck: false,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <label>
      {label}
      {key === 'key' ? (
        <textarea {...common} rows={3} />
      ) : (
        <input
          {...common}
          type={key === 'secret' ? 'password' : 'text'}
          pattern={key === 'folder' ? WHOLE_PATH : pattern}
        />
      )}
      <small>{help}</small>
    </label>
  );
}

interface TestResultProps {
  way: string;
  test: PublishTest;
  onCreateFolder: () => void;
  onTrust: (fingerprint: string) => void;
}

/** What a test found, and what she may agree to. */
function TestResult({ way, test, onCreateFolder, onTrust }: TestResultProps) {
  const { works, message, details, remedy } = test;
  const ref = useRef<HTMLParagraphElement>(null);
  // It stands below the fields, which fill the dialog on a phone.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'start' });
  }, [test]);
  return (
    <>
      <p
        ref={ref}
        data-notice={works || undefined}
        data-wrong={!works || undefined}
        role={works ? 'status' : 'alert'}
      >
        {message}
      </p>
      {remedy?.kind === 'createFolder' && (
        <Button onClick={onCreateFolder} label={words.createFolder} />
      )}
      {remedy?.kind === 'trust' && (
        <>
          <p>
            {words.fingerprint}{' '}
            <code data-fingerprint>{shownFingerprint(way, remedy.fingerprint)}</code>
          </p>
          <Button
            onClick={() => onTrust(remedy.fingerprint)}
            label={way === 'ftps' ? words.trustCertificate : words.trustServer}
          />
        </>
      )}
      {details !== undefined && (
        <details>
          <summary>{words.details}</summary>
          <pre>{details}</pre>
        </details>
      )}
    </>
  );
}

interface PublishSettingsDialogProps {
  publishing: Publishing;
  onSaved: (settings: PublishSettings) => void;
}

/** How the site goes online. */
export function PublishSettingsDialog({ publishing, onSaved }: PublishSettingsDialogProps) {
  const { problem } = publishing;
  const settings = publishing.settings ?? publishing.suggested;
  const [way, setWay] = useState<string>(settings?.way ?? 'folder');
  const [test, setTest] = useState<PublishTest | undefined>(
    problem === undefined ? undefined : { works: false, message: problem },
  );
  /** Also of the other ways, to which she may return. */
  const [entered, setEntered] = useState<Partial<Record<string, string>>>({ ...settings });
  /** Of one server. */
  const [trusted, setTrusted] = useState<{ server: string; fingerprint: string }>();
  const { fields = [] } = WAYS.find((one) => one.way === way) ?? {};
  const valueOf = ({ key, default: given = '' }: Field) => entered[key] ?? given;
  const server = `${way} ${entered.host ?? ''}`;
  // An empty password is the one entered before.
  const filled = fields.map((field) => [field.key, valueOf(field)] as const);
  const sent = {
    way,
    ...Object.fromEntries(filled.filter(([, value]) => value !== '')),
    ...(trusted?.server === server && { fingerprint: trusted.fingerprint }),
  };
  // Beside the buttons: the top of the dialog may be out of sight.
  const showFailure = (error: unknown) => setTest({ works: false, message: noteOf(error) });
  const tryOut = (request: typeof testSettings, tried = sent) =>
    void answerOf(request({ json: tried as PublishSettings })).then(setTest, showFailure);
  return (
    <Dialog title={words.setUp}>
      <Form
        onChange={() => setTest(undefined)}
        onSubmit={(event) => {
          event.preventDefault();
          const saved = api.publishing.$put({ json: sent as PublishSettings });
          void saved.then(() => onSaved(sent as PublishSettings), showFailure);
        }}
      >
        <RadioGroup
          label={words.way}
          options={WAYS.map((one) => ({ value: one.way, label: one.label, help: one.help }))}
          value={way}
          onChange={setWay}
        />
        {fields.map((field) => (
          <SettingInput
            key={field.key}
            field={field}
            value={valueOf(field)}
            onChange={(value) => setEntered({ ...entered, [field.key]: value })}
          />
        ))}
        {test && (
          <TestResult
            way={way}
            test={test}
            onCreateFolder={() => tryOut(createFolder)}
            onTrust={(fingerprint) => {
              setTrusted({ server, fingerprint });
              tryOut(testSettings, { ...sent, fingerprint });
            }}
          />
        )}
        <DialogFoot>
          <Button
            onClick={({ currentTarget: { form } }) => {
              if (form?.checkValidity()) tryOut(testSettings);
            }}
            label={words.test}
          />
          <Button type="submit" kind="main" label={words.saveSettings} />
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
