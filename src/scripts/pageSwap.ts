/** A file such as a picture, not a page: those have no ending. */
const FILE = /\.\w+$/u;

/** Hears what becomes of a transition, so that one that is called off is reported as no error. */
function hear(transition: ViewTransition | null): void {
  transition?.ready.catch(() => undefined);
}

/**
 * Calls off the transition to the next page when that is a picture. A picture takes part in none, and
 * Chromium reports that as an error of this page, as WebKit does of any it leaves out on the way back.
 */
export function startPageSwap(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    hear(viewTransition);
    const { url } = activation?.entry ?? {};
    if (url && FILE.test(new URL(url).pathname)) viewTransition?.skipTransition();
  });
  addEventListener('pagereveal', ({ viewTransition }) => hear(viewTransition));
}
