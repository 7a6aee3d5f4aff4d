/**
 * A section is seen once its line has risen by this part of the window, which it does however high it
 * is, or once all of it is in the window: at the end of a page it may rise no further.
 */
const SEEN: IntersectionObserverInit[] = [{ rootMargin: '0px 0px -15%' }, { threshold: 1 }];

const reveal: IntersectionObserverCallback = (entries, observer) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    target.dataset.reveal = 'done';
    observer.unobserve(target);
  }
};

/**
 * Lets each section's shelf draw itself and its label drop out of it, once, on first sight.
 * Sections that are in the window at the start, and all of them under reduced motion, just stand.
 */
export function startShelfReveal(): void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;

  const observers = SEEN.map((options) => new IntersectionObserver(reveal, options));
  for (const section of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (section.getBoundingClientRect().top < innerHeight) continue;
    section.dataset.reveal = 'waiting';
    for (const observer of observers) observer.observe(section);
  }
}
