import { connect } from 'node:net';
import { posix } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Client as FtpClient, FTPError } from 'basic-ftp';
import SftpClient from 'ssh2-sftp-client';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import type { PublishSettings, Secrets } from './publishSettings.ts';
import type { Webspace } from './sendSite.ts';

export type WebspaceSettings = Extract<PublishSettings, { way: 'ftps' | 'sftp' }>;
type Use = (space: Webspace) => Promise<void>;

const TIMEOUT_MS = 30_000;
/** Replies of FTP servers (RFC 959). */
const [NO_FILE, NOT_LOGGED_IN] = [550, 530];
const UNREACHABLE = /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/u;
const CERTIFICATE = /CERT|SELF_SIGNED|ERR_TLS/u;

/** Errors of the connection, in words for the owner. */
function explain({ code, message }: Error & { code?: unknown }): string {
  if (message.includes('Host denied')) return WORDS.otherServer;
  if (code === NOT_LOGGED_IN || message.includes('authentication methods failed'))
    return WORDS.wrongPassword;
  if (CERTIFICATE.test(String(code))) return WORDS.badCertificate;
  if (UNREACHABLE.test(String(code)) || /getaddrinfo|[Tt]imed? ?out|ECONNREFUSED/u.test(message))
    return WORDS.noServer;
  return WORDS.webspaceFailed;
}

function partsOf({ host }: WebspaceSettings) {
  const { hostname, port } = new URL(`ftp://${host}`);
  return { host: hostname, port: port === '' ? undefined : Number(port) };
}

async function withFtps(settings: WebspaceSettings, secrets: Secrets, use: Use): Promise<void> {
  const client = new FtpClient(TIMEOUT_MS);
  const { host, port = 21 } = partsOf(settings);
  const { user, directory } = settings;
  try {
    await client.access({ host, port, user, password: secrets.secret, secure: true });
    await client.ensureDir(directory);
    const root = await client.pwd();
    const at = (file: string) => posix.join(root, file);
    await use({
      read: async (file) => {
        const target = new PassThrough();
        try {
          const [content] = await Promise.all([text(target), client.downloadTo(target, at(file))]);
          return content;
        } catch (error) {
          if (error instanceof FTPError && error.code === NO_FILE) return undefined;
          throw error;
        }
      },
      write: async (file, source) => {
        const stream = typeof source === 'string' ? source : Readable.from([source]);
        await client.uploadFrom(stream, at(file));
      },
      makeFolder: (folder) => client.ensureDir(at(folder)),
      rename: (from, to) => client.rename(at(from), at(to)),
      remove: (file) => client.remove(at(file), true),
    });
  } finally {
    client.close();
  }
}

async function withSftp(settings: WebspaceSettings, secrets: Secrets, use: Use): Promise<void> {
  // The library's promises may stay pending when the connection breaks.
  const { promise: broken, reject } = Promise.withResolvers<never>();
  const client = new SftpClient('studio', {
    error: reject,
    end: () => undefined,
    close: () => reject(new Error('The connection was closed.')),
  });
  const { host, port = 22 } = partsOf(settings);
  const { user: username, directory } = settings;
  const work = async () => {
    // Nagle's algorithm would add 40 ms to each answer.
    const sock = connect({ host, port, noDelay: true });
    const login = { host, port, sock, username, password: secrets.secret };
    const isKnown = (key: string) => (secrets.hostKey ??= key) === key;
    const options = {
      hostHash: 'sha256',
      hostVerifier: isKnown,
      readyTimeout: TIMEOUT_MS,
    } as const;
    await client.connect({ ...login, ...options });
    await client.mkdir(directory, true);
    const root = await client.realPath(directory);
    const at = (file: string) => posix.join(root, file);
    await use({
      read: async (file) => {
        if (!(await client.exists(at(file)))) return undefined;
        return ((await client.get(at(file))) as Buffer).toString('utf8');
      },
      write: async (file, source) => {
        if (typeof source === 'string') await client.fastPut(source, at(file));
        else await client.put(source, at(file));
      },
      makeFolder: (folder) => client.mkdir(at(folder), true),
      rename: (from, to) => client.posixRename(at(from), at(to)),
      remove: (file) => client.delete(at(file), true),
    });
  };
  try {
    await Promise.race([work(), broken]);
  } finally {
    await Promise.race([client.end(), broken]).catch(() => undefined);
  }
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
  use: Use,
): Promise<void> {
  try {
    await (settings.way === 'ftps' ? withFtps : withSftp)(settings, secrets, use);
  } catch (error) {
    throw new Error(explain(error as Error), { cause: (error as Error).message });
  }
}
