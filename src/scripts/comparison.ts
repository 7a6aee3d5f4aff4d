const MOVED = 'li:first-child :is(img, li > span), .comparison-handle';

/** Lets handles move the line between two pictures. */
export function startComparisons(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-comparison]')) {
    frame.addEventListener('input', ({ target }) => {
      for (const part of frame.querySelectorAll<HTMLElement>(MOVED))
        part.style.setProperty('--split', (target as HTMLInputElement).value);
    });
  }
}
