import { expect, it } from 'vitest';
import { mailLink, MAILTO_MAX_LENGTH, mailtoHref } from './mailto.ts';

const EMAIL = 'hello@example.com';

/** The fields that a mail program reads from a link. */
function readMail(href: string): Record<string, string> {
  const { pathname, search } = new URL(href);
  const fields = search.slice(1).split('&');
  const values = fields.map((field) => field.split('=').map(decodeURIComponent));
  return { to: pathname, ...(Object.fromEntries(values) as Record<string, string>) };
}

it('links to an address, with an optional subject', () => {
  expect(mailtoHref(EMAIL)).toBe('mailto:hello@example.com');
  expect(mailtoHref("o'neil+mail@example.com")).toBe("mailto:o'neil%2Bmail@example.com");
  expect(mailtoHref(EMAIL, 'Help & more?')).toBe(
    'mailto:hello@example.com?subject=Help%20%26%20more%3F',
  );
});

it.each([
  'a=b&bcc=thief@example.com?#x%0D%0ABcc: y+z',
  `"double" 'single' <b>bold</b> \\ \` ‘curly’ „low“`,
  '👩‍👩‍👧‍👦 🇩🇪 é é 👍🏽 שלום\u200f, hello\u200e! مرحبا',
])('carries the message %s', (body) => {
  const { href, isTruncated } = mailLink(EMAIL, { subject: 'Help', body });
  expect(readMail(href)).toEqual({ to: EMAIL, subject: 'Help', body });
  expect(isTruncated).toBe(false);
});

it.each(['w', 'ü', '👩‍👩‍👧‍👦', '\n'])('cuts a long message after a whole letter: %j', (letter) => {
  const { href, isTruncated } = mailLink(EMAIL, { subject: 'Help', body: letter.repeat(10_000) });
  expect(isTruncated).toBe(true);
  expect(href.length).toBeLessThanOrEqual(MAILTO_MAX_LENGTH);
  expect(href.length).toBeGreaterThan(MAILTO_MAX_LENGTH - 100);
  const read = readMail(href).body?.replaceAll('\r\n', '\n') ?? '';
  expect(read).toBe(`${letter.repeat((read.length - 1) / letter.length)}…`);
});

it('keeps most of the link for the message, however long the subject', () => {
  const body = 'a'.repeat(1000);
  const { href } = mailLink(EMAIL, { subject: 'ü'.repeat(1000), body });
  expect(readMail(href)).toMatchObject({
    subject: expect.stringMatching(/^ü+…$/u) as string,
    body,
  });
});

it('carries a message that just fits', () => {
  const room = MAILTO_MAX_LENGTH - mailLink(EMAIL, { subject: 'Help', body: '' }).href.length;
  expect(mailLink(EMAIL, { subject: 'Help', body: 'a'.repeat(room) }).isTruncated).toBe(false);
  expect(mailLink(EMAIL, { subject: 'Help', body: 'a'.repeat(room + 1) }).isTruncated).toBe(true);
});
