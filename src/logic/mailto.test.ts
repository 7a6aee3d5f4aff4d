import { expect, it } from 'vitest';
import { mailLink, MAILTO_MAX_LENGTH, mailtoHref } from './mailto.ts';

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

it('links to an address, with a subject if there is one', () => {
  expect(mailtoHref('hallo+büro@example.com')).toBe('mailto:hallo%2Bb%C3%BCro@example.com');
  expect(mailtoHref(EMAIL, 'A & B')).toBe(`mailto:${EMAIL}?subject=A%20%26%20B`);
});

it('writes the whole of a short message, up to the limit', () => {
  const { href, isTruncated } = mailLink(EMAIL, { subject: 'Help', body: 'One\ntwo' });
  expect(href).toBe(`mailto:${EMAIL}?subject=Help&body=One%0D%0Atwo`);
  expect(isTruncated).toBe(false);
  const room = MAILTO_MAX_LENGTH - mailLink(EMAIL, { subject: 'Help', body: '' }).href.length;
  const full = mailLink(EMAIL, { subject: 'Help', body: 'a'.repeat(room) });
  expect([full.href.length, full.isTruncated]).toEqual([MAILTO_MAX_LENGTH, false]);
  const cut = mailLink(EMAIL, { subject: 'Help', body: 'a'.repeat(room + 1) });
  expect([cut.href.length, cut.isTruncated]).toEqual([MAILTO_MAX_LENGTH, true]);
});
