/** A text in three pieces: what is the same in another one, what differs, and what is the same again. */
export function markDifference(text: string, other: string): [string, string, string] {
  const [words, others] = [text, other].map((one) => one.split(/(?<=\s)/u)) as [string[], string[]];
  const most = Math.min(words.length, others.length);
  let start = 0;
  while (start < most && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < most - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  return [
    words.slice(0, start).join(''),
    words.slice(start, words.length - end).join(''),
    words.slice(words.length - end).join(''),
  ];
}
