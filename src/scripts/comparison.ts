/** The picture before, its word, and the line itself. */
const PARTS = 'li:first-child :is(img, li > span), .comparison-handle';

function startFrame(frame: HTMLElement): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      frame.dataset.comparison = 'seen';
      observer.disconnect();
    },
    { threshold: 0.6 },
  );
  observer.observe(frame);

  frame.addEventListener('input', ({ target }) => {
    observer.disconnect();
    frame.dataset.comparison = 'moved';
    for (const part of frame.querySelectorAll<HTMLElement>(PARTS)) {
      part.style.setProperty('--split', (target as HTMLInputElement).value);
    }
  });
}

/** Lets handles move the line; on first sight the style sheet nudges it. */
export function startComparisons(): void {
  document.querySelectorAll<HTMLElement>('[data-comparison]').forEach(startFrame);
}
