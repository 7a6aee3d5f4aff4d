import { expect, it } from 'vitest';
import { vCard } from './vCard.ts';

const BUSINESS = {
  name: 'Räume, Regale; & \\Ruhe',
  email: 'hello@example.com',
  siteUrl: 'https://www.example.com',
  socialLinks: [],
  copyrightYear: 2026,
  credit: { name: 'Studio', url: 'https://example.com/' },
};
const URL = 'https://www.example.com/';

it('contains name, addresses and telephone of the business', () => {
  const details = {
    phone: '+1 555 0100',
    areaServed: 'Town; villages around it',
    address: 'Shelf Lane 1, Town',
    hours: [{ days: 'Monday to Friday', hours: '9 to 5' }, { days: 'Saturday by appointment' }],
  };
  expect(vCard({ ...BUSINESS, ...details }, URL)).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Räume\\, Regale\\; & \\\\Ruhe',
      'N:Räume\\, Regale\\; & \\\\Ruhe;;;;',
      'ORG:Räume\\, Regale\\; & \\\\Ruhe',
      'EMAIL;TYPE=INTERNET:hello@example.com',
      'TEL;TYPE=WORK:+1 555 0100',
      'ADR;TYPE=WORK:;;Shelf Lane 1\\, Town;;;;',
      String.raw`NOTE:Town\; villages around it\nMonday to Friday: 9 to 5\nSaturday by appointment`,
      'URL:https://www.example.com/',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
  const address = 'Shelf Lane 1\nBack yard\nTown';
  expect(vCard({ ...BUSINESS, address }, URL)).toContain(
    '\r\nADR;TYPE=WORK:;;Shelf Lane 1\\, Back yard;Town;;;\r\n',
  );
  expect(vCard(BUSINESS, URL)).not.toMatch(/TEL|ADR|NOTE/u);
});
