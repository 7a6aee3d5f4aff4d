import { remembering } from '../../logic/patience.ts';
import styles from '../../sections/draft/Draft.css?url';
import { fetchFile, loadStyles } from '../fetchPart.ts';
import { startDraft } from './startDraft.ts';

/** The route of the form: src/pages/draft.astro. */
const FORM = '/draft';

const styleSheet = remembering(loadStyles);
const form = remembering(async (path) => (await fetchFile(path)).text());

/**
 * Puts the form into its place, instead of the sentence that says it is not there.
 *
 * @throws Error when a part did not load; it may be asked for again
 */
export async function fillDrawer(place: HTMLElement): Promise<void> {
  const [html] = await Promise.all([form(FORM), styleSheet(styles)]);
  if (place.querySelector('form')) return;
  place.hidden = true;
  place.removeAttribute('role');
  place.innerHTML = html;
  const inPlace = place.querySelector('form');
  if (inPlace) startDraft(inPlace);
}

/** Opens the drawer, or closes it. */
export function turnDrawer(button: Element, place: HTMLElement): void {
  const isOpen = button.ariaExpanded === 'true';
  button.ariaExpanded = String(!isOpen);
  place.hidden = isOpen;
}
