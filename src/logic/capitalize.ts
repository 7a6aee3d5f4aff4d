/** Words that the content has as inside a sentence, as at the beginning of one. */
export function capitalize(words: string, language: string): string {
  const [first = ''] = words;
  return first.toLocaleUpperCase(language) + words.slice(first.length);
}
