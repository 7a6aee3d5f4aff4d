import { expect, it } from 'vitest';
import { mailLink, MAILTO_MAX_LENGTH } from './mailto.ts';

const EMAIL = 'hello@example.com';

/** The fields that a mail program reads from a link. */
function readMail(href: string): Record<string, string> {
  const fields = new URL(href).search.slice(1).split('&');
  const values = fields.map((field) => field.split('=').map(decodeURIComponent));
  return Object.fromEntries(values) as Record<string, string>;
}

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
