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

/** The browser would obey before it shows anything else. */
function obeyAfterAnswer(popup: HTMLDialogElement): void {
  popup.addEventListener('command', (event) => {
    const obey = COMMANDS[(event as Event & { command?: string }).command ?? ''];
    if (!obey || event.defaultPrevented) return;
    event.preventDefault();
    obey(popup);
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
  if ('commandForElement' in HTMLButtonElement.prototype) obeyAfterAnswer(popup);
  else listenToButtons(popup);
  if (!('closedBy' in HTMLDialogElement.prototype)) closeFromBeside(popup);
}
