/*
 * What comes along when words are copied from elsewhere. The site shows texts sign by sign, so all of
 * this would be seen by visitors.
 */

const HTML =
  /<!--|<\/?(?:a|b|br|big|div|em|font|h[1-6]|hr|i|img|li|ol|p|small|span|strong|su[bp]|u|ul)\b[^<>]*>/iu;
const HTML_SIGN = /&(?:#x?[\da-f]+|[a-z]{2,8});/iu;
const MARKDOWN = /\*\*|__|\]\(/u;

/** A text between quotation marks as a whole. Apostrophes do not count, and what is filled in may be quoted. */
const WRAPPED = /^["“”„«»‘‚‹›][^"“”„«»‘‚‹›{]+["“”„«»‘’‹›]$/u;
/** A quotation within the words of a customer stands between single marks. */
const OUTER_MARK = /^["“”„«»]|["“”„«»]$/u;

/**
 * Says which signs of a text visitors would see that are not for them.
 *
 * @returns nothing when there are none
 */
export function explainPasted(text: string): string | undefined {
  const [html] = HTML.exec(text) ?? [];
  if (html) return `holds ${html}, which would be shown as it stands; remove it`;
  const [sign] = HTML_SIGN.exec(text) ?? [];
  if (sign) return `holds ${sign}, which would be shown as it stands; write the sign itself`;
  const [markdown] = MARKDOWN.exec(text) ?? [];
  if (markdown) return `holds ${markdown}, which would be shown as it stands; remove it`;
  return WRAPPED.test(text)
    ? `begins with ${text.charAt(0)} and ends with ${text.at(-1)}, which would be shown; remove both`
    : undefined;
}

/** Whether a text brings the quotation marks that the page draws around it. */
export function hasOuterMark(text: string): boolean {
  return OUTER_MARK.test(text);
}
