/** Whether a text has all of the words, in any order. */
export function hasWords(text: string, wanted: string): boolean {
  const lower = text.toLocaleLowerCase();
  const words = wanted.trim().toLocaleLowerCase().split(/\s+/u);
  return words.every((word) => lower.includes(word));
}
