import { copyText, NOTE_MS } from '../browser.ts';

function startButton(button: HTMLElement, status: HTMLElement): void {
  const { copyEmail = '', copied = '', failed = '' } = button.dataset;
  let timer = 0;

  const show = (text: string) => {
    clearTimeout(timer);
    delete button.dataset.state;
    delete status.dataset.state;
    status.textContent = text;
  };

  const showCopied = () => {
    show(copied);
    button.dataset.state = 'copied';
    timer = window.setTimeout(show, NOTE_MS, '');
  };

  const showFailed = () => {
    show(failed);
    status.dataset.state = 'failed';
    const address = button.closest('section, nav')?.querySelector('[data-email]');
    if (address) getSelection()?.selectAllChildren(address);
  };

  button.addEventListener('click', () => {
    copyText(copyEmail).then(showCopied, showFailed);
  });
}

export function startCopyEmail(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-email]')) {
    const status = button.nextElementSibling;
    if (status instanceof HTMLElement) startButton(button, status);
  }
}
