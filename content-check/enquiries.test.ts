import { expect, it } from 'vitest';
import { checkEnquiries } from './enquiries.ts';

const file = (name: string, data: unknown) => ({ file: name, data, lineOf: () => 7 });
const privacy = '/privacy';
const words = file('enquiry.yaml', { sending: {} });

function problemsOf(enquiries: object | undefined, enquiry = words): string[] {
  const issues = checkEnquiries([file('business.yaml', { enquiries }), enquiry]);
  return issues.map(({ path = [], message }) => `${path.join(' ')} ${message}`);
}

const service = (address: string, fields?: object[]) =>
  problemsOf({ way: 'service', address, fields, privacy });
const KEY = { name: 'access_key', value: '5f8b' };

it('accepts the addresses for forms of known services, and endpoints of one’s own', () => {
  expect(problemsOf(undefined)).toEqual([]);
  expect(problemsOf({ way: 'netlify', privacy })).toEqual([]);
  expect(problemsOf({ way: 'studio', address: 'https://studio.example.com', privacy })).toEqual([]);
  expect(service('https://formspree.io/f/abcdwxyz')).toEqual([]);
  expect(service('https://usebasin.com/f/0123456789ab')).toEqual([]);
  expect(service('https://api.web3forms.com/submit', [KEY])).toEqual([]);
  expect(service('https://api.web3forms.com/submit/01234567-89ab-cdef')).toEqual([]);
  expect(service('https://forms.hearth-and-shelf.example/enquiry')).toEqual([]);
});

it('finds typing errors in the name of a service', () => {
  expect(service('https://formspre.io/f/abcdwxyz')).toEqual([
    'enquiries address has an unknown service, formspre.io. Did you mean an address such as https://formspree.io/f/abcdwxyz?',
  ]);
  expect(service('https://api.web3form.com/submit', [KEY])[0]).toContain('api.web3forms.com');
  expect(service('https://usebassin.com/f/1')[0]).toContain('usebasin.com');
});

it('finds addresses that are not for forms, and a key that is missing', () => {
  expect(service('https://formspree.io/forms/abcdwxyz/integration')).toEqual([
    'enquiries address is not the address of a form at Formspree. Copy that one; it looks like https://formspree.io/f/abcdwxyz.',
  ]);
  expect(service('https://api.web3forms.com/submit')).toEqual([
    'enquiries fields is missing; Web3Forms needs the hidden field access_key. Copy its value there.',
  ]);
});

it('needs the words of the form', () => {
  expect(problemsOf({ way: 'netlify', privacy }, file('enquiry.yaml', {}))).toEqual([
    'sending is missing; enquiries need these words. Run npm run migrate, or see docs/enquiries.md.',
  ]);
});
