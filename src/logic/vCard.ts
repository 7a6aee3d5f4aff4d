import type { Business } from '../schemas/business.ts';

/** The business as a vCard 3.0; `url` is the address of its site. */
export function vCard(business: Business, url: string): string {
  const { name, email, phone, areaServed, address, hours } = business;
  const note = [areaServed, hours].filter((detail) => detail !== undefined).join('\n');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(name)}`,
    `N:${escapeText(name)};;;;`,
    `ORG:${escapeText(name)}`,
    `EMAIL;TYPE=INTERNET:${escapeText(email)}`,
    ...(phone === undefined ? [] : [`TEL;TYPE=WORK:${escapeText(phone)}`]),
    ...(address === undefined ? [] : [`ADR;TYPE=WORK:;;${escapeText(address)};;;;`]),
    ...(note === '' ? [] : [`NOTE:${escapeText(note)}`]),
    `URL:${url}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\,;]/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}
