import { afterPaint } from './afterPaint.ts';

const WIDE = '(width >= 900px)';

/** All that lies behind the sheet: the skip link, the header's own logo, the page. */
const BEHIND = 'body > a, [data-site-header] > * > a, main, footer';

/**
 * Adds to the menu's popover what popovers lack: it closes when a link of the menu or the dock
 * leads to a place on the same page or the window grows wide, and what lies behind it cannot be
 * reached meanwhile. Once the browser has nothing else to do, it is laid out unseen: the tap that opens it
 * is answered the sooner.
 */
export function startMenuSheet(): void {
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  // Without popovers it is a list in the page.
  if (!header || !menu || !('popover' in menu)) return;
  const behind = document.querySelectorAll<HTMLElement>(BEHIND);

  if ('requestIdleCallback' in window) requestIdleCallback(() => (menu.dataset.prepared = ''));

  menu.addEventListener('toggle', () => {
    // All that lies behind is styled anew.
    void afterPaint().then(() => {
      const isOpen = menu.matches(':popover-open');
      for (const element of behind) element.inert = isOpen;
    });
  });
  header.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
  });
  matchMedia(WIDE).addEventListener('change', () => menu.hidePopover());
}
