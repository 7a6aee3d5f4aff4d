/** What a visitor does who is about to open the drawer, and the opening itself. */
const SIGNS = ['pointerover', 'focusin', 'click'];
const BUSY = 'true';

/** Lets the third contact button open the message that writes itself, which is loaded when it is near. */
export function startDraftDrawer(): void {
  const button = document.querySelector('[data-draft]');
  const place = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (!button || !place) return;
  const answer = async ({ type }: Event) => {
    const isOpening = type === 'click';
    // Who clicks again while it is on its way does not want it closed.
    if (isOpening && button.ariaBusy === BUSY) return;
    if (isOpening) button.ariaBusy = BUSY;
    try {
      const { fillDrawer, turnDrawer } = await import('./draft/fillDrawer.ts');
      await fillDrawer(place);
      if (isOpening) turnDrawer(button, place);
    } catch {
      // Getting ready is no promise, and fails in silence.
      if (isOpening) place.textContent = place.dataset.failed ?? '';
    }
    if (isOpening) button.ariaBusy = null;
  };
  for (const sign of SIGNS) button.addEventListener(sign, (event) => void answer(event));
}
