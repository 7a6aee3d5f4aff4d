import { FIRST_VIEW_OVER } from './firstView.ts';
import { moduleLoader } from './loading.ts';

const loadCode = moduleLoader(() => import('./untidyShelf.ts'));

/** Loads the layer of a banner's photograph after the first view, where scrolling can tidy it. */
export function loadUntidyShelf(): void {
  const picture = document.querySelector<HTMLElement>('[data-untidy]');
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (!picture || connection?.saveData || !CSS.supports('animation-timeline: scroll()')) return;
  const load = () => {
    if (scrollY > 0 || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    loadCode()
      .then(({ showUntidyShelf }) => showUntidyShelf(picture))
      // The photograph is tidy without it.
      .catch(() => undefined);
  };
  addEventListener(FIRST_VIEW_OVER, load, { once: true });
}
