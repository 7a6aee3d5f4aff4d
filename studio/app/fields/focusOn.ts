import { fieldId, FORM_ID } from './formContext.ts';
import type { Path } from '../state/data.ts';

const CONTROL = 'input, textarea, select, button';

/** Focuses a field, or the nearest group around it; without a path the whole form. */
export function focusOn(path: Path): void {
  // The field may be new.
  requestAnimationFrame(() => {
    const around = path.map((_, index) => fieldId(path.slice(0, path.length - index)));
    const [element] = [...around, FORM_ID].flatMap((id) => document.getElementById(id) ?? []);
    const control =
      path.length === 0 || element?.matches(CONTROL) ? element : element?.querySelector(CONTROL);
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  });
}
