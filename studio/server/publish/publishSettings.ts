import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { foldersOf } from '../content/folders.ts';
import { OWNER_ONLY, readJson, replaceFile } from '../content/ownFiles.ts';
import { PUBLISH_WORDS } from '../words.ts';
import { type PublishSettings, publishSettings } from '../../shared/publishSettings.ts';
import { explainRemote } from './gitRemote.ts';
import { PublishError } from './publishError.ts';

/** Ways that need a password or token. */
type SecretSettings = Exclude<PublishSettings, { way: 'git' | 'folder' }>;

function documentOf(file: string) {
  return parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/** Reads publish.yaml; undefined if publishing is not set up. @throws In words for the owner. */
export function readPublishSettings(
  root: string,
  file = foldersOf(root).settings,
): PublishSettings | undefined {
  const document = documentOf(file);
  const { success, data } = publishSettings.nullable().safeParse(document.toJS());
  if (!success || document.errors.length > 0) throw new PublishError(PUBLISH_WORDS.badSettings);
  const problem = data?.way === 'git' ? explainRemote(data.remote) : undefined;
  if (problem !== undefined) throw new PublishError(problem);
  return data ?? undefined;
}

const SECRET_FIELDS = ['secret', 'key', 'fingerprint'];

/** What publish.yaml may contain. */
function withoutSecrets(settings: PublishSettings): PublishSettings {
  const others = Object.entries(settings).filter(([name]) => !SECRET_FIELDS.includes(name));
  return Object.fromEntries(others) as PublishSettings;
}

const secretsSchema = z
  .object({
    /** The way and where it leads: the secret is sent to no other. */
    account: z.string(),
    /** A password, token or private key. */
    secret: z.string(),
    /** SHA-256 of the server's key, from the first connection by SFTP, or of a trusted certificate. */
    fingerprint: z.string().optional(),
    /** The former name of the fingerprint. */
    hostKey: z.string().optional(),
  })
  .transform(({ hostKey, ...secrets }) => ({ fingerprint: hostKey, ...secrets }));

export type Secrets = Pick<z.infer<typeof secretsSchema>, 'secret'> & {
  fingerprint?: string | undefined;
};

function accountOf(settings: SecretSettings): string {
  if (settings.way === 'netlify') return `netlify://${settings.site}`;
  if (settings.way === 'cloudflare') return `cloudflare://${settings.account}`;
  return `${settings.way}://${settings.user}@${settings.host}`;
}

/** The secrets that were just entered, completed by those kept for this account. */
export function readSecrets(root: string, settings: SecretSettings): Secrets {
  const { data: stored } = secretsSchema.safeParse(readJson(foldersOf(root).secrets));
  const known = stored?.account === accountOf(settings) ? stored : undefined;
  const entered = 'key' in settings ? (settings.key?.trim() ?? settings.secret) : settings.secret;
  const secret = entered ?? known?.secret;
  if (secret === undefined) throw new PublishError(PUBLISH_WORDS.noSecret);
  const trusted = 'fingerprint' in settings ? settings.fingerprint : undefined;
  return { secret, fingerprint: trusted ?? known?.fingerprint };
}

/** Writes the secrets outside content, Git and publish.yaml; only the owner can read them. */
export function writeSecrets(root: string, settings: SecretSettings, secrets: Secrets): void {
  const { secrets: file } = foldersOf(root);
  replaceFile(file, JSON.stringify({ ...secrets, account: accountOf(settings) }), OWNER_ONLY);
}

/** The file with the hash of the publish.yaml that the studio wrote last. */
const hashFileOf = (root: string) =>
  join(dirname(foldersOf(root).secrets), 'publish-settings.sha256');

/** Writes publish.yaml and notes that the studio did, not somebody on the machine. */
export function writeSettingsFile(root: string, text: string): void {
  // First: settings of the window must never count as written on the machine.
  replaceFile(hashFileOf(root), hash('sha256', text), OWNER_ONLY);
  replaceFile(foldersOf(root).settings, text);
}

/** Whether somebody wrote these settings into publish.yaml on the machine, without the studio. */
export function isWrittenOnMachine(root: string, settings: PublishSettings): boolean {
  const { settings: file } = foldersOf(root);
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  const hashFile = hashFileOf(root);
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash('sha256', text)) return false;
  const { data } = publishSettings.safeParse(documentOf(file).toJS());
  return isDeepStrictEqual(data && withoutSecrets(data), withoutSecrets(settings));
}

/**
 * Writes publish.yaml; its comments stay. A password or token goes to the secrets.
 *
 * @returns whether the settings differ from those before
 * @throws In words for the owner.
 */
export function writePublishSettings(root: string, entered: PublishSettings): boolean {
  const problem = entered.way === 'git' ? explainRemote(entered.remote) : undefined;
  if (problem !== undefined) throw new PublishError(problem);
  if (entered.way !== 'git' && entered.way !== 'folder')
    writeSecrets(root, entered, readSecrets(root, entered));
  const document = documentOf(foldersOf(root).settings);
  const settings = withoutSecrets(entered);
  // Settings that were written on the machine stay so.
  const { data: present } = publishSettings.safeParse(document.toJS());
  if (document.errors.length === 0 && isDeepStrictEqual(present, settings)) return false;
  document.contents = document.createNode(settings) as never;
  document.errors = [];
  writeSettingsFile(root, document.toString({ lineWidth: 0 }));
  return true;
}
