/** Window event: the first view is painted, or the visitor has scrolled, pressed or printed. */
export const FIRST_VIEW_OVER = 'arrived';

/**
 * Defers pictures below the first view on phones until the visitor scrolls, presses or prints: saves
 * 146 kB. Inlined in the head, so it must be self-contained; `over` is `FIRST_VIEW_OVER`.
 */
export function deferOffscreenImages(over: string): void {
  const { documentElement } = document;
  // Space that changes on the way would move the target.
  if (location.hash) return;
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
    // Unlike `getBoundingClientRect`, it reads all places after one layout.
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      // Released meanwhile: deferring again would last, because the events come once.
      if (!documentElement.dataset.arriving) return;
      // Read once: after each change below, the browser would lay the page out to answer.
      const { innerWidth, innerHeight } = window;
      for (const { target, boundingClientRect } of entries) {
        const { top, left, right } = boundingClientRect;
        // Excludes a slider's next picture, which may touch the edge of the window.
        const middle = (left + right) / 2;
        const isVisible = top < 1.25 * innerHeight && middle > 0 && middle <= innerWidth;
        if (isVisible && target instanceof HTMLImageElement) target.loading = 'eager';
      }
      documentElement.dataset.arriving = 'rest';
      dispatchEvent(new Event(over));
    });
    for (const element of [documentElement, ...document.images]) observer.observe(element);
  };

  documentElement.dataset.arriving = 'first';
  for (const type of ['scroll', 'pointerdown', 'keydown', 'beforeprint']) {
    addEventListener(type, release, { once: true, passive: true });
  }
  addEventListener('load', () => {
    // The banner is painted shortly after the second frame.
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

/** Adds the manifest late: in the head it would delay the banner. */
export function startHomeScreen(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  appendAfterFirstView(link);
}

/** Loads the islands' script from the URL that the build writes (`build/pages.ts`). */
export function startIslands(): void {
  const { islands } = document.querySelector<HTMLElement>('[data-islands]')?.dataset ?? {};
  if (!islands) return;
  const script = document.createElement('script');
  script.src = islands;
  appendAfterFirstView(script);
}
