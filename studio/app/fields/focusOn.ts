import { fieldId, FORM_ID } from './formContext.ts';
import type { Path } from '../state/data.ts';

/** Frames to wait for a field: parts open one in the other. */
const FRAMES = 30;
const CONTROL = 'input, textarea, select, button';

/** Keeps a focused field in sight while pictures above it load, unless she scrolls. */
function keepInSight(element: HTMLElement, control: Element | null): void {
  const form = document.getElementById(FORM_ID);
  let top = form?.scrollTop;
  const near = element.closest('section, details')?.querySelectorAll('img') ?? [];
  for (const image of [...near].filter(({ complete }) => !complete)) {
    const scroll = () => {
      if (control !== document.activeElement || top !== form?.scrollTop) return;
      element.scrollIntoView({ block: 'center' });
      top = form?.scrollTop;
    };
    image.addEventListener('load', scroll, { once: true });
  }
}

/** Focuses a field, or the nearest group around it; without a path the whole form. */
export function focusOn(path: Path, frames = FRAMES): void {
  if (path.length === 0) {
    document.getElementById(FORM_ID)?.focus();
    return;
  }
  const element = document.getElementById(fieldId(path));
  if (!element) {
    if (frames > 0) requestAnimationFrame(() => focusOn(path, frames - 1));
    else focusOn(path.slice(0, -1), 0);
    return;
  }
  const control = element.matches(CONTROL) ? element : element.querySelector(CONTROL);
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
  keepInSight(element, control);
}
