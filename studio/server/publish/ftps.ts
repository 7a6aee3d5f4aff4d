import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { posix } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ConnectionOptions, TLSSocket } from 'node:tls';
import { Client as FtpClient, FTPError } from 'basic-ftp';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { PublishError } from './publishError.ts';
import {
  type Connection,
  missingFolder,
  otherServer,
  TIMEOUT_MS,
  type UseWebspace,
} from './webspaceConnection.ts';
import type { X509Certificate } from 'node:crypto';

/** Reply of FTP servers (RFC 959). */
const NO_FILE = 550;

const EXPIRED = 'CERT_HAS_EXPIRED';
/** Errors of Node for certificates that an owner may trust. */
const CERTIFICATE_ERRORS = new Map<
  string,
  'selfSigned' | 'unknownCertificate' | 'foreignCertificate'
>([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'selfSigned'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'selfSigned'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unknownCertificate'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'unknownCertificate'],
  ['UNABLE_TO_GET_ISSUER_CERT', 'unknownCertificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'foreignCertificate'],
]);

const fingerprintOf = (certificate: { fingerprint256: string }) =>
  certificate.fingerprint256.replaceAll(':', '').toLowerCase();

/** The certificate that a server shows, without a login. */
async function certificateOf({ address, host, port }: Connection): Promise<X509Certificate> {
  const client = new FtpClient(TIMEOUT_MS);
  try {
    await client.connect(address, port);
    await client.useTLS({ host, rejectUnauthorized: false });
    const certificate = (client.ftp.socket as TLSSocket).getPeerX509Certificate();
    if (!certificate) throw new Error('The server shows no certificate.');
    return certificate;
  } finally {
    client.close();
  }
}

/** Accepts certificates of the known authorities, and the one that the owner trusts. */
async function certificateOptions(connection: Connection): Promise<ConnectionOptions> {
  const { host, secrets } = connection;
  if (secrets.fingerprint === undefined) return { host };
  const shown = await certificateOf(connection);
  if (fingerprintOf(shown) !== secrets.fingerprint) return { host };
  return {
    host,
    ca: shown.toString(),
    allowPartialTrustChain: true,
    checkServerIdentity: (_, certificate) =>
      fingerprintOf(certificate) === secrets.fingerprint ? undefined : new Error(WORDS.otherServer),
  };
}

/** An error of the login in words for the owner; others as they are. */
async function explainCertificate(connection: Connection, error: unknown): Promise<unknown> {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const details = `${code}: ${message}`;
  if (code === EXPIRED) return new PublishError(WORDS.expiredCertificate, { details });
  const reason = CERTIFICATE_ERRORS.get(code);
  if (reason === undefined) return error;
  const fingerprint = fingerprintOf(await certificateOf(connection));
  if (connection.secrets.fingerprint !== undefined) return otherServer(fingerprint);
  return new PublishError(WORDS[reason], { details, remedy: { kind: 'trust', fingerprint } });
}

/**
 * The bytes of a file, as soon as the data connection is encrypted. basic-ftp starts before that when
 * it resumes a session: an empty file would end the connection during the handshake.
 */
async function* afterHandshake(client: FtpClient, source: string | Buffer) {
  const { dataSocket } = client.ftp;
  if (dataSocket instanceof TLSSocket && dataSocket.getPeerFinished() === undefined)
    await once(dataSocket, 'secureConnect');
  if (typeof source === 'string') yield* createReadStream(source);
  else yield source;
}

/**
 * False if there is no such file. A download of a missing file may end with an error of the data
 * connection instead of the server's answer.
 */
async function mayHave(client: FtpClient, file: string): Promise<boolean> {
  try {
    await client.size(file);
  } catch (error) {
    if (!(error instanceof FTPError)) throw error;
    // Few servers do not know the command.
    return error.code !== NO_FILE;
  }
  return true;
}

async function openFolder(client: FtpClient, connection: Connection): Promise<string> {
  const { directory, canCreateFolder } = connection;
  try {
    await (canCreateFolder === true ? client.ensureDir(directory) : client.cd(directory));
  } catch (error) {
    if (error instanceof FTPError && error.code === NO_FILE)
      throw missingFolder(connection, error.message);
    throw error;
  }
  return client.pwd();
}

/** Uses the webspace of a server with FTP over TLS. */
export async function withFtps(connection: Connection, use: UseWebspace): Promise<void> {
  const { address: host, port, user, secrets } = connection;
  const client = new FtpClient(TIMEOUT_MS);
  try {
    try {
      const secureOptions = await certificateOptions(connection);
      const login = { user, password: secrets.secret };
      await client.access({ host, port, ...login, secure: true, secureOptions });
    } catch (error) {
      throw await explainCertificate(connection, error);
    }
    const root = await openFolder(client, connection);
    const at = (file: string) => posix.join(root, file);
    await use({
      read: async (file) => {
        if (!(await mayHave(client, at(file)))) return undefined;
        const target = new PassThrough();
        const [content] = await Promise.all([text(target), client.downloadTo(target, at(file))]);
        return content;
      },
      write: async (file, source) => {
        await client.uploadFrom(Readable.from(afterHandshake(client, source)), at(file));
      },
      makeFolder: (folder) => client.ensureDir(at(folder)),
      rename: (from, to) => client.rename(at(from), at(to)),
      remove: (file) => client.remove(at(file), true),
    });
  } finally {
    client.close();
  }
}
