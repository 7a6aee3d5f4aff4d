import { moduleLoader } from './loading.ts';

const loadCode = moduleLoader(() => import('./enquiry.ts'));

async function answer(event: Event): Promise<void> {
  if (!(event.target instanceof Element)) return;
  const isOpening = event.type === 'click';
  const button = event.target.closest('[data-enquiry]');
  const drawer = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (!button || !drawer) return;
  // Ignore clicks while it loads.
  if (isOpening && button.ariaBusy === 'true') return;
  if (isOpening) button.ariaBusy = 'true';
  try {
    const { fillDrawer, toggleDrawer } = await loadCode();
    await fillDrawer(drawer, isOpening);
    if (isOpening) toggleDrawer(button, drawer);
  } catch {
    // Ignore errors before the click.
    if (isOpening) drawer.textContent = drawer.dataset.failed ?? '';
  }
  if (isOpening) button.ariaBusy = null;
}

/** Opens the enquiry form on click; prefetches it on pointer or focus. */
export function startEnquiryDrawers(): void {
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(type, (event) => void answer(event));
}
