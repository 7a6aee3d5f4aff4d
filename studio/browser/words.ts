import { type Language, languageOf, speak } from '../../src/logic/language.ts';
import { DE } from './words/de.ts';
import { EN, type Words } from './words/en.ts';

/** Unit tests have no page, or only a part of one. */
const page = globalThis.document as Partial<Document> | undefined;

/** Of this window, for dates and numbers, too. A changed language takes effect on reload. */
export const LANGUAGE: Language = languageOf(page?.documentElement?.lang ?? '');

// The words that window and server share.
speak(LANGUAGE);

/** Every word of the studio's window. */
export const WORDS: Words = { en: EN, de: DE }[LANGUAGE];
