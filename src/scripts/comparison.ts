const MOVED = 'li:first-child img, .comparison > img, .comparison-handle';

/** Moves the line of each before-and-after comparison with its handle, also in the lightbox. */
export function startComparisons(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const parts = target.closest('.comparison')?.querySelectorAll<HTMLElement>(MOVED);
    for (const part of parts ?? []) part.style.setProperty('--split', target.value);
  });
}
