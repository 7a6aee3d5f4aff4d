/**
 * The home page's header stands over the banner and becomes the custom one when the banner has
 * scrolled away: `data-state` on the header is "over" or "past". Only wide windows show the
 * difference.
 */
export function startHeaderState(): void {
  const header = document.querySelector<HTMLElement>('[data-site-header][data-variant="home"]');
  const banner = document.querySelector('main > :first-child');
  if (!header || !banner) return;

  header.dataset.state = 'over';
  let observer: IntersectionObserver | undefined;
  const watchBanner = () => {
    observer?.disconnect();
    // The banner is over once its lower edge has reached the header's.
    const rootMargin = `-${header.offsetHeight}px 0px 0px`;
    observer = new IntersectionObserver(
      (entries) => {
        header.dataset.state = entries.at(-1)?.isIntersecting ? 'over' : 'past';
      },
      { rootMargin },
    );
    observer.observe(banner);
  };
  // Called at once, and when a turned tablet brings another height.
  new ResizeObserver(watchBanner).observe(header);
}
