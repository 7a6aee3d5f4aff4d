import { copyText, NOTE_MS } from '../browser.ts';

function startButton(button: HTMLElement, status: HTMLElement): void {
  const { copyEmail = '', copied = '', failed = '' } = button.dataset;
  let timer = 0;

  const clear = () => {
    clearTimeout(timer);
    delete button.dataset.state;
    delete status.dataset.state;
    status.textContent = '';
  };

  const sayCopied = () => {
    clear();
    status.textContent = copied;
    button.dataset.state = 'copied';
    timer = window.setTimeout(clear, NOTE_MS);
  };

  const sayFailed = () => {
    clear();
    const address = button.closest('section, nav')?.querySelector('[data-email]');
    if (address) getSelection()?.selectAllChildren(address);
    status.dataset.state = 'failed';
    status.textContent = failed;
  };

  button.addEventListener('click', () => {
    copyText(copyEmail).then(sayCopied, sayFailed);
  });
}

export function startCopyEmail(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-email]')) {
    const status = button.nextElementSibling;
    if (status instanceof HTMLElement) startButton(button, status);
  }
}
