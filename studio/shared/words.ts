import { inSpokenLanguage } from '../../src/logic/language.ts';
import { DE } from './words/de.ts';
import { EN } from './words/en.ts';

export const LAUNCH_WORDS = inSpokenLanguage({ en: EN.launch, de: DE.launch });

/** The text of a new page in every language: it is a sample until she replaces it. */
export const NEW_PAGE_TEXTS = [EN.launch.newPage, DE.launch.newPage];
