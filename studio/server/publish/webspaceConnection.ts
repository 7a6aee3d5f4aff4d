import { fillIn } from '../../../src/logic/fillIn.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { PublishError } from './publishError.ts';
import { resolvePublicHost } from './publicNetwork.ts';
import type { Secrets } from './publishSettings.ts';
import type { PublishSettings } from '../../shared/publishSettings.ts';
import type { Webspace } from './sendSite.ts';

export type WebspaceSettings = Extract<PublishSettings, { way: 'ftps' | 'sftp' }>;
export type UseWebspace = (space: Webspace) => Promise<void>;

export interface WebspaceOptions {
  /** Refuse servers in private networks. */
  isPublicOnly?: boolean;
  /** Create the folder on the server if it is missing. */
  canCreateFolder?: boolean;
}

/** What is needed to connect to a webspace. */
export interface Connection extends WebspaceOptions {
  /** An IP address that was checked, or the host. */
  address: string;
  host: string;
  port: number;
  user: string;
  directory: string;
  /** Gets the fingerprint of the server's key at the first connection by SFTP. */
  secrets: Secrets;
}

export const TIMEOUT_MS = 30_000;
const STANDARD_PORTS = { ftps: 21, sftp: 22 };

/** @throws In words for the owner, if the server is in a private network but must not be. */
export async function connectionOf(
  { way, host: hostAndPort, user, directory }: WebspaceSettings,
  secrets: Secrets,
  options: WebspaceOptions,
): Promise<Connection> {
  const { hostname: host, port } = new URL(`ftp://${hostAndPort}`);
  const address = options.isPublicOnly === true ? await resolvePublicHost(host) : host;
  return {
    ...{ address, host, user, directory, secrets, ...options },
    port: port === '' ? STANDARD_PORTS[way] : Number(port),
  };
}

export function missingFolder({ directory }: Connection, details?: string): PublishError {
  return new PublishError(fillIn(WORDS.missingFolder, { folder: directory }), {
    ...(details !== undefined && { details }),
    remedy: { kind: 'createFolder' },
  });
}

/** The server shows another certificate or key than the one that the owner trusts. */
export function otherServer(fingerprint: string): PublishError {
  return new PublishError(WORDS.otherServer, { remedy: { kind: 'trust', fingerprint } });
}
