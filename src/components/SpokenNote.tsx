/** A note in brackets after the words of a link, for visitors who hear the page. */
export function SpokenNote({ text }: { text: string }) {
  return <span className="visually-hidden">{` (${text})`}</span>;
}
