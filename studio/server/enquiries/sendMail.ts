import { createTransport } from 'nodemailer';
import { fillIn } from '../../../src/logic/fillIn.ts';
import { PublishError } from '../publish/publishError.ts';
import { resolvePublicHost } from '../publish/publicNetwork.ts';
import { ENQUIRY_WORDS } from '../words.ts';
import type { MailSettings } from '../../shared/mailSettings.ts';
import type { Writing } from './enquiry.ts';

/** TLS from the start; all other ports begin without and must switch to it. */
const TLS_PORT = 465;
const TIMEOUT_MS = 20_000;

/** Why an e-mail could not be sent, in words for the owner. */
export class MailError extends Error {}

interface NetworkError {
  code?: string;
  responseCode?: number;
}

const CONNECTION_CODES = [
  'ECONNECTION',
  'ECONNREFUSED',
  'EDNS',
  'ENOTFOUND',
  'ESOCKET',
  'ETIMEDOUT',
];

function explain(error: unknown): string {
  const { code = '', responseCode = 0 } = error as NetworkError;
  if (code === 'EAUTH') return ENQUIRY_WORDS.wrongPassword;
  if (code === 'EENVELOPE') return ENQUIRY_WORDS.refusedAddress;
  if (code === 'ETLS' || /CERT|ALTNAME/u.test(code)) return ENQUIRY_WORDS.certificate;
  if (CONNECTION_CODES.includes(code) && responseCode === 0) return ENQUIRY_WORDS.noServer;
  return ENQUIRY_WORDS.mailFailed;
}

/** How a studio reaches mail servers. */
export interface MailNetwork {
  /** The IP address or name to connect to. @throws {PublishError} If the studio must not reach this host. */
  resolveHost: (host: string) => Promise<string>;
  /** For servers of tests, whose certificate nobody signed. */
  trusted?: string | undefined;
}

/** On this computer, every mail server. */
export const ANY_NETWORK: MailNetwork = { resolveHost: (host) => Promise.resolve(host) };
/** At a public address, only public servers: a stolen session could look around in others. */
export const PUBLIC_NETWORK: MailNetwork = { resolveHost: resolvePublicHost };

/** The e-mail about an enquiry: text only, and an answer goes to the visitor. */
function mailOf({ name, email, phone, subject, message }: Writing, siteName: string) {
  const none = ENQUIRY_WORDS.none;
  const contact = fillIn(ENQUIRY_WORDS.contact, {
    name,
    email: email || none,
    phone: phone || none,
  });
  return {
    subject: `${fillIn(ENQUIRY_WORDS.mailSubject, { name })} – ${subject || siteName}`,
    text: `${message}\n\n-- \n${contact}\n`,
    ...(email !== '' && { replyTo: { name, address: email } }),
  };
}

/** Sends an enquiry to the owner. @throws {MailError} */
export async function sendMail(
  account: MailSettings,
  writing: Writing,
  siteName: string,
  { resolveHost, trusted }: MailNetwork,
): Promise<void> {
  const { host, port, user, password, from, to } = account;
  try {
    const address = await resolveHost(host);
    const transport = createTransport({
      host: address,
      port,
      secure: port === TLS_PORT,
      // The password never crosses the network in the open.
      requireTLS: true,
      tls: { servername: host, ...(trusted !== undefined && { ca: trusted }) },
      ...(user !== '' && { auth: { user, pass: password } }),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // No files and addresses of this machine in an e-mail.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      const sender = { name: siteName, address: from };
      await transport.sendMail({ from: sender, to, ...mailOf(writing, siteName) });
    } finally {
      transport.close();
    }
  } catch (error) {
    const message = error instanceof PublishError ? error.message : explain(error);
    throw new MailError(message, { cause: error });
  }
}
