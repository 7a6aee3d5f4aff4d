import { once } from 'node:events';
import { connect } from 'node:tls';
import { advise, remark } from './remark.ts';
import { ask, targetOf } from './visit.ts';
import type { PeerCertificate } from 'node:tls';
import type { Remark } from './remark.ts';

const HTTPS_PORT = 443;
const HTTP_2 = 'h2';
const DAY_MS = 86_400_000;
/** When a certificate should have been renewed, in parts of its time, be it 90 days or 6. */
const RENEWED_AT = 0.8;

/** Whether files come side by side over one connection, and how long the certificate is still good. */
export async function inspectEncryption({ hostname, port }: URL): Promise<Remark[]> {
  const socket = connect({
    host: hostname,
    port: Number(port) || HTTPS_PORT,
    servername: hostname,
    ALPNProtocols: [HTTP_2, 'http/1.1'],
  });
  await once(socket, 'secureConnect');
  const certificate = socket.getPeerCertificate();
  const protocol = socket.alpnProtocol;
  socket.destroy();
  return [
    inspectCertificate(certificate),
    advise(
      protocol === HTTP_2,
      'The server speaks HTTP/2.',
      'The server speaks HTTP/1.1 alone. Over HTTP/2 pictures would be there earlier; docs/online.md says how to switch it on.',
    ),
  ];
}

function inspectCertificate({ valid_from: begin, valid_to: end }: PeerCertificate): Remark {
  const [first, last, now] = [Date.parse(begin), Date.parse(end), Date.now()];
  const days = Math.floor((last - now) / DAY_MS);
  return remark(
    now < first + (last - first) * RENEWED_AT,
    `The certificate is good, for another ${days} days.`,
    `The certificate ends in ${days} days: nobody renews it.`,
  );
}

/** Whether who leaves out the "s" of https:// gets to the site at once. */
export async function inspectWayToHttps({ hostname, origin, port }: URL): Promise<Remark[]> {
  // At another port there is nothing to be found out.
  if (port !== '') return [];
  const answer = await ask(`http://${hostname}/`).catch(() => undefined);
  const target = answer && targetOf(answer);
  return [
    remark(
      target === `${origin}/`,
      'Who comes without encryption is led to it.',
      `http://${hostname} does not lead to ${origin} in one step.`,
    ),
  ];
}
