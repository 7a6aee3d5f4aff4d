export type MailtoHref = `mailto:${string}`;

/**
 * The URL of a link that opens the visitor's mail program.
 *
 * @param email an e-mail address, already checked by the business schema
 * @returns a `mailto:` URL, percent-encoded after RFC 6068 (only the @ stays as it is)
 */
export function mailtoHref(email: string): MailtoHref {
  const at = email.lastIndexOf('@');
  const localPart = encodeURIComponent(email.slice(0, at));
  const domain = encodeURIComponent(email.slice(at + 1));
  return `mailto:${localPart}@${domain}`;
}
