import { afterPaint } from '../browser.ts';

/* A modal dialog restyles everything behind it, which takes a slow phone a while: the press is shown first. */
const COMMANDS: Record<string, (popup: HTMLDialogElement) => void> = {
  'show-modal': (popup) => {
    void afterPaint().then(() => {
      if (!popup.open) popup.showModal();
    });
  },
  close: (popup) => {
    // Hides it at once.
    popup.dataset.state = 'closing';
    void afterPaint().then(() => {
      popup.close();
      delete popup.dataset.state;
    });
  },
};

/** Whether a press is on the pop-up's own box, its border and scroll bar included. */
function isOnBox(popup: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = popup.getBoundingClientRect();
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
}

/** Runs the commands of its buttons, and closes the "coming soon" pop-up by a click beside it. */
export function startComingSoonPopup(): void {
  const popup = document.querySelector<HTMLDialogElement>('[data-coming-soon]');
  if (!popup) return;
  for (const button of document.querySelectorAll(`[commandfor="${popup.id}"]`)) {
    button.addEventListener('click', (event) => {
      event.preventDefault();
      COMMANDS[button.getAttribute('command') ?? '']?.(popup);
    });
  }
  // Safari does not know `closedby` yet.
  if ('closedBy' in HTMLDialogElement.prototype) return;
  popup.addEventListener('mousedown', (event) => {
    // The backdrop counts as the dialog itself, as its border does.
    if (event.target !== popup || isOnBox(popup, event)) return;
    // The press itself would take away the focus that goes back to the button.
    event.preventDefault();
    popup.close();
  });
}
