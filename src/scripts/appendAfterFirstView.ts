import { FIRST_VIEW_OVER } from './holdBack.ts';

/**
 * Puts a link or script into the head, and so has its file fetched, when the first view is there or the visitor
 * goes on, as `holdBack` says: at once if that is past.
 */
export function appendAfterFirstView(element: HTMLElement): void {
  const append = () => document.head.append(element);
  if (document.documentElement.dataset.arriving !== 'first') append();
  else addEventListener(FIRST_VIEW_OVER, append, { once: true });
}
