import { ENQUIRY_KEY } from '../browser.ts';
import { moduleLoader } from './loading.ts';

const loadCode = moduleLoader(() => import('./onIntent.ts'));

function hasEnquiry(): boolean {
  try {
    return ENQUIRY_KEY in sessionStorage;
  } catch {
    return false;
  }
}

/** Loads `onIntent.ts` before a visitor can press anything; at once where it shows earlier choices or opens a form. */
export function loadOnIntent(): void {
  const load = () =>
    void loadCode().then(
      ({ startOnIntent }) => startOnIntent(),
      // Links and words work without it.
      () => undefined,
    );
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering || location.hash || hasEnquiry()) load();
  // Not `pointerover`: browsers send it without a movement, too.
  for (const type of ['scroll', 'pointerdown', 'focusin'])
    addEventListener(type, load, { once: true });
}
