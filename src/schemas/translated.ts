import { type Language, spokenLanguage } from '../logic/language.ts';
import { GERMAN } from './words/german.ts';

const NUMBER = /\d+/gu;

/** A label, sentence or choice of a schema in a language; English if it has no translation. */
export function translatedTo(language: Language, text: string): string {
  if (language === 'en') return text;
  const known = GERMAN[text];
  if (known !== undefined) return known;
  // Limits differ between fields; their sentence is the same.
  const numbers = text.matchAll(NUMBER);
  const sentence = GERMAN[text.replaceAll(NUMBER, '#')];
  return sentence?.replaceAll('#', () => numbers.next().value?.[0] ?? '#') ?? text;
}

/** A text of a schema in the spoken language. */
export function translated(text: string): string {
  return translatedTo(spokenLanguage(), text);
}
