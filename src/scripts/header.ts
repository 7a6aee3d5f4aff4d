import { afterPaint } from '../browser.ts';

/** All but the menu and the dock. */
const BEHIND = 'body > :not(header, script, style), [data-site-header] > * > a';

/** Sets the state of the home page's header: "over" the banner or "past" it. */
export function startHeaderState(): void {
  const header = document.querySelector<HTMLElement>('.home-header');
  const banner = document.querySelector('main > :not(style, script)');
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
  // Rotating a tablet changes the height of the header.
  new ResizeObserver(watchBanner).observe(header);
}

/** Makes the page behind the menu inert; closes the menu on links and in wide windows. */
export function startMenuSheet(): void {
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  const button = document.querySelector('[data-menu-button]');
  if (!header || !menu || !button) return;
  const behind = document.querySelectorAll<HTMLElement>(BEHIND);

  const setInert = (isInert: boolean) => {
    for (const element of behind) element.inert = isInert;
  };

  // Lays the menu out in advance, so that it opens faster.
  if ('requestIdleCallback' in window) requestIdleCallback(() => (menu.dataset.prepared = ''));

  menu.addEventListener('toggle', () => {
    void afterPaint().then(() => setInert(menu.matches(':popover-open')));
  });
  header.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    // Before the link leads to a section: browsers start Tab at it only if it is not inert.
    setInert(false);
    menu.hidePopover();
    event.target.closest<HTMLElement>('[popover]')?.hidePopover();
  });
  // After `fitMenu`: there is no dock where the words fit into the header.
  addEventListener('resize', () => {
    if (!button.checkVisibility()) menu.hidePopover();
  });
}

/** Marks pages whose scrollbar takes up width: menu and pop-up then reserve it. */
export function startScrollbarGutter(): void {
  const page = document.documentElement;
  new ResizeObserver(() => {
    // `clientWidth` would include the reserved gutter.
    const { width } = page.getBoundingClientRect();
    page.toggleAttribute('data-scrollbar', innerWidth > width);
  }).observe(page);
}
