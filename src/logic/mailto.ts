export interface MailText {
  subject: string;
  body: string;
}

/** Works in every browser and mail program; Windows stops at about 2,000 characters. */
export const MAILTO_MAX_LENGTH = 1800;
const SUBJECT_MAX_LENGTH = 600;
const ELLIPSIS = encodeURIComponent('…');

/** Percent-encodes as many whole letters as fit, with CRLF line ends (RFC 6068). */
function encode(text: string, maxLength: number): { encoded: string; isTruncated: boolean } {
  const lines = text.replaceAll('\n', '\r\n');
  const whole = encodeURIComponent(lines);
  if (whole.length <= maxLength) return { encoded: whole, isTruncated: false };
  let encoded = '';
  for (const { segment } of new Intl.Segmenter().segment(lines)) {
    const longer = encoded + encodeURIComponent(segment);
    if (longer.length + ELLIPSIS.length > maxLength) break;
    encoded = longer;
  }
  return { encoded: encoded + ELLIPSIS, isTruncated: true };
}

export function mailtoQuery(subject: string): string {
  return `?subject=${encode(subject, SUBJECT_MAX_LENGTH).encoded}`;
}

export function mailtoHref(email: string, subject?: string): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}${subject === undefined ? '' : mailtoQuery(subject)}`;
}

/** A mail link with a whole message, or as much of it as fits. */
export function mailLink(email: string, { subject, body }: MailText) {
  const start = `${mailtoHref(email, subject)}&body=`;
  const { encoded, isTruncated } = encode(body, MAILTO_MAX_LENGTH - start.length);
  return { href: start + encoded, isTruncated };
}
