import { useState } from 'react';
import { answerOf, api } from '../api.ts';
import { attempt } from '../controls/attempt.ts';
import { Button } from '../controls/Button.tsx';
import { WORDS } from '../words.ts';
import { showList } from './enquiryList.ts';
import type { MailSettings } from '../../shared/mailSettings.ts';
import type { EnquiryTest } from '../../server/enquiries/sendTest.ts';
import type { EnquiryList } from '../../server/http/enquiryRoutes.ts';

const { mailAccount: words } = WORDS.enquiries;
const route = api['enquiry-mail'];
const { $post: testAccount } = route.test;
const { $delete: removeAccount } = route;

const FIELDS = ['host', 'port', 'user', 'password', 'from', 'to'] as const;
type Field = (typeof FIELDS)[number];
const TYPES: Partial<Record<Field, string>> = {
  port: 'number',
  password: 'password',
  from: 'email',
  to: 'email',
};
/** With TLS from the start; most providers offer it. */
const USUAL_PORT = 465;

/** The result of a test, until the next. */
export function TestNotice({ test }: { test: EnquiryTest | undefined }) {
  if (!test) return null;
  const { works, message } = test;
  return (
    <p
      data-notice={works || undefined}
      data-wrong={!works || undefined}
      role={works ? 'status' : 'alert'}
    >
      {message}
    </p>
  );
}

/** Reads the account that she entered. */
function accountIn(form: HTMLFormElement): MailSettings {
  const data = new FormData(form);
  const textOf = (field: Field) => (data.get(field) as string).trim();
  const entered = Object.fromEntries(FIELDS.map((field) => [field, textOf(field)])) as Record<
    Field,
    string
  >;
  return { ...entered, port: Number(entered.port) };
}

interface MailAccountProps {
  mail: EnquiryList['mail'];
  /** Of the business. */
  email: string;
}

/** The account that sends enquiries on by e-mail. */
export function MailAccount({ mail, email }: MailAccountProps) {
  const [test, setTest] = useState<EnquiryTest>();
  const start: Record<Field, string | number> = {
    host: mail?.host ?? '',
    port: mail?.port ?? USUAL_PORT,
    user: mail?.user ?? email,
    password: '',
    from: mail?.from ?? email,
    to: mail?.to ?? email,
  };
  const save = async (form: HTMLFormElement) => {
    showList(await answerOf(route.$put({ json: accountIn(form) })));
    setTest({ works: true, message: words.saved });
  };
  const tryOut = (form: HTMLFormElement | null) => {
    if (form?.reportValidity() !== true) return;
    attempt(answerOf(testAccount({ json: accountIn(form) })).then(setTest));
  };
  return (
    <details>
      <summary>{mail ? words.isSet(mail.to) : words.title}</summary>
      <form
        key={mail?.host}
        onSubmit={(event) => {
          event.preventDefault();
          attempt(save(event.currentTarget));
        }}
      >
        <p>{words.text}</p>
        {FIELDS.map((field) => (
          <label key={field}>
            {words.fields[field]}
            <input
              name={field}
              type={TYPES[field] ?? 'text'}
              required={field !== 'password' || !mail}
              autoComplete="off"
              spellCheck={false}
              defaultValue={start[field]}
            />
            {field === 'password' && mail && <small>{words.passwordKept}</small>}
          </label>
        ))}
        <TestNotice test={test} />
        <div data-row>
          <Button onClick={(event) => tryOut(event.currentTarget.form)} label={words.test} />
          {mail && (
            <Button
              onClick={() => attempt(answerOf(removeAccount()).then(showList))}
              label={words.remove}
            />
          )}
          <Button type="submit" kind="main" label={words.save} />
        </div>
      </form>
    </details>
  );
}
