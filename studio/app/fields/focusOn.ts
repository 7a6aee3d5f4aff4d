import { fieldId, FORM_ID } from './formContext.ts';
import type { Path } from '../state/data.ts';

/** How often it is looked whether the field has been drawn, at most: parts open one in the other. */
const LOOKS = 30;
const CONTROL = 'input, textarea, select, button';

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
}
