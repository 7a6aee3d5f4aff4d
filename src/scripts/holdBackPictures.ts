/**
 * Below 600 px, keeps pictures that are not in the first view from loading beside it, as browsers do
 * with all within two windows: until everything of the first view is there, and then, except for what
 * is nearly in sight, until the visitor goes on. `Photo.module.css` takes them out of the browser's
 * reach while the document is `data-arriving`.
 *
 * The document has this inside of its head, so that it comes before the first picture: it can use
 * nothing from outside. Without script, pictures load as browsers like.
 */
export function holdBackPictures(): void {
  const OUT_OF_REACH_PX = 100_000;
  const NEARLY_IN_SIGHT_WINDOWS = 1.25;
  const { documentElement } = document;
  const release = () => {
    delete documentElement.dataset.arriving;
  };

  documentElement.dataset.arriving = '';
  for (const moved of ['scroll', 'pointerdown', 'keydown', 'beforeprint']) {
    addEventListener(moved, release, { once: true, passive: true });
  }
  addEventListener('load', () => {
    // The next frame but one shows the banner.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        if (!('arriving' in documentElement.dataset)) return;
        const inSight = [...document.images].filter((image) => {
          const { top, left, right } = image.getBoundingClientRect();
          const isNear = top + OUT_OF_REACH_PX < innerHeight * NEARLY_IN_SIGHT_WINDOWS;
          // The next picture of a slider may begin at the very edge of the window.
          const middle = (left + right) / 2;
          return isNear && middle >= 0 && middle <= innerWidth;
        });
        // Asked for after all have been measured: the page is laid out once.
        for (const image of inSight) image.loading = 'eager';
      });
    });
  });
}
