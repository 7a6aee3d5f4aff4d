/** The part of a frame that is in the window when a visitor is said to see it. */
const SEEN = 0.6;

/** What ends at the line: the picture taken before, the word on it, and the line itself. */
const PARTS = 'li:first-child :is(img, li > span), .comparison-handle';

function startFrame(frame: HTMLElement): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      frame.dataset.comparison = 'seen';
      observer.disconnect();
    },
    { threshold: SEEN },
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

/**
 * Lets the handle of each before-and-after frame move the line between its pictures, and nudges the
 * line once, when the frame is first seen. The style sheet says what follows from both.
 */
export function startComparisons(): void {
  document.querySelectorAll<HTMLElement>('[data-comparison]').forEach(startFrame);
}
