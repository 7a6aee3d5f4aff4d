import { afterPaint } from '../browser.ts';

/** All that lies behind the menu: the skip link, the header's own logo, the page. */
const BEHIND = 'body > a, [data-site-header] > * > a, main, footer';

/**
 * Tells the style sheet whether the home page's header stands over the banner: its `data-state` is
 * "over" or "past". Only wide windows show the difference.
 */
export function startHeaderState(): void {
  const header = document.querySelector<HTMLElement>('[data-site-header][data-variant="home"]');
  const banner = document.querySelector('main > :first-child');
  if (!header || !banner) return;

  header.dataset.state = 'over';
  let observer: IntersectionObserver | undefined;
  const watchBanner = () => {
    observer?.disconnect();
    // Past once the lower edge of the banner reaches that of the header.
    const rootMargin = `-${header.offsetHeight}px 0px 0px`;
    observer = new IntersectionObserver(
      (entries) => {
        header.dataset.state = entries.at(-1)?.isIntersecting ? 'over' : 'past';
      },
      { rootMargin },
    );
    observer.observe(banner);
  };
  // Runs at once, and when a turned tablet changes the height.
  new ResizeObserver(watchBanner).observe(header);
}

/**
 * Closes the menu when one of its links leads to a place on the same page or the window grows wide, and
 * makes the page behind it inert. An idle browser lays it out unseen, so it opens faster.
 */
export function startMenuSheet(): void {
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  if (!header || !menu) return;
  const behind = document.querySelectorAll<HTMLElement>(BEHIND);

  if ('requestIdleCallback' in window) requestIdleCallback(() => (menu.dataset.prepared = ''));

  menu.addEventListener('toggle', () => {
    // Restyles everything behind it.
    void afterPaint().then(() => {
      const isOpen = menu.matches(':popover-open');
      for (const element of behind) element.inert = isOpen;
    });
  });
  header.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
  });
  matchMedia('(width >= 900px)').addEventListener('change', () => menu.hidePopover());
}

/** Marks the page if its scrollbar takes room, as on Windows: a menu or pop-up then keeps that room free. */
export function startScrollbarGutter(): void {
  const page = document.documentElement;
  new ResizeObserver(() => {
    // Unlike `clientWidth`, this leaves out room that is kept free.
    const { width } = page.getBoundingClientRect();
    page.toggleAttribute('data-scrollbar', innerWidth > width);
  }).observe(page);
}
