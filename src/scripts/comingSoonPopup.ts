import { afterPaint } from '../browser.ts';

/** Paints the pressed state first: a modal dialog restyles the whole page. */
async function toggle(popup: HTMLDialogElement): Promise<void> {
  const isOpen = popup.open;
  if (isOpen) popup.dataset.state = 'closing';
  await afterPaint();
  if (isOpen) popup.close();
  else if (!popup.open) popup.showModal();
  delete popup.dataset.state;
}

function startPopup(popup: HTMLDialogElement): void {
  for (const button of document.querySelectorAll(`[commandfor="${popup.id}"]`)) {
    button.addEventListener('click', (event) => {
      event.preventDefault();
      void toggle(popup);
    });
  }
  // Safari does not know `closedby` yet.
  if ('closedBy' in HTMLDialogElement.prototype) return;
  popup.addEventListener('mousedown', (event) => {
    // Clicks on the backdrop have the dialog as target; its content fills the box.
    if (event.target !== popup) return;
    // Keeps the focus on the button.
    event.preventDefault();
    popup.close();
  });
}

export function startComingSoonPopups(): void {
  document.querySelectorAll<HTMLDialogElement>('[data-coming-soon]').forEach(startPopup);
}
