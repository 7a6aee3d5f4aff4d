import { once } from 'node:events';
import { connect } from 'node:tls';
import { remark } from './remark.ts';
import { ask, targetOf } from './visit.ts';
import type { Remark } from './remark.ts';

const HTTPS_PORT = 443;
const DAY_MS = 86_400_000;
/** When a certificate should have been renewed, in parts of its time, be it 90 days or 6. */
const RENEWED_AT = 0.8;

/** How long the certificate is still good. */
export async function inspectCertificate({ hostname, port }: URL): Promise<Remark> {
  const socket = connect({
    host: hostname,
    port: Number(port) || HTTPS_PORT,
    servername: hostname,
  });
  await once(socket, 'secureConnect');
  const { valid_from: begin, valid_to: end } = socket.getPeerCertificate();
  socket.destroy();
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
