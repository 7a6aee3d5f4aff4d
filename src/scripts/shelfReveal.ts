/** Its line has risen by 15 % of the window, or, at the end of a page, all of it is in. */
const SEEN: IntersectionObserverInit[] = [{ rootMargin: '0px 0px -15%' }, { threshold: 1 }];

const reveal: IntersectionObserverCallback = (entries, observer) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    target.dataset.reveal = 'done';
    observer.unobserve(target);
  }
};

/** Draws the shelf of each section and drops its label on first sight, except in the first view. */
export function startShelfReveal(): void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;

  const observers = SEEN.map((options) => new IntersectionObserver(reveal, options));
  for (const section of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (section.getBoundingClientRect().top < innerHeight) continue;
    section.dataset.reveal = 'waiting';
    for (const observer of observers) observer.observe(section);
  }
}
