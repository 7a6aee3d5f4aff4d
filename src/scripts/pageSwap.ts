/** A file such as a picture, not a page: those have no ending. */
const FILE = /\.\w+$/u;

/**
 * Lets the picture of a service grow into the banner of its page, and back: of the pictures that have
 * a counterpart, only the one whose page is at the other end takes part, if it can be seen.
 *
 * A file at the other end takes part in no transition, and Chromium reports that as an error of this
 * page, as WebKit does of any it leaves out on the way back: such are called off, and all are heard.
 *
 * @param url the other end, where the browser tells
 */
function join(transition: ViewTransition | null, url: string | null | undefined): void {
  transition?.ready.catch(() => undefined);
  if (!transition || !url) return;
  const { pathname } = new URL(url);
  if (FILE.test(pathname)) transition.skipTransition();
  const isCovered = document.querySelector(':popover-open');
  for (const picture of document.querySelectorAll<HTMLElement>('[data-becomes]')) {
    const { top, bottom } = picture.getBoundingClientRect();
    const isSeen = !isCovered && bottom > 0 && top < innerHeight;
    const isWanted = isSeen && picture.dataset.becomes === pathname;
    picture.style.viewTransitionName = isWanted ? 'picture' : 'none';
  }
}

/** Joins what two pages have in common while one is exchanged for the other. */
export function startPageSwap(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    join(viewTransition, activation?.entry.url);
  });
  // Too late for a page that had to be loaded first: there a style sheet names the picture.
  addEventListener('pagereveal', ({ viewTransition }) => {
    // Not every browser with transitions between pages knows where it comes from.
    join(viewTransition, (window as Partial<Window>).navigation?.activation?.from?.url);
  });
}
