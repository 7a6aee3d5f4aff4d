/** Event of the window: the first view is there, or the visitor went on. */
export const FIRST_VIEW_OVER = 'arrived';

/**
 * Keeps phones from loading pictures below the first view until the visitor scrolls, presses or prints,
 * which saves 146 kB. The head inlines this function: it uses nothing else; `over` is `FIRST_VIEW_OVER`.
 */
export function deferOffscreenImages(over: string): void {
  const { documentElement } = document;
  const release = () => {
    delete documentElement.dataset.arriving;
    dispatchEvent(new Event(over));
  };

  const loadVisible = () => {
    if (!documentElement.dataset.arriving) return;
    if (innerWidth >= 600) {
      release();
      return;
    }
    const visible = [...document.images].filter((image) => {
      const { top, left, right } = image.getBoundingClientRect();
      // The next picture of a slider may touch the edge of the window.
      const middle = (left + right) / 2;
      return top < 1.25 * innerHeight && middle > 0 && middle <= innerWidth;
    });
    // After all measuring, so the page is laid out once.
    for (const image of visible) image.loading = 'eager';
    documentElement.dataset.arriving = 'rest';
    dispatchEvent(new Event(over));
  };

  documentElement.dataset.arriving = 'first';
  for (const type of ['scroll', 'pointerdown', 'keydown', 'beforeprint']) {
    addEventListener(type, release, { once: true, passive: true });
  }
  addEventListener('load', () => {
    // The banner is on the screen shortly after the second frame.
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

function appendAfterFirstView(element: HTMLElement): void {
  const append = () => document.head.append(element);
  if (document.documentElement.dataset.arriving !== 'first') append();
  else addEventListener(FIRST_VIEW_OVER, append, { once: true });
}

/** Links the manifest, which would delay the banner in the head. */
export function startHomeScreen(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  appendAfterFirstView(link);
}

/** Loads the script of the islands; the build names its file (`build/pages.ts`). */
export function startIslands(): void {
  const { islands } = document.querySelector<HTMLElement>('[data-islands]')?.dataset ?? {};
  if (!islands) return;
  const script = document.createElement('script');
  script.src = islands;
  appendAfterFirstView(script);
}
