const MOVED = 'li:first-child :is(img, li > span), .comparison-handle';

/** Moves the line of each before-and-after comparison with its handle. */
export function startComparisons(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-comparison]')) {
    frame.addEventListener('input', ({ target }) => {
      for (const part of frame.querySelectorAll<HTMLElement>(MOVED))
        part.style.setProperty('--split', (target as HTMLInputElement).value);
    });
  }
}
