const WIDE = '(width >= 900px)';

/**
 * The home page's header stands over the banner and becomes the custom one when the banner has
 * scrolled away: `data-state` on the header is "over" or "past".
 */
export function startHeaderState(): void {
  const header = document.querySelector<HTMLElement>('[data-site-header][data-variant="home"]');
  const banner = document.querySelector('main > :first-child');
  if (!header || !banner) return;

  header.dataset.state = 'over';
  // The banner is over once its lower edge has reached the header's.
  const rootMargin = `-${header.offsetHeight}px 0px 0px`;
  new IntersectionObserver(
    ([entry]) => {
      if (!entry || !matchMedia(WIDE).matches) return;
      header.dataset.state = entry.isIntersecting ? 'over' : 'past';
    },
    { rootMargin },
  ).observe(banner);
}
