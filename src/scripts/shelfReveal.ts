/** 15 % above the lower edge of the window, or fully visible at the end of a page. */
const SEEN: IntersectionObserverInit[] = [{ rootMargin: '0px 0px -15%' }, { threshold: 1 }];

const reveal: IntersectionObserverCallback = (entries, observer) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    target.dataset.reveal = 'done';
    observer.unobserve(target);
  }
};

/** Animates shelf line and label of each section once it scrolls into view. */
export function startShelfReveal(): void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;

  const observers = SEEN.map((options) => new IntersectionObserver(reveal, options));
  for (const section of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (section.getBoundingClientRect().top < innerHeight) continue;
    section.dataset.reveal = 'waiting';
    for (const observer of observers) observer.observe(section);
  }
}
