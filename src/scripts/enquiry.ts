import { copyText, isShareCancelled } from '../browser.ts';
import { fillIn } from '../logic/fillIn.ts';
import { mailLink } from '../logic/mailto.ts';
import { type EnquiryTexts, writeEnquiry } from '../logic/writeEnquiry.ts';
import type { EnquiryDrawer, EnquiryEntry } from '../logic/enquiryEntries.ts';
import { ENQUIRY_FORM } from '../routes.ts';
import styles from '../sections/enquiry/Enquiry.css?url';
import { forgetEntries, readEntries, saveEntries } from './enquiryStorage.ts';
import { fetchFile, loader, loadStyles, moduleLoader } from './loading.ts';

const loadStyleSheet = loader(() => loadStyles(styles));
const loadSending = moduleLoader(() => import('./sendEnquiry.ts'));
const loadForm = loader(async () => (await fetchFile(ENQUIRY_FORM)).text());

/** A page has one enquiry form: it moves from the drawer that was opened before. */
function moveForm(from: HTMLElement, to: HTMLElement): void {
  from.hidden = true;
  to.hidden = true;
  to.removeAttribute('role');
  to.replaceChildren(...from.childNodes);
  const button = document.querySelector(`[aria-controls="${from.id}"]`);
  if (button) button.ariaExpanded = 'false';
}

/**
 * Loads the form into `drawer`, also over an earlier error message. Rejects if loading fails.
 *
 * @param isOpening takes the form out of another drawer
 */
export async function fillDrawer(drawer: HTMLElement, isOpening: boolean): Promise<void> {
  const former = document.querySelector('form.enquiry')?.parentElement;
  if (former && former !== drawer) {
    if (isOpening) moveForm(former, drawer);
    return;
  }
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
  if (form.dataset.written !== undefined) keepWriting(form);
  // Without scripts, the choices are not sent, and visitors write the message themselves.
  for (const fields of form.querySelectorAll('fieldset')) fields.disabled = false;
  delete form.dataset.plain;
  startEnquiry(form);
  sending?.startSending(form, forgetEntries);
}

export function toggleDrawer(button: Element, drawer: HTMLElement): void {
  const isOpen = button.ariaExpanded === 'true';
  button.ariaExpanded = String(!isOpen);
  drawer.hidden = isOpen;
}

/** What a choice from a page must keep; its other fields have nothing. */
function drawerOf({ dataset }: HTMLElement): EnquiryDrawer | undefined {
  return dataset.entry === undefined ? undefined : (JSON.parse(dataset.entry) as EnquiryDrawer);
}

/** Saves the form for this tab, in case the visitor leaves the page by accident. */
function saveEnquiry(form: HTMLFormElement): void {
  const entries = [...new FormData(form)].map(([name, value]): EnquiryEntry => {
    const choice = [...form.querySelectorAll<HTMLInputElement>('[data-entry]')].find(
      (one) => one.name === name && one.value === value,
    );
    return [name, typeof value === 'string' ? value : '', choice && drawerOf(choice)];
  });
  saveEntries(entries);
}

/** Saves what visitors wrote before the form was started: restoring what was saved would empty it. */
function keepWriting(form: HTMLFormElement): void {
  const written = new Map<string, string>();
  for (const [name, value] of new FormData(form)) {
    // From now on the script writes the message, and they add their own words.
    const field = name === 'message' ? 'own' : name;
    if (typeof value === 'string' && value !== '') written.set(field, value);
  }
  saveEntries([...readEntries().filter(([name]) => !written.has(name)), ...written]);
}

/** The choices below the label `legend`; made like those of the rooms if there are none. */
function choicesOf(form: HTMLFormElement, name: string, legend: string): Element | undefined {
  const own = form.querySelector(`[name="${name}"]`)?.closest('fieldset');
  const rooms = form.querySelector('[name="rooms"]')?.closest('fieldset');
  if (own || !rooms) return own?.lastElementChild ?? undefined;
  const made = rooms.cloneNode(true) as HTMLFieldSetElement;
  const [label, choices] = made.children;
  if (label) label.textContent = legend;
  choices?.replaceChildren();
  rooms.after(made);
  return choices;
}

/** Adds what the visitor has chosen on a page to the choices of the form. */
function addDrawers(form: HTMLFormElement): void {
  const sample = form.querySelector('[name="rooms"]')?.closest('label');
  for (const [name, value, drawer] of readEntries()) {
    if (!drawer || !sample) continue;
    const fields = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    let box = fields.find((field) => field.value === value);
    if (!box) {
      const choice = sample.cloneNode(true) as HTMLLabelElement;
      const made = choice.querySelector('input');
      if (!made) continue;
      Object.assign(made, { name, value });
      choice.lastChild?.replaceWith(drawer.label);
      choicesOf(form, name, drawer.legend)?.append(choice);
      box = made;
    }
    box.dataset.entry = JSON.stringify(drawer);
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
  const situation = form.querySelector<HTMLInputElement>('[name="situations"]:checked');
  return writeEnquiry(
    JSON.parse(form.dataset.texts ?? '') as EnquiryTexts,
    {
      rooms: texts('rooms'),
      situations: texts('situations'),
      situation: (situation && drawerOf(situation)?.sentence) ?? '',
      wish: text('wish'),
      time: text('time'),
      own: text('own'),
    },
    document.documentElement.lang,
  );
}

/** Says how many choices the message has; the words lead to it. */
function showCount(form: HTMLFormElement): void {
  const link = form.querySelector<HTMLElement>('[data-chosen]');
  const words = link?.querySelector('span');
  if (!link || !words) return;
  // The consent is no choice.
  const count = form.querySelectorAll('.enquiry-choice > :checked').length;
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
    addDrawers(form);
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
  document.addEventListener('change', ({ target }) => {
    // A drawer of the page, whose choice is saved already.
    if (target instanceof HTMLInputElement && target.dataset.drawer !== undefined) resume();
  });
  // Back/forward cache: the enquiry may have changed on another page.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) resume();
  });
}
