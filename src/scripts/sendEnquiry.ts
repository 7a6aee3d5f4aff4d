import { mailtoHref } from '../logic/mailto.ts';
import { SECONDS_FIELD } from '../logic/enquiryTarget.ts';
import { reasonOf } from '../logic/refusal.ts';
import type { SendingWords } from '../schemas/enquiry.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Longer than any service takes; then the visitor may try again. */
const TIMEOUT_MS = 20_000;
const LONGEST_REASON = 200;
/** They wrote the message, which has them all. */
const CHOICES = ['rooms', 'situations', 'wish', 'time', 'own'];

function fieldOf(form: HTMLFormElement, name: string): Field | undefined {
  const field = form.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField ? field : undefined;
}

function isEmpty(field: Field | undefined): boolean {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return !field.checked;
  return field?.value.trim() === '';
}

/** What is wrong with the field of an error message; empty if nothing is. */
function problemOf(form: HTMLFormElement, { error = '', missing = '', wrong = '' }: DOMStringMap) {
  const field = fieldOf(form, error);
  if (error === 'email') {
    if (field?.validity.typeMismatch === true) return wrong;
    return isEmpty(field) && isEmpty(fieldOf(form, 'phone')) ? missing : '';
  }
  return field?.required === true && isEmpty(field) ? missing : '';
}

/** Shows what is wrong beside each field. @returns the first field with a problem */
function showProblems(form: HTMLFormElement): Field | undefined {
  let first: Field | undefined;
  for (const error of form.querySelectorAll<HTMLElement>('[data-error]')) {
    const problem = problemOf(form, error.dataset);
    const field = fieldOf(form, error.dataset.error ?? '');
    if (problem !== '') first ??= field;
    showProblem(error, field, problem);
  }
  return first;
}

function showProblem(error: HTMLElement, field: Field | undefined, problem: string): void {
  if (error.textContent !== problem) error.textContent = problem;
  if (field) field.ariaInvalid = problem === '' ? null : 'true';
}

/** Takes away the messages of fields that are right now. */
function hideSolved(form: HTMLFormElement): void {
  for (const error of form.querySelectorAll<HTMLElement>('[data-error]')) {
    if (problemOf(form, error.dataset) === '')
      showProblem(error, fieldOf(form, error.dataset.error ?? ''), '');
  }
}

/**
 * What is sent. Known services answer with data only to a `FormData` without a page of thanks; Web3Forms
 * would lead on by a redirect, which browsers refuse to scripts.
 */
function bodyOf(form: HTMLFormElement): FormData | URLSearchParams {
  const { thanksField } = form.dataset;
  const body = thanksField === undefined ? new URLSearchParams() : new FormData();
  for (const [name, value] of new FormData(form)) {
    if (CHOICES.includes(name) || name === thanksField || typeof value !== 'string') continue;
    // Services refuse an empty e-mail address.
    const isLeftOut = ['email', 'phone'].includes(name) && value.trim() === '';
    if (!isLeftOut) body.append(name, value);
  }
  return body;
}

/** @returns whether it has arrived, and why not, if the receiver says so. Rejects without an answer. */
async function send(form: HTMLFormElement): Promise<{ hasArrived: boolean; reason: string }> {
  const response = await fetch(form.action, {
    method: 'POST',
    body: bodyOf(form),
    headers: { Accept: 'application/json' },
    // To the page of thanks: the enquiry has arrived.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok || response.type === 'opaqueredirect') return { hasArrived: true, reason: '' };
  const answer: unknown = await response.json().catch(() => undefined);
  return { hasArrived: false, reason: reasonOf(answer).slice(0, LONGEST_REASON) };
}

/** Fills in "{reason}", and "{email}" as a link. */
function withMailLink(text: string, email: string, reason = ''): (string | Node)[] {
  const [before = '', after = ''] = text.replace('{reason}', () => reason).split('{email}');
  const link = document.createElement('a');
  link.href = mailtoHref(email);
  link.textContent = email;
  return [before, link, after];
}

/** Checks and sends the form, and tells what came of it. `onSent` is called when it has arrived. */
export function startSending(form: HTMLFormElement, onSent: () => void): void {
  const { sending = '', to = '' } = form.dataset;
  const words = JSON.parse(sending) as Pick<SendingWords, 'busy' | 'sent' | 'failed' | 'refused'>;
  const outcome = form.querySelector('[data-outcome]');
  const button = form.querySelector('[data-submit]');
  const seconds = fieldOf(form, SECONDS_FIELD);
  const started = performance.now();
  // The messages are those of the site.
  form.noValidate = true;

  const submit = async () => {
    if (!outcome || !button || button.ariaDisabled === 'true') return;
    const problem = showProblems(form);
    if (problem) {
      problem.focus();
      return;
    }
    if (seconds) seconds.value = String(Math.round((performance.now() - started) / 1000));
    button.ariaDisabled = 'true';
    outcome.textContent = words.busy;
    try {
      const { hasArrived, reason } = await send(form);
      const refusal = reason === '' ? words.failed : words.refused;
      if (hasArrived) outcome.textContent = words.sent;
      else outcome.replaceChildren(...withMailLink(refusal, to, reason));
      if (hasArrived) onSent();
      else button.ariaDisabled = null;
    } catch {
      outcome.replaceChildren(...withMailLink(words.failed, to));
      button.ariaDisabled = null;
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  form.addEventListener('input', () => {
    hideSolved(form);
    if (!outcome || outcome.textContent === words.busy) return;
    // A changed enquiry may be sent again.
    outcome.textContent = '';
    if (button) button.ariaDisabled = null;
  });
}
