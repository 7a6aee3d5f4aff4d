/** The direction of a language; `language` is a BCP 47 tag such as "de". */
export function textDirection(language: string): 'ltr' | 'rtl' {
  return new Intl.Locale(language).getTextInfo().direction ?? 'ltr';
}
