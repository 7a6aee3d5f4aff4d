/** How often a part occurs in a text, without overlaps. */
export function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}
