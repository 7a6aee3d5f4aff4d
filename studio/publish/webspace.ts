import { connect } from 'node:net';
import { posix } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Client as FtpClient, FTPError } from 'basic-ftp';
import SftpClient from 'ssh2-sftp-client';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { PublishError } from './git.ts';
import type { PublishSettings } from '../types.ts';
import type { Secrets } from './publishSettings.ts';

export type WebspaceSettings = Extract<PublishSettings, { way: 'ftps' | 'sftp' }>;

/** A folder on a server; paths are relative to it. */
export interface Webspace {
  /** Undefined if there is no such file. */
  read: (file: string) => Promise<string | undefined>;
  /** Uploads a local file, or bytes. Makes its folder. */
  write: (file: string, source: string | Buffer) => Promise<void>;
  /** Replaces the target at once. */
  rename: (from: string, to: string) => Promise<void>;
  /** Does nothing if there is no such file. */
  remove: (file: string) => Promise<void>;
  close: () => Promise<void>;
}

const TIMEOUT_MS = 30_000;
/** Replies of FTP servers (RFC 959). */
const [NO_FILE, NOT_LOGGED_IN] = [550, 530];
/** SSH_FX_NO_SUCH_FILE of the SFTP protocol. */
const SFTP_NO_FILE = 2;
const UNREACHABLE = /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/u;
const CERTIFICATE = /CERT|SELF_SIGNED|ERR_TLS/u;

/** Errors of the connection, in words for the owner. */
function explain(error: unknown, wasKeyRefused: boolean): unknown {
  const { code, message } = error as { code?: unknown; message: string };
  const details = message;
  if (wasKeyRefused) return new PublishError(WORDS.otherServer, { details });
  if (code === NOT_LOGGED_IN || message.includes('authentication methods failed'))
    return new PublishError(WORDS.wrongPassword, { details });
  if (CERTIFICATE.test(String(code))) return new PublishError(WORDS.badCertificate, { details });
  if (UNREACHABLE.test(String(code)) || /getaddrinfo|[Tt]imed? ?out|ECONNREFUSED/u.test(message))
    return new PublishError(WORDS.noServer, { details });
  return new PublishError(WORDS.webspaceFailed, { details });
}

function partsOf({ host }: WebspaceSettings) {
  const { hostname, port } = new URL(`ftp://${host}`);
  return { host: hostname, port: port === '' ? undefined : Number(port) };
}

async function openFtps(
  settings: WebspaceSettings,
  { secret: password }: Secrets,
): Promise<Webspace> {
  const client = new FtpClient(TIMEOUT_MS);
  const { host, port = 21 } = partsOf(settings);
  const { user, directory } = settings;
  await client.access({ host, port, user, password, secure: true });
  await client.ensureDir(directory);
  const root = await client.pwd();
  const at = (file: string) => posix.join(root, file);
  const made = new Set(['.']);
  return {
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
      const parent = posix.dirname(file);
      if (!made.has(parent)) await client.ensureDir(at(parent));
      made.add(parent);
      await client.uploadFrom(
        typeof source === 'string' ? source : Readable.from([source]),
        at(file),
      );
    },
    rename: async (from, to) => {
      await client.rename(at(from), at(to));
    },
    remove: async (file) => {
      await client.remove(at(file), true);
    },
    close: () => {
      client.close();
      return Promise.resolve();
    },
  };
}

async function openSftp(
  settings: WebspaceSettings,
  { secret: password }: Secrets,
  isKnownKey: (key: string) => boolean,
): Promise<Webspace> {
  // The library's promises may stay pending when the connection breaks.
  const { promise: broken, reject } = Promise.withResolvers<never>();
  const client = new SftpClient('studio', {
    error: reject,
    end: () => undefined,
    close: () => reject(new Error('The connection was closed.')),
  });
  broken.catch(() => undefined);
  const orBroken = <Result>(answer: Promise<Result>) => Promise.race([answer, broken]);
  const { host, port = 22 } = partsOf(settings);
  const { user: username, directory } = settings;
  const key = { hostHash: 'sha256', hostVerifier: isKnownKey } as const;
  // Nagle's algorithm would add 40 ms to each answer.
  const sock = connect({ host, port, noDelay: true });
  const login = { host, port, sock, username, password, readyTimeout: TIMEOUT_MS };
  await orBroken(client.connect({ ...login, ...key }));
  await orBroken(client.mkdir(directory, true));
  const root = await orBroken(client.realPath(directory));
  const at = (file: string) => posix.join(root, file);
  const made = new Set(['.']);
  return {
    read: async (file) => {
      try {
        return ((await orBroken(client.get(at(file)))) as Buffer).toString('utf8');
      } catch (error) {
        if ((error as { code?: unknown }).code === SFTP_NO_FILE) return undefined;
        throw error;
      }
    },
    write: async (file, source) => {
      const parent = posix.dirname(file);
      if (!made.has(parent)) await orBroken(client.mkdir(at(parent), true));
      made.add(parent);
      if (typeof source === 'string') await orBroken(client.fastPut(source, at(file)));
      else await orBroken(client.put(source, at(file)));
    },
    rename: async (from, to) => {
      await orBroken(client.posixRename(at(from), at(to)));
    },
    remove: async (file) => {
      await orBroken(client.delete(at(file), true));
    },
    close: async () => {
      await orBroken(client.end());
    },
  };
}

/**
 * Uses a webspace and closes it. Remembers the key of an SFTP server in `secrets` and refuses
 * another one later.
 *
 * @throws PublishError, in words for the owner
 */
export async function withWebspace(
  settings: WebspaceSettings,
  secrets: Secrets,
  use: (space: Webspace) => Promise<void>,
): Promise<void> {
  let wasKeyRefused = false;
  const isKnownKey = (key: string) => {
    secrets.hostKey ??= key;
    wasKeyRefused = secrets.hostKey !== key;
    return !wasKeyRefused;
  };
  let space: Webspace | undefined;
  try {
    space = await (settings.way === 'ftps'
      ? openFtps(settings, secrets)
      : openSftp(settings, secrets, isKnownKey));
    await use(space);
  } catch (error) {
    throw explain(error, wasKeyRefused);
  } finally {
    await space?.close().catch(() => undefined);
  }
}
