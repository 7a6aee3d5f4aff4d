/**
 * Which way the words of a language run.
 *
 * @param language BCP 47 tag, such as "de" or "ar"
 */
export function textDirection(language: string): 'ltr' | 'rtl' {
  return new Intl.Locale(language).getTextInfo().direction ?? 'ltr';
}
