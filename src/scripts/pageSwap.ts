/** Morphs the visible picture of a service into the banner of its page at `url`, and back. */
function morph(transition: ViewTransition | null, url: string | null | undefined): void {
  // Chromium and WebKit report a skipped transition as an unhandled rejection.
  transition?.ready.catch(() => undefined);
  if (!transition || !url) return;
  const { pathname } = new URL(url);
  const isFile = /\.\w+$/u.test(pathname);
  if (isFile) transition.skipTransition();
  const isCovered = document.querySelector(':popover-open');
  for (const picture of document.querySelectorAll<HTMLElement>('[data-morphs-into]')) {
    const { top, bottom } = picture.getBoundingClientRect();
    const isSeen = !isCovered && bottom > 0 && top < innerHeight;
    const isWanted = isSeen && picture.dataset.morphsInto === pathname;
    picture.style.viewTransitionName = isWanted ? 'picture' : 'none';
  }
}

export function startPageSwap(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    morph(viewTransition, activation?.entry.url);
  });
  // Only for cached and prerendered pages; on others a style sheet names the picture.
  addEventListener('pagereveal', ({ viewTransition }) => {
    morph(viewTransition, (window as Partial<Window>).navigation?.activation?.from?.url);
  });
}
