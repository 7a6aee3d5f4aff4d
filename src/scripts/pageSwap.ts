/** A file such as a picture, not a page: those have no ending. */
const FILE = /\.\w+$/u;

/**
 * Calls off the transition to the next page when that is a picture. A picture takes part in none, and
 * Chromium reports that as an error of this page.
 */
export function startPageSwap(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const { url } = activation?.entry ?? {};
    if (!viewTransition || !url || !FILE.test(new URL(url).pathname)) return;
    viewTransition.ready.catch(() => undefined);
    viewTransition.skipTransition();
  });
}
