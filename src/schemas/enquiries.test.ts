import { expect, it } from 'vitest';
import { enquiriesGroup } from './enquiries.ts';

const SERVICE = { way: 'service', address: 'https://formspree.io/f/abcdwxyz', privacy: '/privacy' };

function problemsOf(enquiries: object): string[] {
  const { error } = enquiriesGroup().safeParse(enquiries);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(' ')}: ${message}`);
}

it('accepts each way with what belongs to it', () => {
  const fields = [{ name: 'access_key', value: '5f8b' }];
  expect(problemsOf({ ...SERVICE, fields })).toEqual([]);
  expect(problemsOf({ way: 'netlify', privacy: '/privacy' })).toEqual([]);
  const address = 'https://studio.example.com';
  expect(problemsOf({ way: 'studio', address, privacy: '/privacy' })).toEqual([]);
});

it.each([
  ['no address', { address: undefined }, 'address: is missing; write where enquiries are sent'],
  ['no HTTPS', { address: 'http://formspree.io/f/a' }, 'address: Invalid input'],
  ['an address for Netlify', { way: 'netlify' }, 'address: is not needed for Netlify'],
  ['a path for the studio', { way: 'studio' }, 'address: has a path; write "https://formspree.io"'],
  [
    'fields for the studio',
    { way: 'studio', address: 'https://a.example', fields: [{ name: 'a', value: 'b' }] },
    'fields: are only for a form service',
  ],
  [
    'a field of the form',
    { fields: [{ name: 'email', value: 'b' }] },
    'fields 0 name: is a field of the form itself',
  ],
  ['a strange field', { fields: [{ name: 'a b', value: 'b' }] }, 'fields 0 name: Invalid string'],
  ['no page about privacy', { privacy: undefined }, 'privacy: Invalid input'],
  ['an unknown way', { way: 'fax' }, 'way: Invalid option'],
  ['an unknown field', { cc: 'a' }, ': Unrecognized key: "cc"'],
])('refuses %s', (_, changes, problem) => {
  expect(problemsOf({ ...SERVICE, ...changes })).toEqual([expect.stringContaining(problem)]);
});
