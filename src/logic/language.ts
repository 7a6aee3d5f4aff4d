/** The languages of the studio and of the content check. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language that suits a language tag such as "de-AT"; English if there is none. */
export function languageOf(tag: string): Language {
  const [primary] = tag.toLowerCase().split('-');
  return LANGUAGES.find((language) => language === primary) ?? 'en';
}

let spoken: Language = 'en';

/** The language of the words of this process. */
export function spokenLanguage(): Language {
  return spoken;
}

/** Sets the language of the words of this process, which serves one owner. */
export function speak(language: Language): void {
  spoken = language;
}

/** Words in several languages as one object, which reads each word in the spoken language. */
export function inSpokenLanguage<Words extends object>(words: Record<Language, Words>): Words {
  return new Proxy(words.en, { get: (_, name) => Reflect.get(words[spoken], name) as unknown });
}
