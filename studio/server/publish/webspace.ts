import { fillIn } from '../../../src/logic/fillIn.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { withFtps } from './ftps.ts';
import { PublishError } from './publishError.ts';
import { PART, type Webspace } from './sendSite.ts';
import { withSftp } from './sftp.ts';
import {
  connectionOf,
  type UseWebspace,
  type WebspaceOptions,
  type WebspaceSettings,
} from './webspaceConnection.ts';
import type { Secrets } from './publishSettings.ts';

/** Only other hosts read these files of a built site. */
const OF_OTHER_HOSTS =
  /^(?:\.nojekyll|\.assetsignore|_headers|vercel\.json|\.hosting\/wrangler\.json)$/u;

/** Whether a file of a built site is of use on a webspace. */
export const isForWebspace = (file: string) => !OF_OTHER_HOSTS.test(file);

/** Replies of FTP servers (RFC 959). */
const NOT_LOGGED_IN = 530;
const NO_SPACE = [451, 452, 552];
/** vsftpd answers 522 if the session of TLS must be resumed. */
const NO_DATA_CONNECTION = [425, 522];
const CLOSED = [421, 426];

const UNREACHABLE = /getaddrinfo|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/u;
const TIMED_OUT = /ETIMEDOUT|[Tt]imed? ?out/u;

/** A failed transfer or login, in words for the owner. `file` is the one that was handled last. */
function explain({ code, message }: Error & { code?: unknown }, file: string): string {
  if (code === NOT_LOGGED_IN || message.includes('authentication methods failed'))
    return WORDS.wrongPassword;
  if (/encrypted .*key/iu.test(message)) return WORDS.lockedKey;
  if (message.includes('privateKey')) return WORDS.badKey;
  const cause = `${String(code)} ${message}`;
  if (UNREACHABLE.test(cause) || TIMED_OUT.test(cause)) return WORDS.noServer;
  // ProFTPD ends the transfer before its answer arrives.
  if (message.includes('(data socket)')) return fillIn(WORDS.transferEnded, { file });
  // Of FTP (RFC 959) and SFTP; errors of the connection have names instead.
  if (typeof code !== 'number' || CLOSED.includes(code)) return WORDS.connectionBroke;
  if (NO_SPACE.includes(code)) return WORDS.serverFull;
  if (NO_DATA_CONNECTION.includes(code)) return WORDS.noDataConnection;
  return fillIn(WORDS.refusedFile, { file });
}

/**
 * Uses a webspace and closes it. Remembers the key of an SFTP server in `secrets` and refuses
 * another one later.
 *
 * @throws In words for the owner.
 */
export async function withWebspace(
  settings: WebspaceSettings,
  secrets: Secrets,
  options: WebspaceOptions,
  use: UseWebspace,
): Promise<void> {
  let lastFile = settings.directory;
  /** Notes each file before it is handled. */
  const noting = ({ read, write, makeFolder, rename, remove }: Webspace): Webspace => {
    const noted = <Rest extends unknown[], Result>(
      task: (file: string, ...rest: Rest) => Promise<Result>,
    ) => {
      return (file: string, ...rest: Rest) => {
        lastFile = file.endsWith(PART) ? file.slice(0, -PART.length) : file;
        return task(file, ...rest);
      };
    };
    return {
      ...{ read: noted(read), write: noted(write), makeFolder: noted(makeFolder) },
      ...{ rename: noted(rename), remove: noted(remove) },
    };
  };
  try {
    const connection = await connectionOf(settings, secrets, options);
    const open = settings.way === 'ftps' ? withFtps : withSftp;
    await open(connection, (space) => use(noting(space)));
  } catch (error) {
    if (error instanceof PublishError) throw error;
    const { message: details } = error as Error;
    throw new PublishError(explain(error as Error, lastFile), { details });
  }
}
