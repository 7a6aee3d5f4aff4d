import { connect } from 'node:net';
import { posix } from 'node:path';
import SftpClient from 'ssh2-sftp-client';
import {
  type Connection,
  missingFolder,
  otherServer,
  TIMEOUT_MS,
  type UseWebspace,
} from './webspaceConnection.ts';

const PRIVATE_KEY = '-----BEGIN';

/** Uses the webspace of a server with SFTP, by a password or private key. */
export async function withSftp(connection: Connection, use: UseWebspace): Promise<void> {
  // The library's promises may stay pending when the connection breaks.
  const { promise: broken, reject } = Promise.withResolvers<never>();
  const client = new SftpClient('studio', {
    error: reject,
    end: () => undefined,
    close: () => reject(new Error('The connection was closed.')),
  });
  const { address: host, port, user: username, directory, secrets } = connection;
  const { secret } = secrets;
  const login = secret.startsWith(PRIVATE_KEY) ? { privateKey: secret } : { password: secret };
  let otherKey: string | undefined;
  // Nagle's algorithm would add 40 ms to each answer.
  const sock = connect({ host, port, noDelay: true });
  const isTrusted = (key: string): boolean => {
    secrets.fingerprint ??= key;
    if (secrets.fingerprint === key) return true;
    otherKey = key;
    return false;
  };
  const openFolder = async (): Promise<string> => {
    if (connection.canCreateFolder === true) await client.mkdir(directory, true);
    if ((await client.exists(directory)) !== 'd') throw missingFolder(connection);
    return client.realPath(directory);
  };
  const work = async () => {
    const root = await openFolder();
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
  const verification = { hostHash: 'sha256', hostVerifier: isTrusted } as const;
  const options = { ...verification, readyTimeout: TIMEOUT_MS };
  try {
    const connected = client.connect({ host, port, sock, username, ...login, ...options });
    await Promise.race([connected, broken]);
    try {
      await Promise.race([work(), broken]);
    } finally {
      await Promise.race([client.end(), broken]).catch(() => undefined);
    }
  } catch (error) {
    throw otherKey === undefined ? error : otherServer(otherKey);
  } finally {
    sock.destroy();
  }
}
