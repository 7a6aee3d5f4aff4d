import { moduleLoader } from './loading.ts';

const loadCode = moduleLoader(() => import('./draft.ts'));

/** Opens the enquiry helper on click; prefetches it on pointer or focus. */
export function startDraftDrawer(): void {
  const button = document.querySelector('[data-draft]');
  const place = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (!button || !place) return;
  const answer = async ({ type }: Event) => {
    const isOpening = type === 'click';
    // Ignore clicks while it loads.
    if (isOpening && button.ariaBusy === 'true') return;
    if (isOpening) button.ariaBusy = 'true';
    try {
      const { fillDrawer, turnDrawer } = await loadCode();
      await fillDrawer(place);
      if (isOpening) turnDrawer(button, place);
    } catch {
      // Ignore errors before the click.
      if (isOpening) place.textContent = place.dataset.failed ?? '';
    }
    if (isOpening) button.ariaBusy = null;
  };
  for (const type of ['pointerover', 'focusin', 'click'])
    button.addEventListener(type, (event) => void answer(event));
}
