/** Dispatched on the window when the first view is there, or the visitor goes on before. */
export const FIRST_VIEW_OVER = 'arrived';

/**
 * Keeps pictures below the first view from loading beside it. Below 600 px they wait until the visitor
 * scrolls, presses or prints, which saves 146 kB: browsers load lazy pictures up to 2,500 px ahead.
 *
 * Meanwhile the document is `data-arriving`, "first" or "rest", and `utilities.css` clips the pictures:
 * they keep their places, but browsers do not load them. The head inlines this function, so it uses
 * nothing from outside.
 *
 * @param over `FIRST_VIEW_OVER`
 */
export function deferOffscreenImages(over: string): void {
  const { documentElement } = document;
  const release = () => {
    delete documentElement.dataset.arriving;
    dispatchEvent(new Event(over));
  };

  const loadVisible = () => {
    if (!documentElement.dataset.arriving) return;
    // Should it become narrow, the pictures in it have been seen.
    if (innerWidth >= 600) {
      release();
      return;
    }
    const visible = [...document.images].filter((image) => {
      const { top, left, right } = image.getBoundingClientRect();
      // The next picture of a slider may begin at the very edge of the window.
      const middle = (left + right) / 2;
      return top < 1.25 * innerHeight && middle > 0 && middle <= innerWidth;
    });
    // After all have been measured: the page is laid out once.
    for (const image of visible) image.loading = 'eager';
    documentElement.dataset.arriving = 'rest';
    dispatchEvent(new Event(over));
  };

  documentElement.dataset.arriving = 'first';
  for (const type of ['scroll', 'pointerdown', 'keydown', 'beforeprint']) {
    addEventListener(type, release, { once: true, passive: true });
  }
  addEventListener('load', () => {
    // The banner is drawn in the second frame from here, and on the screen a little later.
    requestAnimationFrame(() => {
      requestAnimationFrame(() =>
        setTimeout(() => {
          loadVisible();
          addEventListener('resize', loadVisible);
        }, 100),
      );
    });
  });
}

/** Puts a link or script into the head, and so fetches its file, once the first view is there. */
function appendAfterFirstView(element: HTMLElement): void {
  const append = () => document.head.append(element);
  if (document.documentElement.dataset.arriving !== 'first') append();
  else addEventListener(FIRST_VIEW_OVER, append, { once: true });
}

/** Links the manifest, with the name and icons for home screens. In the head it would delay the banner. */
export function startHomeScreen(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  appendAfterFirstView(link);
}

/** Fetches what hydrates islands: the build names its file on the script of the page (`build/pages.ts`). */
export function startIslands(): void {
  const { islands } = document.querySelector<HTMLElement>('[data-islands]')?.dataset ?? {};
  if (!islands) return;
  const script = document.createElement('script');
  script.src = islands;
  appendAfterFirstView(script);
}
