import { clsx } from 'clsx/lite';
import { TextLink } from '../../components/TextLink.tsx';
import type { ReactNode } from 'react';
import type { Sending } from '../../data/site.ts';

/** In characters; some services take no more. */
const MESSAGE_MAX_LENGTH = 5000;
const HINT_ID = 'enquiry-either';

interface SendFieldsProps {
  sending: Sending;
  /** Label of the message, which visitors without scripts write themselves. */
  messageLabel: string;
}

/** The fields of an enquiry that is sent from the site; `scripts/sendEnquiry.ts` checks them. */
export function SendFields({ sending, messageLabel }: SendFieldsProps) {
  const { words, target, privacy } = sending;
  const { missing } = words;
  const [before, after] = words.consent.split('{privacy}');
  return (
    <div className="enquiry-fields">
      {target.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <p className="enquiry-trap">
        <label>
          {words.trap}
          <input {...target.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Field
        name="message"
        label={messageLabel}
        missing={missing.message}
        className="enquiry-plain"
      >
        <textarea {...control('message')} rows={6} maxLength={MESSAGE_MAX_LENGTH} required />
      </Field>
      <Field name="name" label={words.name} missing={missing.name}>
        <input {...control('name')} autoComplete="name" maxLength={200} required />
      </Field>
      <div className="enquiry-pair" role="group" aria-describedby={HINT_ID}>
        <Field name="email" label={words.email} missing={missing.contact} wrong={missing.email}>
          <input {...control('email')} type="email" autoComplete="email" maxLength={254} />
        </Field>
        <Field name="phone" label={words.phone}>
          <input {...control('phone')} type="tel" autoComplete="tel" maxLength={40} />
        </Field>
        <p className="enquiry-hint" id={HINT_ID}>
          {words.either}
        </p>
      </div>
      <div className="enquiry-field">
        <label className="enquiry-consent">
          <input {...control('consent')} type="checkbox" value="yes" required />
          <span>
            {before}
            <TextLink href={privacy}>{words.privacy}</TextLink>
            {after}
          </span>
        </label>
        <FieldError name="consent" missing={missing.consent} />
      </div>
    </div>
  );
}

/** What every control has; its error describes it. */
function control(name: string) {
  return { name, id: `enquiry-${name}`, dir: 'auto', 'aria-describedby': errorIdOf(name) };
}

function errorIdOf(name: string): string {
  return `enquiry-${name}-error`;
}

interface FieldErrorProps {
  name: string;
  /** What the field says when it is empty. */
  missing?: string;
  /** What it says when its value is wrong. */
  wrong?: string;
}

/** Filled in by the script. */
function FieldError({ name, missing, wrong }: FieldErrorProps) {
  return (
    <p
      className="enquiry-error"
      id={errorIdOf(name)}
      data-error={name}
      data-missing={missing}
      data-wrong={wrong}
    />
  );
}

interface FieldProps extends FieldErrorProps {
  label: string;
  className?: string;
  children: ReactNode;
}

function Field({ label, className, children, ...error }: FieldProps) {
  return (
    <div className={clsx('enquiry-field', className)}>
      <label htmlFor={control(error.name).id}>{label}</label>
      {children}
      <FieldError {...error} />
    </div>
  );
}
