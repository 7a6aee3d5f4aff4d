import { fieldId, FORM_ID } from './formContext.ts';
import type { Path } from '../state/data.ts';

/** How often it is looked whether the field has been drawn, at most: parts open one in the other. */
const LOOKS = 30;
const CONTROL = 'input, textarea, select, button';

/**
 * Keeps a field in sight while pictures above it, which are still on their way, push it down; unless she has
 * gone elsewhere by then.
 */
function keepInSight(element: HTMLElement, control: Element | null): void {
  const form = document.getElementById(FORM_ID);
  let top = form?.scrollTop;
  const near = element.closest('section, details')?.querySelectorAll('img') ?? [];
  for (const image of [...near].filter(({ complete }) => !complete)) {
    const look = () => {
      if (control !== document.activeElement || top !== form?.scrollTop) return;
      element.scrollIntoView({ block: 'center' });
      top = form?.scrollTop;
    };
    image.addEventListener('load', look, { once: true });
  }
}

/** Puts the focus on a field, or on what it is a part of; without a path on the form as a whole. */
export function focusOn(path: Path, looks = LOOKS): void {
  if (path.length === 0) {
    document.getElementById(FORM_ID)?.focus();
    return;
  }
  const element = document.getElementById(fieldId(path));
  if (!element && looks > 0) {
    requestAnimationFrame(() => focusOn(path, looks - 1));
    return;
  }
  if (!element) {
    focusOn(path.slice(0, -1), 0);
    return;
  }
  const control = element.matches(CONTROL) ? element : element.querySelector(CONTROL);
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
  keepInSight(element, control);
}
