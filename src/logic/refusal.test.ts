import { expect, it } from 'vitest';
import { reasonOf } from './refusal.ts';

it.each([
  [
    'Formspree',
    { errors: [{ code: 'TYPE_EMAIL', message: 'should be an email' }] },
    'should be an email.',
  ],
  ['Formspree, of a form', { error: 'Form not found' }, 'Form not found.'],
  [
    'Web3Forms, as it documents',
    { success: false, body: { data: { name: 'Ada' }, message: 'Invalid access key' } },
    'Invalid access key.',
  ],
  ['Web3Forms', { success: false, message: 'Invalid access key!' }, 'Invalid access key!'],
  ['Basin', { error: 'Spam detected.' }, 'Spam detected.'],
  ['the studio', { error: 'Too many messages.' }, 'Too many messages.'],
  ['lists of texts', { errors: ['One', 'Two'] }, 'One, Two.'],
  ['objects', { error: { message: 'Broken' } }, 'Broken.'],
])('reads the reason of %s', (_, answer, reason) => {
  expect(reasonOf(answer)).toBe(reason);
});

it.each([
  undefined,
  null,
  'text',
  4,
  [],
  {},
  { errors: [] },
  { error: 7 },
  { error: { message: {} } },
])('finds none in %j', (answer) => {
  expect(reasonOf(answer)).toBe('');
});
