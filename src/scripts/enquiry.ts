import { copyText, isShareCancelled } from '../browser.ts';
import { fillIn } from '../logic/fillIn.ts';
import { mailLink } from '../logic/mailto.ts';
import { type EnquiryTexts, writeEnquiry } from '../logic/writeEnquiry.ts';
import { ENQUIRY_FORM } from '../routes.ts';
import styles from '../sections/enquiry/Enquiry.css?url';
import { fetchFile, loader, loadStyles, moduleLoader } from './loading.ts';

const STORAGE_KEY = 'enquiry';

const loadStyleSheet = loader(() => loadStyles(styles));
const loadSending = moduleLoader(() => import('./sendEnquiry.ts'));
const loadForm = loader(async () => (await fetchFile(ENQUIRY_FORM)).text());

/** Loads the form into `drawer`, also over an earlier error message. Rejects if loading fails. */
export async function fillDrawer(drawer: HTMLElement): Promise<void> {
  const present = drawer.querySelector('form');
  if (present) return startForm(present);
  const [html] = await Promise.all([loadForm(), loadStyleSheet()]);
  if (drawer.querySelector('form')) return;
  // A fragment, or a whole page.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const form = body.querySelector<HTMLFormElement>('form.enquiry');
  if (!form) throw new Error('There is no enquiry form.');
  await startForm(form);
  if (drawer.querySelector('form')) return;
  drawer.hidden = true;
  drawer.removeAttribute('role');
  drawer.replaceChildren(form);
}

const started = new WeakSet<HTMLFormElement>();

/** Starts a form, once; where it can be sent, after loading what sends it. */
async function startForm(form: HTMLFormElement): Promise<void> {
  const isSent = form.dataset.sending !== undefined;
  const sending = isSent ? await loadSending() : undefined;
  if (started.has(form)) return;
  started.add(form);
  startEnquiry(form);
  if (!sending) return;
  // Without scripts, the choices are not sent, and visitors write the message themselves.
  for (const fields of form.querySelectorAll('fieldset')) fields.disabled = false;
  delete form.dataset.plain;
  sending.startSending(form, forgetEnquiry);
}

export function toggleDrawer(button: Element, drawer: HTMLElement): void {
  const isOpen = button.ariaExpanded === 'true';
  button.ariaExpanded = String(!isOpen);
  drawer.hidden = isOpen;
}

/** Saves the form for this tab, in case the visitor leaves the page by accident. */
function saveEnquiry(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...new FormData(form)]));
  } catch {
    // Storage is blocked; the visitor can still send the enquiry.
  }
}

function forgetEnquiry(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: nothing was saved.
  }
}

function readEntries(): [name: string, value: string][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, string][];
  } catch {
    return [];
  }
}

function isChoice(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

/** Whether visitors write into a field; programs fill in the others. */
function isWritten(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true;
  return field instanceof HTMLInputElement && field.type !== 'hidden' && field.tabIndex >= 0;
}

/** Restores the saved enquiry; ignores fields that no longer exist. */
function restoreEnquiry(form: HTMLFormElement): void {
  const entries = readEntries();
  for (const field of form.elements) {
    if (isChoice(field))
      field.checked = entries.some(([name, value]) => name === field.name && value === field.value);
    else if (isWritten(field))
      field.value = entries.find(([name]) => name === field.name)?.[1] ?? '';
  }
}

function enquiryOf(form: HTMLFormElement) {
  const fields = new FormData(form);
  const texts = (name: string) => fields.getAll(name).filter((field) => typeof field === 'string');
  const text = (name: string) => texts(name).join('');
  return writeEnquiry(
    JSON.parse(form.dataset.texts ?? '') as EnquiryTexts,
    { rooms: texts('rooms'), wish: text('wish'), time: text('time'), own: text('own') },
    document.documentElement.lang,
  );
}

/** Says how many choices the message has; the words lead to it. */
function showCount(form: HTMLFormElement): void {
  const link = form.querySelector<HTMLElement>('[data-chosen]');
  const words = link?.querySelector('span');
  if (!link || !words) return;
  const count = form.querySelectorAll('input:checked').length;
  words.textContent = fillIn(link.dataset.chosen ?? '', { count });
  link.hidden = count === 0;
}

/** Sets a field of a form that is sent from the site: the visitor sees its text elsewhere. */
function setField(form: HTMLFormElement, name: string, text: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
}

function startEnquiry(form: HTMLFormElement): void {
  const part = (name: string) => {
    const element = form.querySelector<HTMLElement>(`[data-${name}]`);
    if (!element) throw new Error(`The form has no ${name}.`);
    return element;
  };
  const [subject, body, send] = [part('subject'), part('body'), part('send')];
  const [share, status, tooLong] = [part('share'), part('status'), part('too-long')];
  const { to = '', copied = '', failed = '' } = form.dataset;

  let chosen: Element[] = [];
  const write = () => {
    const enquiry = enquiryOf(form);
    const { href, isTruncated } = mailLink(to, enquiry);
    subject.textContent = enquiry.subject;
    body.textContent = enquiry.body;
    send.setAttribute('href', href);
    setField(form, 'subject', enquiry.subject);
    setField(form, 'message', enquiry.body);
    status.textContent = '';
    const note = isTruncated ? (tooLong.dataset.tooLong ?? '') : '';
    // Screen readers would read an unchanged note again.
    if (tooLong.textContent !== note) tooLong.textContent = note;
    saveEnquiry(form);
    chosen = [...form.querySelectorAll('[type="radio"]:checked')];
    showCount(form);
  };

  const copy = () => {
    const enquiry = enquiryOf(form);
    copyText([to, enquiry.subject, enquiry.body].join('\n\n')).then(
      () => (status.textContent = copied),
      () => {
        getSelection()?.selectAllChildren(part('letter'));
        status.textContent = failed;
      },
    );
  };

  const resume = () => {
    restoreEnquiry(form);
    write();
  };

  form.addEventListener('input', write);
  // Browsers keep a pressed radio button: here, a second press takes back the choice.
  const takeBack = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || !chosen.includes(target)) return;
    if (event instanceof KeyboardEvent) {
      if (event.key !== ' ') return;
      // It would press the button again.
      event.preventDefault();
    }
    target.checked = false;
    write();
  };
  form.addEventListener('click', takeBack);
  form.addEventListener('keyup', takeBack);
  part('copy').addEventListener('click', copy);
  share.hidden = !('share' in navigator);
  share.addEventListener('click', () => {
    const { subject: title, body: text } = enquiryOf(form);
    // In-app browsers may refuse to share.
    navigator.share({ title, text }).catch((error: unknown) => {
      if (!isShareCancelled(error)) copy();
    });
  });
  resume();
  // Back/forward cache: the enquiry may have changed on another page.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) resume();
  });
}
