import { inSpokenLanguage } from '../src/logic/language.ts';
import { DE } from './words/de.ts';
import { type CheckWords, EN } from './words/en.ts';

/** The sentences of the content check. In the terminal they are English. */
export const CHECK_WORDS = inSpokenLanguage<CheckWords>({ en: EN, de: DE });
