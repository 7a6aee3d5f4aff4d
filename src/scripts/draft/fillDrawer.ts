import { DRAFT_FORM } from '../../routes.ts';
import styles from '../../sections/draft/Draft.css?url';
import { fetchFile, loader, loadStyles } from '../fetchPart.ts';
import { startDraft } from './startDraft.ts';

const loadStyleSheet = loader(() => loadStyles(styles));
const loadForm = loader(async () => (await fetchFile(DRAFT_FORM)).text());

/** What stands in the body of a page; what it tells search engines of itself stays behind. */
function bodyOf(html: string): NodeListOf<ChildNode> {
  return new DOMParser().parseFromString(html, 'text/html').body.childNodes;
}

/**
 * Puts the form into its place, instead of the sentence that says it is not there.
 *
 * @throws Error when a part did not load; it may be asked for again
 */
export async function fillDrawer(place: HTMLElement): Promise<void> {
  const [html] = await Promise.all([loadForm(), loadStyleSheet()]);
  if (place.querySelector('form')) return;
  place.hidden = true;
  place.removeAttribute('role');
  place.replaceChildren(...bodyOf(html));
  const inPlace = place.querySelector('form');
  if (inPlace) startDraft(inPlace);
}

/** Opens the drawer, or closes it. */
export function turnDrawer(button: Element, place: HTMLElement): void {
  const isOpen = button.ariaExpanded === 'true';
  button.ariaExpanded = String(!isOpen);
  place.hidden = isOpen;
}
