/**
 * Starts a studio as `npm run edit -- --public … --friends …` does, for the content of `CONTENT_FOLDER`. It may
 * also reach a mail server on this computer, with the certificate in `MAILBOX`: the studio itself has no
 * setting for that, since a stolen session could use it.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, stopSignal } from '../../node/stopping.ts';
import { openAccess } from '../../studio/server/access/access.ts';
import { PUBLIC_NETWORK } from '../../studio/server/enquiries/sendMail.ts';
import { startStudio } from '../../studio/server/http/start.ts';

const { CONTENT_FOLDER = '', PORT, MAILBOX } = process.env;
const { values } = parseArgs({
  options: { public: { type: 'string' }, friends: { type: 'string' } },
});

await runCommand(async () => {
  const root = resolve(CONTENT_FOLDER);
  const publicUrl = new URL(values.public ?? '');
  const friendsUrl = new URL(values.friends ?? '');
  const resolveHost = async (host: string) =>
    host === 'localhost' ? host : PUBLIC_NETWORK.resolveHost(host);
  const mailNetwork = { resolveHost, trusted: MAILBOX };
  await startStudio(root, Number(PORT), stopSignal, { publicUrl, friendsUrl, mailNetwork });
  process.stdout.write(`${openAccess(root).newCode()}\n`);
});
