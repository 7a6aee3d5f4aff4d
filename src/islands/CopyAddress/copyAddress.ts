const COPIED_FOR_MS = 4000;

function selectAddressNear(button: Element): void {
  const near = button.closest('section, nav')?.querySelector('[data-address]');
  if (!near) return;
  getSelection()?.selectAllChildren(near);
}

async function copy(button: HTMLElement, status: HTMLElement): Promise<void> {
  const { copyAddress = '', copied = '', failed = '' } = button.dataset;
  try {
    await navigator.clipboard.writeText(copyAddress);
  } catch {
    // No clipboard without https or against the visitor's will: the address is there to select.
    selectAddressNear(button);
    status.dataset.state = 'failed';
    status.textContent = failed;
    return;
  }
  delete status.dataset.state;
  status.textContent = copied;
  button.dataset.state = 'copied';
  setTimeout(() => {
    delete button.dataset.state;
    status.textContent = '';
  }, COPIED_FOR_MS);
}

/** "Copy address" puts the address on the clipboard, says so for four seconds, or selects it. */
export function startCopyAddress(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-address]')) {
    const status = button.nextElementSibling;
    if (!(status instanceof HTMLElement)) continue;
    button.addEventListener('click', () => void copy(button, status));
  }
}
