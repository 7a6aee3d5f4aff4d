import { mailLink } from '../../logic/mailto.ts';
import { type DraftWords, writeDraft } from '../../logic/writeDraft.ts';
import { copyText, isHarmless } from '../passingOn.ts';
import { keepDraft, restoreDraft } from './keptDraft.ts';

/** Where a part of the form is; the build has put it there. */
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
    {
      rooms: texts('rooms'),
      wish: text('wish'),
      time: text('time'),
      own: text('own'),
    },
    document.documentElement.lang,
  );
}

/** Writes the message anew with every choice, keeps it for this tab, and lets it be taken along. */
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
    // Written once, it is spoken once.
    if (tooLong.textContent !== note) tooLong.textContent = note;
    keepDraft(form);
  };

  const sayFailed = () => {
    getSelection()?.selectAllChildren(body);
    status.textContent = failed;
  };

  const sayCopied = () => {
    status.textContent = copied;
  };

  const copy = () => {
    copyText(draftOf(form).body).then(sayCopied, sayFailed);
  };

  const shareText = async () => {
    const { subject: title, body: text } = draftOf(form);
    await navigator.share({ title, text });
  };

  form.addEventListener('input', write);
  partOf(form, 'copy').addEventListener('click', copy);
  share.addEventListener('click', () => {
    // Some apps show pages in themselves, and let none of them share.
    shareText().catch((error: unknown) => {
      if (!isHarmless(error)) copy();
    });
  });
  share.hidden = !('share' in navigator);
  const resume = () => {
    restoreDraft(form);
    write();
  };
  resume();
  // Back on a page that the browser has kept: the visitor may have gone on writing on another one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) resume();
  });
}
