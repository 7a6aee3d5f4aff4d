/** Said to the window when the first view is there, or the visitor has gone on before. */
export const FIRST_VIEW_OVER = 'arrived';

/**
 * Keeps what is not in the first view from loading beside it, until everything of the first view is
 * there or the visitor goes on. Meanwhile the document is `data-arriving="first"`, and a page that begins without
 * running text does without that typeface on telephones (`textAfterFirstView.css`).
 *
 * Below 600 px, pictures wait for longer, but for those nearly in sight: for the visitor, who may never
 * go on. Where the window grows, as beside another app, those follow that come near sight. Browsers would load all
 * within two windows; `Photo.module.css` takes them out of reach while the document is `data-arriving`.
 *
 * The document has this inside of its head, so that it comes before the first picture: it can use
 * nothing from outside. Without script, all loads as browsers like.
 *
 * @param over `FIRST_VIEW_OVER`
 */
export function holdBack(over: string): void {
  const OUT_OF_REACH_PX = 100_000;
  const NEARLY_IN_SIGHT_WINDOWS = 1.25;
  const DRAWING_MS = 100;
  const WIDER_PX = 600;
  const { documentElement } = document;
  const release = () => {
    delete documentElement.dataset.arriving;
    dispatchEvent(new Event(over));
  };

  const bringNext = () => {
    if (!documentElement.dataset.arriving) return;
    // Should it become narrow, the pictures in it have been seen.
    if (innerWidth >= WIDER_PX) {
      release();
      return;
    }
    const inSight = [...document.images].filter((image) => {
      const { top, left, right } = image.getBoundingClientRect();
      const isNear = top + OUT_OF_REACH_PX < innerHeight * NEARLY_IN_SIGHT_WINDOWS;
      // The next picture of a slider may begin at the very edge of the window.
      const middle = (left + right) / 2;
      return isNear && middle >= 0 && middle <= innerWidth;
    });
    // Asked for after all have been measured: the page is laid out once.
    for (const image of inSight) image.loading = 'eager';
    documentElement.dataset.arriving = 'rest';
    dispatchEvent(new Event(over));
  };

  documentElement.dataset.arriving = 'first';
  for (const moved of ['scroll', 'pointerdown', 'keydown', 'beforeprint']) {
    addEventListener(moved, release, { once: true, passive: true });
  }
  addEventListener('load', () => {
    // The second frame from here comes when that with the banner is made, which the screen shows a little later.
    requestAnimationFrame(() => {
      requestAnimationFrame(() =>
        setTimeout(() => {
          bringNext();
          addEventListener('resize', bringNext);
        }, DRAWING_MS),
      );
    });
  });
}
