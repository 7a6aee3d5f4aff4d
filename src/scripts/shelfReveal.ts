/** 15 % above the lower edge of the window, or fully visible at the end of a page. */
const SEEN: IntersectionObserverInit[] = [{ rootMargin: '0px 0px -15%' }, { threshold: 1 }];

/** Animates shelf line, label and drawings once they scroll into view. */
export function startShelfReveal(): void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;

  const reveal: IntersectionObserverCallback = (entries, observer) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      target.dataset.reveal = 'done';
      observer.unobserve(target);
    }
  };
  const observers = SEEN.map((options) => new IntersectionObserver(reveal, options));
  const hide = new IntersectionObserver((entries) => {
    hide.disconnect();
    // Read once: after each change below, the browser would lay the page out to answer.
    const { innerHeight } = window;
    for (const { target, boundingClientRect } of entries) {
      if (boundingClientRect.top < innerHeight) continue;
      (target as HTMLElement).dataset.reveal = 'waiting';
      for (const observer of observers) observer.observe(target);
    }
  });
  for (const section of document.querySelectorAll('[data-reveal]')) hide.observe(section);
}
