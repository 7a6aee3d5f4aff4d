const COPIED_FOR_MS = 4000;

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
    timer = window.setTimeout(sayNothing, COPIED_FOR_MS);
  };

  const sayFailed = () => {
    sayNothing();
    selectEmailNear(button);
    status.dataset.state = 'failed';
    status.textContent = failed;
  };

  const copy = async () => {
    // Without https there is no clipboard at all, which throws like a refusal does.
    await navigator.clipboard.writeText(copyEmail);
  };

  button.addEventListener('click', () => {
    copy().then(sayCopied, sayFailed);
  });
}

/** "Copy address" puts it on the clipboard, says so for four seconds, or selects it. */
export function startCopyEmail(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-email]')) {
    const status = button.nextElementSibling;
    if (status instanceof HTMLElement) startButton(button, status);
  }
}
