import { afterPaint } from './afterPaint.ts';

const OPENING = 'show-modal';

const COMMANDS: Record<string, (popup: HTMLDialogElement) => void> = {
  [OPENING]: openSoon,
  close: (popup) => popup.close(),
};

/** Everything behind a modal dialog has to be styled anew, which takes a slow phone a while. */
function openSoon(popup: HTMLDialogElement): void {
  afterPaint(() => {
    if (!popup.open) popup.showModal();
  });
}

/** The browser would open the pop-up before it shows anything else. */
function openAfterAnswer(popup: HTMLDialogElement): void {
  popup.addEventListener('command', (event) => {
    const { command } = event as Event & { command?: string };
    if (command !== OPENING || event.defaultPrevented) return;
    event.preventDefault();
    openSoon(popup);
  });
}

/** Lets the buttons of a pop-up work in browsers that do not know `commandfor` yet. */
function listenToButtons(popup: HTMLDialogElement): void {
  for (const button of document.querySelectorAll(`[commandfor="${popup.id}"]`)) {
    const command = COMMANDS[button.getAttribute('command') ?? ''];
    button.addEventListener('click', () => command?.(popup));
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
  if ('commandForElement' in HTMLButtonElement.prototype) openAfterAnswer(popup);
  else listenToButtons(popup);
  if (!('closedBy' in HTMLDialogElement.prototype)) closeFromBeside(popup);
}
