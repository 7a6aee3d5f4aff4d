import { copyText, isShareCancelled } from '../../browser.ts';
import { mailLink } from '../../logic/mailto.ts';
import { type DraftWords, writeDraft } from '../../logic/writeDraft.ts';
import { restoreDraft, saveDraft } from './draftStorage.ts';

/** A part of the form, by its data attribute. */
function partOf(form: HTMLFormElement, name: string): HTMLElement {
  const part = form.querySelector<HTMLElement>(`[data-${name}]`);
  if (!part) throw new Error(`The form has no ${name}.`);
  return part;
}

function draftOf(form: HTMLFormElement) {
  const fields = new FormData(form);
  const texts = (name: string) => fields.getAll(name).filter((field) => typeof field === 'string');
  const text = (name: string) => texts(name).join('');
  return writeDraft(
    JSON.parse(form.dataset.words ?? '') as DraftWords,
    { rooms: texts('rooms'), wish: text('wish'), time: text('time'), own: text('own') },
    document.documentElement.lang,
  );
}

/** Writes the message after every choice, and saves, sends, copies and shares it. */
export function startDraft(form: HTMLFormElement): void {
  const subject = partOf(form, 'subject');
  const body = partOf(form, 'body');
  const send = partOf(form, 'send');
  const share = partOf(form, 'share');
  const status = partOf(form, 'status');
  const tooLong = partOf(form, 'too-long');
  const { to = '', copied = '', failed = '' } = form.dataset;

  const write = () => {
    const draft = draftOf(form);
    const { href, isCut } = mailLink(to, draft);
    subject.textContent = draft.subject;
    body.textContent = draft.body;
    send.setAttribute('href', href);
    status.textContent = '';
    const note = isCut ? (tooLong.dataset.tooLong ?? '') : '';
    // Screen readers read a note once that is written once.
    if (tooLong.textContent !== note) tooLong.textContent = note;
    saveDraft(form);
  };

  const copy = () => {
    copyText(draftOf(form).body).then(
      () => (status.textContent = copied),
      () => {
        getSelection()?.selectAllChildren(body);
        status.textContent = failed;
      },
    );
  };

  const shareText = async () => {
    const { subject: title, body: text } = draftOf(form);
    await navigator.share({ title, text });
  };

  const resume = () => {
    restoreDraft(form);
    write();
  };

  form.addEventListener('input', write);
  partOf(form, 'copy').addEventListener('click', copy);
  share.hidden = !('share' in navigator);
  share.addEventListener('click', () => {
    // The browsers inside some apps let no page share.
    shareText().catch((error: unknown) => {
      if (!isShareCancelled(error)) copy();
    });
  });
  resume();
  // Back on a cached page: the visitor may have written on another one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) resume();
  });
}
