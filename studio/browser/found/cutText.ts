/** Text as a search engine shows it, and the end that it leaves out. */
export interface CutText {
  shown: string;
  /** Empty if all of it fits. */
  rest: string;
}

/**
 * Cuts a text before the first word that does not fit.
 *
 * @param widthOf the width of a text in pixels
 * @param most the width that there is, in pixels
 */
export function cutText(text: string, widthOf: (text: string) => number, most: number): CutText {
  if (widthOf(text) <= most) return { shown: text, rest: '' };
  const words = text.split(' ');
  let count = words.length - 1;
  const beginning = () => `${words.slice(0, count).join(' ')} …`;
  while (count > 1 && widthOf(beginning()) > most) count -= 1;
  return { shown: beginning(), rest: words.slice(count).join(' ') };
}
