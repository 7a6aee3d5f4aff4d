import { moduleLoader } from './loading.ts';

const loadCode = moduleLoader(() => import('./enquiry.ts'));

/** A page has one enquiry form: it moves from the drawer that was opened before. */
function moveForm(from: HTMLElement, to: HTMLElement): void {
  from.hidden = true;
  to.hidden = true;
  to.removeAttribute('role');
  to.replaceChildren(...from.childNodes);
  const button = document.querySelector(`[aria-controls="${from.id}"]`);
  if (button) button.ariaExpanded = 'false';
}

function startDrawer(button: Element, drawer: HTMLElement): void {
  const answer = async ({ type }: Event) => {
    const isOpening = type === 'click';
    // Ignore clicks while it loads.
    if (isOpening && button.ariaBusy === 'true') return;
    const other = document.querySelector('.enquiry')?.parentElement ?? drawer;
    if (!isOpening && other !== drawer) return;
    if (isOpening) button.ariaBusy = 'true';
    try {
      const { fillDrawer, toggleDrawer } = await loadCode();
      if (other === drawer) await fillDrawer(drawer);
      else moveForm(other, drawer);
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

/** Opens the form of the section that a link leads to, if it is on this page. */
function openLinkedDrawer({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('[data-opens-enquiry]');
  if (!link) return;
  const section = document.getElementById(link.hash.slice(1));
  section?.querySelector<HTMLElement>('[data-enquiry][aria-expanded="false"]')?.click();
}

/** Opens the enquiry form on click; prefetches it on pointer or focus. */
export function startEnquiryDrawers(): void {
  for (const button of document.querySelectorAll('[data-enquiry]')) {
    const drawer = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (drawer) startDrawer(button, drawer);
  }
  document.addEventListener('click', openLinkedDrawer);
}
