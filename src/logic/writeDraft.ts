import type { MailText } from './mailto.ts';

/** The full stops of Chinese and Japanese are as wide as a letter, with the space in them. */
const HAS_ITS_SPACE = /[。！？]$/u;

/** What a message says whatever is chosen. `{rooms}` is where the rooms are named. */
export interface DraftWords {
  subject: string;
  greeting: string;
  question: string;
  farewell: string;
  /** Stands for the rooms while none is chosen. */
  noRoom: string;
  /** Stands for the wish while none is chosen. */
  noWish: string;
}

/** What a visitor has chosen, in the words of the message; what is not chosen is empty. */
export interface DraftChoices {
  rooms: readonly string[];
  /** A sentence with {rooms} in it. */
  wish: string;
  time: string;
  /** What the visitor has added. */
  own: string;
}

/**
 * Writes a message to the business out of what was chosen.
 *
 * @param language of the words, a BCP 47 tag: "a, b, and c" is put together otherwise in each
 */
export function writeDraft(
  words: DraftWords,
  { rooms, wish, time, own }: DraftChoices,
  language: string,
): Required<MailText> {
  const named = new Intl.ListFormat(language).format(rooms) || words.noRoom;
  const tell = (sentence: string) => sentence.replace('{rooms}', () => named);
  const told = tell(wish || words.noWish);
  const request = `${told}${HAS_ITS_SPACE.test(told) ? '' : ' '}${time}`;
  const paragraphs = [words.greeting, request, own, words.question, words.farewell];
  return {
    subject: tell(words.subject),
    body: paragraphs
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .join('\n\n'),
  };
}
