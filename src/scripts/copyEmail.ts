import { copyText, SAID_FOR_MS } from './passingOn.ts';

function selectEmailNear(button: Element): void {
  const near = button.closest('section, nav')?.querySelector('[data-email]');
  if (!near) return;
  getSelection()?.selectAllChildren(near);
}

/** Lets one button copy the e-mail address and speak through the status beside it. */
function startButton(button: HTMLElement, status: HTMLElement): void {
  const { copyEmail = '', copied = '', failed = '' } = button.dataset;
  let timer = 0;

  /** Takes back what was said: each attempt has words, and four seconds, of its own. */
  const sayNothing = () => {
    clearTimeout(timer);
    delete button.dataset.state;
    delete status.dataset.state;
    status.textContent = '';
  };

  const sayCopied = () => {
    sayNothing();
    status.textContent = copied;
    button.dataset.state = 'copied';
    timer = window.setTimeout(sayNothing, SAID_FOR_MS);
  };

  const sayFailed = () => {
    sayNothing();
    selectEmailNear(button);
    status.dataset.state = 'failed';
    status.textContent = failed;
  };

  button.addEventListener('click', () => {
    copyText(copyEmail).then(sayCopied, sayFailed);
  });
}

/** "Copy address" puts it on the clipboard, says so for four seconds, or selects it. */
export function startCopyEmail(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-email]')) {
    const status = button.nextElementSibling;
    if (status instanceof HTMLElement) startButton(button, status);
  }
}
