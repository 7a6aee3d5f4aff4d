export type MailtoHref = `mailto:${string}`;

/** What a mail link may fill in for the visitor. */
export interface MailText {
  subject: string;
  body?: string;
}

/** A mail link with a message, and whether the message had to be cut to fit into it. */
export interface MailLink {
  href: MailtoHref;
  isCut: boolean;
}

/** What every browser and mail program is known to take; Windows stops at about 2,000 characters. */
export const MAILTO_MAX_LENGTH = 1800;
/** However many rooms a subject names, the message has the greater part. */
const SUBJECT_MAX_LENGTH = 600;

const ELLIPSIS = '…';
const LINE_BREAK = /\r\n?|[\n\u2028\u2029]/gu;
/** All but the tab and the line feed. */
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f]/gu;
/** Signs that turn the direction of all that follows them, and would turn other lines of a header. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/gu;
/** Halves of a letter, which no URL can hold. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Lines without signs that are no letters. */
function clean(text: string): string {
  return text.replace(LINE_BREAK, '\n').replace(CONTROLS, '').replace(LONE_SURROGATES, '\ufffd');
}

/** Percent-encoded after RFC 6068, which lets lines end in CRLF. */
function encode(cleanText: string): string {
  return encodeURIComponent(cleanText.replaceAll('\n', '\r\n'));
}

/** As much of a text as fits into so many characters of a URL: whole letters, and an ellipsis. */
function fit(text: string, room: number): { encoded: string; isCut: boolean } {
  const cleanText = clean(text);
  const encoded = encode(cleanText);
  if (encoded.length <= room) return { encoded, isCut: false };
  const end = encodeURIComponent(ELLIPSIS);
  let beginning = '';
  // No letter takes less than one character, so that nothing behind these can fit.
  for (const { segment } of new Intl.Segmenter().segment(cleanText.slice(0, room))) {
    const letter = encode(clean(segment));
    if (beginning.length + letter.length + end.length > room) break;
    beginning += letter;
  }
  return { encoded: beginning + end, isCut: true };
}

/** A subject is one line: a second one would be a header of its own. */
function encodeSubject(text: string): string {
  const line = text.replace(CONTROLS, ' ').replace(BIDI_CONTROLS, '').replace(/\s+/gu, ' ');
  return fit(line.trim(), SUBJECT_MAX_LENGTH).encoded;
}

/** What a mail link has behind the address to begin the message with a subject; anything, made one line. */
export function mailQuery(subject: string): string {
  return `?subject=${encodeSubject(subject)}`;
}

/**
 * The URL of a link that opens the visitor's mail program.
 *
 * @param email an e-mail address, already checked by the business schema
 * @param subject what the message begins with; anything, as it is made one line
 * @returns a `mailto:` URL, percent-encoded after RFC 6068 (only the @ stays as it is)
 */
export function mailtoHref(email: string, subject?: string): MailtoHref {
  const at = email.lastIndexOf('@');
  const localPart = encodeURIComponent(email.slice(0, at));
  const domain = encodeURIComponent(email.slice(at + 1));
  const query = subject === undefined ? '' : mailQuery(subject);
  return `mailto:${localPart}@${domain}${query}`;
}

/**
 * The link that takes a whole message along, or as much of it as a mail link may carry.
 *
 * @param text the message; a visitor may have written anything in it
 */
export function mailLink(email: string, { subject, body = '' }: MailText): MailLink {
  const start: MailtoHref = `${mailtoHref(email, subject)}&body=`;
  const { encoded, isCut } = fit(body, MAILTO_MAX_LENGTH - start.length);
  return { href: `${start}${encoded}`, isCut };
}
