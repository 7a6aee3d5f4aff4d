import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useContentCopy } from '../../../tests/content/contentCopy.ts';
import { edit } from '../../../tests/support/contentFolder.ts';
import { foldersOf } from '../content/folders.ts';
import { ENQUIRY_WORDS, PUBLISH_WORDS } from '../words.ts';
import { openEnquiries } from './enquiryStore.ts';
import { createForwarder, pauseAfter } from './forwardEnquiries.ts';
import { MAIL_PASSWORD, startMailbox } from '../../../tests/support/mailbox.ts';
import {
  readMailAccount,
  removeMailAccount,
  withPassword,
  writeMailAccount,
} from './mailAccount.ts';
import { ANY_NETWORK, PUBLIC_NETWORK, sendMail } from './sendMail.ts';

const content = useContentCopy();
const root = join(content.home, 'content');
const WRITING = {
  name: 'Ada',
  email: 'ada@example.org',
  phone: '',
  subject: 'Help with the kitchen',
  message: 'Hello,\nplease help.',
};

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.close());
beforeEach(() => {
  mailbox.mails.length = 0;
  mailbox.refuse();
  const address = 'https://studio.example.com';
  edit(root, 'business.yaml', ['enquiries'], { way: 'studio', address, privacy: '/' });
  writeMailAccount(root, account());
});
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of openEnquiries(root, () => undefined).list())
    void openEnquiries(root, () => undefined).change(id, { removed: 1 });
});

const account = (changes: object = {}) => ({
  host: 'localhost',
  port: mailbox.port,
  user: 'owner',
  password: MAIL_PASSWORD,
  from: 'studio@example.com',
  to: 'hello@example.com',
  ...changes,
});
const network = () => ({ ...ANY_NETWORK, trusted: mailbox.certificate });

function open() {
  const enquiries = openEnquiries(root, () => undefined);
  const { signal } = new AbortController();
  return { enquiries, forwarder: createForwarder(root, enquiries, signal, network()) };
}

/** An enquiry arrives, and what is due is sent. */
async function receive(writing = WRITING) {
  const { enquiries, forwarder } = open();
  const { id } = await enquiries.add(writing, false, forwarder.firstState(false));
  forwarder.wake();
  await forwarder.settled();
  return { enquiries, forwarder, mail: () => enquiries.read(id)?.mail };
}

it('sends an enquiry on by e-mail, with an answer to the visitor', async () => {
  const { mail } = await receive();
  expect(mail()).toEqual({ state: 'sent' });
  const { from, to, source } = mailbox.last();
  expect([from, to]).toEqual(['studio@example.com', ['hello@example.com']]);
  expect(source).toContain('From: The Tidy Touch <studio@example.com>');
  expect(source).toContain('Reply-To: Ada <ada@example.org>');
  expect(source).toContain('Subject: =?UTF-8?Q?Enquiry_from_Ada_');
  expect(source).toContain('Content-Type: text/plain');
  expect(source).toMatch(/Hello,\r?\nplease help\./u);
});

it('cannot be given further recipients or headers', async () => {
  await receive({
    ...WRITING,
    name: 'Ada\r\nBcc: thief@example.com',
    email: '"a\r\nBcc: x"@example.org, thief@example.com',
    subject: 'a\nBcc: thief@example.com',
  });
  const { to, source } = mailbox.last();
  expect(to).toEqual(['hello@example.com']);
  const [head = ''] = source.split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:/mu);
});

it('tries again, each time later, and tells why', async () => {
  mailbox.refuse(550);
  const { enquiries, forwarder, mail } = await receive();
  expect(mail()).toMatchObject({
    state: 'waiting',
    tries: 1,
    problem: ENQUIRY_WORDS.refusedAddress,
  });
  expect([1, 2, 3, 20].map(pauseAfter)).toEqual([60_000, 120_000, 240_000, 21_600_000]);
  forwarder.wake();
  await forwarder.settled();
  expect(mail()).toMatchObject({ tries: 1 });

  mailbox.refuse();
  // Another start of the studio, a minute later.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 });
  const later = open();
  later.forwarder.wake();
  await later.forwarder.settled();
  expect(mail()).toEqual({ state: 'sent' });
  expect(enquiries.list()[0]?.isRead).toBe(false);
});

it('gives up after the last try', async () => {
  mailbox.refuse(550);
  const { enquiries, forwarder } = open();
  const mail = { state: 'waiting', tries: 23, next: 0 } as const;
  const { id } = await enquiries.add(WRITING, false, mail);
  forwarder.wake();
  await forwarder.settled();
  expect(enquiries.read(id)?.mail).toEqual({
    state: 'failed',
    problem: ENQUIRY_WORDS.refusedAddress,
  });
});

it('sends nothing that a program seems to have written, and nothing without an account', async () => {
  const { forwarder } = open();
  expect(forwarder.firstState(true)).toEqual({ state: 'none' });
  removeMailAccount(root);
  expect(forwarder.firstState(false)).toEqual({ state: 'none' });
  const { mail } = await receive();
  expect(mail()).toEqual({ state: 'none' });
  expect(mailbox.mails).toEqual([]);
});

it.each([
  ['a wrong password', { password: 'wrong' }, ENQUIRY_WORDS.wrongPassword],
  ['a server that does not exist', { port: 1 }, ENQUIRY_WORDS.noServer],
])('says what is wrong with %s', async (_, changes, message) => {
  await expect(sendMail(account(changes), WRITING, '', network())).rejects.toThrow(message);
});

it('trusts no unknown certificate, and at a public address no private network', async () => {
  await expect(sendMail(account(), WRITING, '', ANY_NETWORK)).rejects.toThrow(
    /certificate|reached/u,
  );
  await expect(sendMail(account(), WRITING, '', PUBLIC_NETWORK)).rejects.toThrow(
    PUBLISH_WORDS.privateNetwork,
  );
  expect(mailbox.mails).toEqual([]);
});

it('keeps the password beside the other secrets, for this account only', () => {
  expect(statSync(foldersOf(root).mail).mode & 0o777).toBe(0o600);
  const without = { password: '' };
  expect(withPassword(root, account(without)).password).toBe(MAIL_PASSWORD);
  const other = account({ ...without, host: 'evil.example' });
  expect(() => withPassword(root, other)).toThrow(ENQUIRY_WORDS.noSecret);
  expect(readMailAccount(root)?.host).toBe('localhost');
});
