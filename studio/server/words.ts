import { inSpokenLanguage } from '../../src/logic/language.ts';
import { DE } from './words/de.ts';
import { EN, type ServerWords } from './words/en.ts';

/** In bytes: a photograph of a hundred megapixels at the quality of a camera. */
export const LARGEST_PHOTO = 150_000_000;

/** A part of the words. Read it when the owner asks, not at the start: the language may change. */
function wordsOf<Part extends keyof ServerWords>(part: Part): ServerWords[Part] {
  return inSpokenLanguage<ServerWords[Part]>({ en: EN[part], de: DE[part] });
}

export const PHOTO_WORDS = wordsOf('photo');
export const STORAGE_WORDS = wordsOf('storage');
export const COPY_WORDS = wordsOf('copy');
export const PHONE_WORDS = wordsOf('phone');
export const ACCESS_WORDS = wordsOf('access');
export const PUBLISH_WORDS = wordsOf('publish');
export const FRIEND_WORDS = wordsOf('friend');
export const ENQUIRY_WORDS = wordsOf('enquiry');
