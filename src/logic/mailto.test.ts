import { describe, expect, it } from 'vitest';
import { mailLink, MAILTO_MAX_LENGTH, mailtoHref } from './mailto.ts';

const EMAIL = 'hello@example.com';

/** What a mail program makes of a link: every field by its name, each once. */
function readMail(href: string): Record<string, string> {
  const { protocol, pathname, search, hash } = new URL(href);
  expect(hash).toBe('');
  const fields = search
    .slice(1)
    .split('&')
    .map((field) => field.split('='));
  expect(fields.every((parts) => parts.length === 2)).toBe(true);
  const names = fields.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  const read = fields.map(([name = '', value = '']) => [name, decodeURIComponent(value)]);
  return { to: protocol + pathname, ...(Object.fromEntries(read) as Record<string, string>) };
}

describe('a mail link', () => {
  it('leaves a plain address readable', () => {
    expect(mailtoHref(EMAIL)).toBe('mailto:hello@example.com');
  });

  it('encodes what would end or split the address', () => {
    expect(mailtoHref('a+b&c?d%e@example.com')).toBe('mailto:a%2Bb%26c%3Fd%25e@example.com');
  });

  it('carries a subject, spaces as %20', () => {
    expect(mailtoHref(EMAIL, 'Help & more?')).toBe(
      'mailto:hello@example.com?subject=Help%20%26%20more%3F',
    );
  });
});

describe('a mail link with a message', () => {
  it.each([
    ['signs of URLs', 'a=b&bcc=thief@example.com?#x%0D%0ABcc: y+z'],
    ['quotes and brackets', `"double" 'single' <b>bold</b> \\ \` ‘curly’ „low“`],
    ['letters of several parts', '👩‍👩‍👧‍👦 🇩🇪 é é 👍🏽'],
    ['other scripts, with their marks', 'שלום\u200f, hello\u200e! مرحبا'],
    ['a very long word', 'w'.repeat(1000)],
    ['a tab', 'a\tb'],
  ])('brings %s as they are', (_name, body) => {
    const { href, isCut } = mailLink(EMAIL, { subject: 'Help', body });
    expect(readMail(href)).toEqual({ to: `mailto:${EMAIL}`, subject: 'Help', body });
    expect(href).toMatch(/^[\w.!~*'()%@:?=&-]+$/u);
    expect(isCut).toBe(false);
  });

  it('ends every line as mail does, whichever way it ended before', () => {
    const { href } = mailLink(EMAIL, { subject: 'x', body: 'a\nb\r\nc\rd\u2028e\u2029f' });
    expect(href).toContain('&body=a%0D%0Ab%0D%0Ac%0D%0Ad%0D%0Ae%0D%0Af');
  });

  it.each([
    'Help\r\nBcc: thief@example.com',
    'Help\nBcc: thief@example.com',
    'Help\u2028\0 Bcc: thief@example.com',
  ])('never lets a subject become a header of its own', (subject) => {
    expect(readMail(mailLink(EMAIL, { subject }).href).subject).toBe('Help Bcc: thief@example.com');
  });

  it('takes out what is no letter, and what would turn the subject around', () => {
    const { href } = mailLink(EMAIL, {
      subject: '\u202eHelp\u2066',
      body: 'a\0b\u001bc\u0085d\ud800e',
    });
    expect(readMail(href)).toMatchObject({ subject: 'Help', body: 'abcd\ufffde' });
  });

  it.each([
    ['one word', 'w'],
    ['umlauts', 'ü'],
    ['families', '👩‍👩‍👧‍👦'],
    ['line breaks', '\n'],
  ])('stops at 1,800 characters, after a whole letter: %s', (_name, letter) => {
    const { href, isCut } = mailLink(EMAIL, { subject: 'Help', body: letter.repeat(10_000) });
    expect(isCut).toBe(true);
    expect(href.length).toBeLessThanOrEqual(MAILTO_MAX_LENGTH);
    expect(href.length).toBeGreaterThan(MAILTO_MAX_LENGTH - 100);
    const read = readMail(href).body?.replaceAll('\r\n', '\n') ?? '';
    expect(read).toBe(`${letter.repeat((read.length - 1) / letter.length)}…`);
  });

  it('keeps most of its room for the message, however long the subject', () => {
    const { href, isCut } = mailLink(EMAIL, { subject: 'ü'.repeat(1000), body: 'a'.repeat(1000) });
    expect(readMail(href)).toMatchObject({
      subject: expect.stringMatching(/^ü+…$/u) as string,
      body: 'a'.repeat(1000),
    });
    expect(isCut).toBe(false);
  });

  it('is not cut when it just fits', () => {
    const room = MAILTO_MAX_LENGTH - mailLink(EMAIL, { subject: 'Help' }).href.length;
    const fits = mailLink(EMAIL, { subject: 'Help', body: 'a'.repeat(room) });
    expect(fits).toMatchObject({ isCut: false });
    expect(fits.href).toHaveLength(MAILTO_MAX_LENGTH);
    expect(mailLink(EMAIL, { subject: 'Help', body: 'a'.repeat(room + 1) }).isCut).toBe(true);
  });
});

it.each([
  "o'neil@example.com",
  'a?subject=Free&bcc=all@example.com',
  'a#b@example.com',
  'a%0ab@example.com',
  'a/../b@example.com',
  '"quoted, name"@example.com',
  'a;b<c>@example.com',
])('opens a mail to %s alone, with nothing in it (RFC 6068)', (address) => {
  const { pathname, search, hash } = new URL(mailtoHref(address));
  expect(decodeURIComponent(pathname)).toBe(address);
  expect(pathname).not.toMatch(/[\s"<>,;/]/u);
  expect(search + hash).toBe('');
});
