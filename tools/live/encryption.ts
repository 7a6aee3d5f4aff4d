import { once } from 'node:events';
import { connect } from 'node:tls';
import { ask, redirectTarget, type Remark, remark } from './visit.ts';

const HTTPS_PORT = 443;
const DAY_MS = 86_400_000;
/** Share of the lifetime after which a certificate should be renewed. */
const RENEWAL_DUE = 0.8;

/** Checks the certificate, HTTP/2, and the redirect from http:// to https://. */
export async function inspectEncryption({ hostname, origin, port }: URL): Promise<Remark[]> {
  const options = { servername: hostname, ALPNProtocols: ['h2', 'http/1.1'] };
  const socket = connect(Number(port) || HTTPS_PORT, hostname, options);
  await once(socket, 'secureConnect');
  const { valid_from: begin, valid_to: end } = socket.getPeerCertificate();
  const isHttp2 = socket.alpnProtocol === 'h2';
  socket.destroy();
  const [first, last, now] = [Date.parse(begin), Date.parse(end), Date.now()];
  const days = Math.floor((last - now) / DAY_MS);
  const remarks = [
    remark(
      now < first + (last - first) * RENEWAL_DUE,
      `The certificate is valid for another ${days} days.`,
      `The certificate expires in ${days} days. Renew it.`,
    ),
    remark(
      isHttp2,
      'The server speaks HTTP/2.',
      'The server speaks only HTTP/1.1. Turn on HTTP/2 for faster pictures: docs/online.md.',
      'advice',
    ),
  ];
  // A test server on another port has no http:// counterpart.
  if (port !== '') return remarks;
  const answer = await ask(`http://${hostname}/`).catch(() => undefined);
  const redirects = remark(
    answer !== undefined && redirectTarget(answer) === `${origin}/`,
    'http:// redirects to https://.',
    `http://${hostname} does not redirect to ${origin}. Set up that redirect.`,
  );
  return [...remarks, redirects];
}
