import type { Business } from '../schemas/business.ts';

/** RFC 2426, section 2.6: longer lines are folded, so many octets at a time. */
const LINE_OCTETS = 75;
const LINE_END = '\r\n';
/** What continues a line. */
const FOLD = `${LINE_END} `;

/**
 * The business as an entry of an address book: a vCard of version 3.0, which every telephone and mail
 * program takes.
 *
 * @param url where its site is
 */
export function vCard({ name, email, phone, address }: Business, url: string): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(name)}`,
    `N:${escapeText(name)};;;;`,
    `ORG:${escapeText(name)}`,
    `EMAIL;TYPE=INTERNET:${escapeText(email)}`,
    ...(phone === undefined ? [] : [`TEL;TYPE=WORK:${escapeText(phone)}`]),
    ...(address === undefined ? [] : [`ADR;TYPE=WORK:;;${escapeText(address)};;;;`]),
    `URL:${url}`,
    'END:VCARD',
  ];
  return lines.map((line) => fold(line) + LINE_END).join('');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\,;]/gu, String.raw`\$&`);
}

/** Lines are measured in octets and broken between characters. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > LINE_OCTETS) {
      folded += FOLD;
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
