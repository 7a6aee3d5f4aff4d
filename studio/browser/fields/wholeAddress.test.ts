import { expect, it } from 'vitest';
import { wholeAddress } from './wholeAddress.ts';

it.each([
  ['www.example.com', undefined, 'https://www.example.com'],
  ['@tidy.touch', 'instagram', 'https://www.instagram.com/tidy.touch'],
  ['@tidy', 'youtube', 'https://www.youtube.com/@tidy'],
  ['@tidy', 'whatsapp', '@tidy'],
  ['hello@example.com', undefined, 'hello@example.com'],
  ['/', 'facebook', '/'],
])('completes "%s" at %s to "%s"', (typed, service, whole) => {
  expect(wholeAddress(typed, service)).toBe(whole);
});
