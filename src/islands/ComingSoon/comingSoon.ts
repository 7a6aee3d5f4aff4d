const COMMANDS: Record<string, (popup: HTMLDialogElement) => void> = {
  'show-modal': (popup) => popup.showModal(),
  close: (popup) => popup.close(),
};

/** Lets the buttons of a pop-up work in browsers that do not know `commandfor` yet. */
function listenToButtons(popup: HTMLDialogElement): void {
  for (const button of document.querySelectorAll(`[commandfor="${popup.id}"]`)) {
    const command = COMMANDS[button.getAttribute('command') ?? ''];
    button.addEventListener('click', () => command?.(popup));
  }
}

/** Lets a click beside the pop-up close it in browsers that do not know `closedby` yet. */
function closeFromBeside(popup: HTMLDialogElement): void {
  popup.addEventListener('mousedown', (event) => {
    // The pop-up is filled with its content: whatever hits the dialog itself lies beside it.
    if (event.target !== popup) return;
    // The press itself would take away the focus that goes back to the button.
    event.preventDefault();
    popup.close();
  });
}

/** Gives the "coming soon" pop-up what the browser does not do by itself. */
export function startComingSoon(): void {
  const popup = document.querySelector<HTMLDialogElement>('[data-coming-soon]');
  if (!popup) return;
  if (!('commandForElement' in HTMLButtonElement.prototype)) listenToButtons(popup);
  if (!('closedBy' in HTMLDialogElement.prototype)) closeFromBeside(popup);
}
