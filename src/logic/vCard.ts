import { detailsOf } from './businessDetails.ts';
import { splitAddress } from './postalAddress.ts';
import type { Business } from '../schemas/business.ts';

/** The business as a vCard 3.0; `url` is the address of its site. */
export function vCard(business: Business, url: string): string {
  const { name } = business;
  const details = detailsOf(business);
  const fields = details.flatMap(({ field, value, card }) => {
    if (!card) return [];
    const text = field === 'address' ? addressFields(value) : escapeText(value);
    return `${card.start}${text}${card.end}`;
  });
  const notes = details.filter(({ card }) => card === undefined).map(({ value }) => value);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(name)}`,
    `N:${escapeText(name)};;;;`,
    `ORG:${escapeText(name)}`,
    ...fields,
    ...(notes.length > 0 ? [`NOTE:${escapeText(notes.join('\n'))}`] : []),
    `URL:${url}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Street and town, which are fields of their own. */
function addressFields(address: string): string {
  const { street, town = '' } = splitAddress(address);
  return `${escapeText(street)};${escapeText(town)}`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\,;]/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}
