import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { WORDS } from '../words.ts';

/** What is wrong with an input, and the label that tells it. */
interface Complaint {
  label: Element;
  text: string;
}

const { missing, wrong } = WORDS.form;

/**
 * A form that says in the words of the studio which of its inputs is empty or wrong; browsers would
 * say it in theirs. Each input stands in its label. `checkValidity()` of the form says it as well.
 */
export function Form({ onSubmit, children, ...rest }: ComponentProps<'form'>) {
  const [complaint, setComplaint] = useState<Complaint>();
  const complain = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const first = currentTarget.querySelector('input:invalid, textarea:invalid');
    if (
      target !== first ||
      !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    )
      return;
    const label = target.closest('label');
    if (label) setComplaint({ label, text: target.value.trim() === '' ? missing : wrong });
    target.setAttribute('aria-invalid', 'true');
    target.focus();
  };
  const forget = () => {
    complaint?.label.querySelector('[aria-invalid]')?.removeAttribute('aria-invalid');
    setComplaint(undefined);
  };
  return (
    <form
      {...rest}
      noValidate
      onInvalidCapture={complain}
      onInput={forget}
      onSubmit={(event) => {
        if (event.currentTarget.checkValidity()) onSubmit?.(event);
        else event.preventDefault();
      }}
    >
      {children}
      {complaint &&
        createPortal(
          <span role="alert" data-wrong>
            {complaint.text}
          </span>,
          complaint.label,
        )}
    </form>
  );
}
