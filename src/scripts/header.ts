import { afterPaint } from '../browser.ts';

const BEHIND = 'body > a, [data-site-header] > * > a, main, footer';

/** Tells the style sheet whether the home page's header is "over" the banner or "past" it. */
export function startHeaderState(): void {
  const header = document.querySelector<HTMLElement>('.home-header');
  const banner = document.querySelector('main > :first-child');
  if (!header || !banner) return;

  header.dataset.state = 'over';
  let observer: IntersectionObserver | undefined;
  const watchBanner = () => {
    observer?.disconnect();
    const rootMargin = `-${header.offsetHeight}px 0px 0px`;
    observer = new IntersectionObserver(
      (entries) => {
        header.dataset.state = entries.at(-1)?.isIntersecting ? 'over' : 'past';
      },
      { rootMargin },
    );
    observer.observe(banner);
  };
  // The height of the header changes when a tablet turns.
  new ResizeObserver(watchBanner).observe(header);
}

/** Makes the page behind the menu inert, and closes it for links to the same page and wide windows. */
export function startMenuSheet(): void {
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  if (!header || !menu) return;
  const behind = document.querySelectorAll<HTMLElement>(BEHIND);

  // The browser lays it out unseen, so it opens faster.
  if ('requestIdleCallback' in window) requestIdleCallback(() => (menu.dataset.prepared = ''));

  menu.addEventListener('toggle', () => {
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

/** Marks the page if its scrollbar takes room, which menu and pop-up then keep free. */
export function startScrollbarGutter(): void {
  const page = document.documentElement;
  new ResizeObserver(() => {
    // `clientWidth` would include room that is kept free.
    const { width } = page.getBoundingClientRect();
    page.toggleAttribute('data-scrollbar', innerWidth > width);
  }).observe(page);
}
