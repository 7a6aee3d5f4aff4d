import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { makeCertificate } from './certificate.ts';
import type { AddressInfo } from 'node:net';

export const MAIL_PASSWORD = 'correct horse';

interface SentMail {
  from: string;
  to: string[];
  /** As it crossed the network. */
  source: string;
}

/** A real mail server on this computer, which takes mail for one account. */
export async function startMailbox() {
  const certificate = makeCertificate();
  const mails: SentMail[] = [];
  /** Answers to recipients and mails, in place of taking them. */
  let refusal: { responseCode: number } | undefined;
  const refused = () => refusal && Object.assign(new Error('Refused'), refusal);
  const server = new SMTPServer({
    ...certificate,
    onAuth: ({ username, password }, _, callback) => {
      const isRight = username === 'owner' && password === MAIL_PASSWORD;
      callback(isRight ? null : new Error('Wrong'), { user: username });
    },
    onRcptTo: (_address, _session, callback) => callback(refused()),
    onData: (stream, { envelope }, callback) => {
      void text(stream).then((source) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        callback();
      });
    },
  });
  // Clients that do not trust it break the connection.
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    last: (): SentMail => {
      const mail = mails.at(-1);
      if (!mail) throw new Error('No mail has arrived.');
      return mail;
    },
    port,
    certificate: certificate.cert,
    refuse: (responseCode?: number) => {
      refusal = responseCode === undefined ? undefined : { responseCode };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
