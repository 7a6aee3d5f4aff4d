import type { EnquiryContent } from '../schemas/enquiry.ts';
import type { MailText } from './mailto.ts';

/** Chinese and Japanese write no space after a full stop. */
const ENDS_WITHOUT_SPACE = /[。！？]$/u;

/** The fixed words of a message; "{rooms}" is replaced by the chosen rooms. */
export type EnquiryTexts = Pick<
  EnquiryContent['letter'],
  'subject' | 'greeting' | 'question' | 'farewell'
> & { noRoom: string; noWish: string };

/** The visitor's choices and own words; empty where nothing is chosen. */
export interface EnquiryChoices {
  rooms: readonly string[];
  /** Why the visitor writes, such as "moving in". */
  situations?: readonly string[];
  /** The sentence with "{situations}". */
  situation?: string;
  wish: string;
  time: string;
  own: string;
}

function joinSentences(sentences: readonly string[]): string {
  return sentences
    .filter(Boolean)
    .map((sentence) => (ENDS_WITHOUT_SPACE.test(sentence) ? sentence : `${sentence} `))
    .join('');
}

/** Writes an enquiry; `language` is a BCP 47 tag, for lists such as "a, b, and c". */
export function writeEnquiry(
  texts: EnquiryTexts,
  { rooms, situations = [], situation = '', wish, time, own }: EnquiryChoices,
  language: string,
): MailText {
  const listed = new Intl.ListFormat(language);
  const named = listed.format(rooms) || texts.noRoom;
  const withRooms = (sentence: string) => sentence.replace('{rooms}', () => named);
  const sentence = withRooms(wish || texts.noWish);
  const reason = situation.replace('{situations}', () => listed.format(situations));
  const request = joinSentences([situations.length > 0 ? reason : '', sentence, time]);
  const paragraphs = [texts.greeting, request, own, texts.question, texts.farewell];
  return {
    subject: withRooms(texts.subject),
    body: paragraphs
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .join('\n\n'),
  };
}
