import { expect, it } from 'vitest';
import { enquirySource, enquiryTarget } from './enquiryTarget.ts';

const SITE = 'https://www.example.com';
const privacy = '/privacy';
const KEY = { name: 'access_key', value: '5f8b' };

function serviceTarget(address: string, fields?: { name: string; value: string }[]) {
  return enquiryTarget({ way: 'service', address, fields, privacy }, SITE);
}

it('marks the form for Netlify, which thanks on a page of the site', () => {
  expect(enquiryTarget({ way: 'netlify', privacy }, SITE)).toEqual({
    action: '/enquiry/sent',
    attributes: { name: 'enquiry', 'data-netlify': 'true', 'netlify-honeypot': 'website' },
    hidden: [{ name: 'form-name', value: 'enquiry' }],
    trap: { name: 'website', type: 'text' },
  });
});

it.each([
  ['https://formspree.io/f/abcdwxyz', '_next', '_gotcha', 'text'],
  ['https://api.web3forms.com/submit', 'redirect', 'botcheck', 'checkbox'],
  ['https://usebasin.com/f/0123456789ab', '_redirect', '_gotcha', 'text'],
  ['https://forms.example.com/a', '_next', 'website', 'text'],
])('%s gets the page of thanks as %s, and a trap called %s', (address, next, name, type) => {
  const { action, hidden, ...target } = serviceTarget(address, [KEY]);
  expect(action).toBe(address);
  expect(target.trap).toEqual({ name, type });
  expect(hidden).toEqual([KEY, { name: next, value: `${SITE}/enquiry/sent` }]);
});

it('keeps a page of thanks that the owner has named herself', () => {
  const own = { name: '_next', value: 'https://www.example.com/portfolio' };
  expect(serviceTarget('https://formspree.io/f/abcdwxyz', [own]).hidden).toEqual([own]);
});

it('sends to the public route of the studio, with the seconds it took', () => {
  const address = 'https://studio.example.com';
  const { action, hidden } = enquiryTarget({ way: 'studio', address, privacy }, SITE);
  expect(action).toBe('https://studio.example.com/__studio/enquiries');
  expect(hidden).toEqual([{ name: 'seconds', value: '' }]);
});

it('allows exactly one address in the policy', () => {
  const sourceOf = (address: string) => enquirySource({ way: 'service', address, privacy });
  expect(enquirySource({ way: 'netlify', privacy })).toBeUndefined();
  expect(enquirySource({ way: 'studio', address: 'https://studio.example.com', privacy })).toBe(
    'https://studio.example.com/__studio/enquiries',
  );
  expect(sourceOf('https://formspree.io/f/abcdwxyz')).toBe('https://formspree.io/f/abcdwxyz');
  expect(sourceOf("https://a.example/x;$script-src *,'self'?a=b#c")).toBe(
    "https://a.example/x%3B%24script-src%20*%2C'self'",
  );
});
