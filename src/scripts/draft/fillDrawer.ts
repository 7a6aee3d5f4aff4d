import { DRAFT_FORM } from '../../routes.ts';
import styles from '../../sections/draft/Draft.css?url';
import { fetchFile, loader, loadStyles } from '../loading.ts';
import { startDraft } from './startDraft.ts';

const loadStyleSheet = loader(() => loadStyles(styles));
const loadForm = loader(async () => (await fetchFile(DRAFT_FORM)).text());

/** Puts the form in the place of the sentence that says it is missing. Rejects if a part did not load. */
export async function fillDrawer(place: HTMLElement): Promise<void> {
  const [html] = await Promise.all([loadForm(), loadStyleSheet()]);
  if (place.querySelector('form')) return;
  place.hidden = true;
  place.removeAttribute('role');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  place.replaceChildren(...body.childNodes);
  const form = place.querySelector('form');
  if (form) startDraft(form);
}

/** Opens the drawer, or closes it. */
export function turnDrawer(button: Element, place: HTMLElement): void {
  const isOpen = button.ariaExpanded === 'true';
  button.ariaExpanded = String(!isOpen);
  place.hidden = isOpen;
}
