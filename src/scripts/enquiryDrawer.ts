import { moduleLoader } from './loading.ts';

const loadCode = moduleLoader(() => import('./enquiry.ts'));

/** Opens the enquiry form on click; prefetches it on pointer or focus. */
export function startEnquiryDrawer(): void {
  const button = document.querySelector('[data-enquiry]');
  const drawer = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (!button || !drawer) return;
  const answer = async ({ type }: Event) => {
    const isOpening = type === 'click';
    // Ignore clicks while it loads.
    if (isOpening && button.ariaBusy === 'true') return;
    if (isOpening) button.ariaBusy = 'true';
    try {
      const { fillDrawer, toggleDrawer } = await loadCode();
      await fillDrawer(drawer);
      if (isOpening) toggleDrawer(button, drawer);
    } catch {
      // Ignore errors before the click.
      if (isOpening) drawer.textContent = drawer.dataset.failed ?? '';
    }
    if (isOpening) button.ariaBusy = null;
  };
  for (const type of ['pointerover', 'focusin', 'click'])
    button.addEventListener(type, (event) => void answer(event));
}
