/** The part of a section that must be seen before its shelf is drawn. */
const VISIBLE_PART = 0.15;

/**
 * Lets each section's shelf draw itself and its label drop out of it, once, on first sight.
 * Sections that are in the window at the start, and all of them under reduced motion, just stand.
 */
export function startShelfReveal(): void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        target.dataset.reveal = 'done';
        observer.unobserve(target);
      }
    },
    { threshold: VISIBLE_PART },
  );
  for (const section of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (section.getBoundingClientRect().top < innerHeight) continue;
    section.dataset.reveal = 'waiting';
    observer.observe(section);
  }
}
