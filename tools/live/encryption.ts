import { once } from 'node:events';
import { connect } from 'node:tls';
import { judge } from './remark.ts';
import { ask, targetOf } from './visit.ts';
import type { Remark } from './remark.ts';

const HTTPS_PORT = 443;
const DAY_MS = 86_400_000;
/** Whoever renews certificates does so a month before; two weeks are time enough to look after it. */
const FEW_DAYS = 14;

/** How long the certificate is still good. */
export async function judgeCertificate({ hostname, port }: URL): Promise<Remark> {
  const socket = connect({
    host: hostname,
    port: Number(port) || HTTPS_PORT,
    servername: hostname,
  });
  await once(socket, 'secureConnect');
  const { valid_to: end } = socket.getPeerCertificate();
  socket.destroy();
  const days = Math.floor((Date.parse(end) - Date.now()) / DAY_MS);
  return judge(
    days >= FEW_DAYS,
    `The certificate is good for ${days} days.`,
    `The certificate ends in ${days} days: nobody renews it.`,
  );
}

/** Whether who leaves out the "s" of https:// gets to the site at once. */
export async function judgeWayToHttps({ hostname, origin, port }: URL): Promise<Remark> {
  // At another port there is nothing to be found out.
  const answer = port === '' ? await ask(`http://${hostname}/`).catch(() => undefined) : undefined;
  const target = answer && targetOf(answer);
  return judge(
    port !== '' || target === `${origin}/`,
    'Who comes without encryption is led to it.',
    `http://${hostname} does not lead to ${origin} in one step.`,
  );
}
