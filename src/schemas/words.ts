import { inSpokenLanguage } from '../logic/language.ts';
import { DE } from './words/de.ts';
import { EN, type SchemaWords } from './words/en.ts';

/** What a schema finds wrong. In the terminal it is English. */
export const SCHEMA_WORDS = inSpokenLanguage<SchemaWords>({ en: EN, de: DE });
