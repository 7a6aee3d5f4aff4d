import { afterPaint } from './afterPaint.ts';

/* Everything behind a modal dialog has to be styled anew, which takes a slow phone a while. */
const COMMANDS: Record<string, (popup: HTMLDialogElement) => void> = {
  'show-modal': openSoon,
  close: closeSoon,
};

function openSoon(popup: HTMLDialogElement): void {
  void afterPaint().then(() => {
    if (!popup.open) popup.showModal();
  });
}

/** Takes the pop-up out of sight first. */
function closeSoon(popup: HTMLDialogElement): void {
  popup.dataset.state = 'closing';
  void afterPaint().then(() => {
    popup.close();
    delete popup.dataset.state;
  });
}

/**
 * Obeys the buttons of a pop-up in the browser's place: some do not know `commandfor` yet, and the others would
 * obey before they show anything else.
 */
function obeyButtons(popup: HTMLDialogElement): void {
  for (const button of document.querySelectorAll(`[commandfor="${popup.id}"]`)) {
    const obey = COMMANDS[button.getAttribute('command') ?? ''];
    button.addEventListener('click', (event) => {
      event.preventDefault();
      obey?.(popup);
    });
  }
}

/** Whether a press is on the pop-up's own box, its border and scroll bar included. */
function isOnBox(popup: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = popup.getBoundingClientRect();
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
}

/** Lets a click beside the pop-up close it in browsers that do not know `closedby` yet. */
function closeFromBeside(popup: HTMLDialogElement): void {
  popup.addEventListener('mousedown', (event) => {
    // What lies beside the pop-up counts as the dialog itself, as its border does.
    if (event.target !== popup || isOnBox(popup, event)) return;
    // The press itself would take away the focus that goes back to the button.
    event.preventDefault();
    popup.close();
  });
}

/** Gives the "coming soon" pop-up what the browser does not do by itself. */
export function startComingSoonPopup(): void {
  const popup = document.querySelector<HTMLDialogElement>('[data-coming-soon]');
  if (!popup) return;
  obeyButtons(popup);
  if (!('closedBy' in HTMLDialogElement.prototype)) closeFromBeside(popup);
}
