import { moduleLoader } from './loading.ts';

const loadCode = moduleLoader(() => import('./enquiry.ts'));

/** Starts the form of a page of its own. If that fails, visitors write the message themselves. */
function startPageForm(): void {
  const form = document.querySelector<HTMLFormElement>('form.enquiry');
  if (!form) return;
  loadCode()
    .then(({ prepareForm }) => prepareForm(form))
    .then(
      (start) => start(),
      () => (form.dataset.plain = ''),
    );
}

/** Opens the enquiry form on click; prefetches it on pointer or focus. */
export function startEnquiryDrawer(): void {
  startPageForm();
  const button = document.querySelector('[data-enquiry]');
  const drawer = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (!button || !drawer) return;
  // A link without scripts.
  button.ariaExpanded ??= 'false';
  const answer = async (event: Event) => {
    const isOpening = event.type === 'click';
    // With a key such as Ctrl, a link opens elsewhere.
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    if (isOpening) event.preventDefault();
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
