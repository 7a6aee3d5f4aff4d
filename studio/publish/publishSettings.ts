import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { foldersOf } from '../content/folders.ts';
import { OWNER_ONLY, readJson, replaceFile } from '../content/sync.ts';
import { PUBLISH_WORDS } from '../words.ts';
import type { PublishSettings } from '../types.ts';

/** One line; a leading hyphen would be a command option. */
const line = z.string().regex(/^[^\s-].*$/u);

/** A host such as ftp.example.com or ftp.example.com:2121. */
const HOST = /^[\w.-]+(?::\d{1,5})?$/u;

/** A password or token; never in publish.yaml: see `writeSecrets`. */
const secret = z.string().optional();
const webspace = { host: z.string().regex(HOST), user: line, directory: line, secret };
const name = z.string().regex(/^[\w.-]+$/u);

export const publishSettings = z.discriminatedUnion('way', [
  z.strictObject({
    way: z.literal('git'),
    remote: line.default('origin'),
    branch: line.default('main'),
  }),
  z.strictObject({ way: z.literal('folder'), folder: line }),
  z.strictObject({ way: z.literal('ftps'), ...webspace }),
  z.strictObject({ way: z.literal('sftp'), ...webspace }),
  z.strictObject({ way: z.literal('netlify'), site: name, secret }),
  z.strictObject({ way: z.literal('cloudflare'), account: name, name, secret }),
]);

/** Ways that need a password or token. */
type SecretSettings = Exclude<PublishSettings, { way: 'git' | 'folder' }>;

function documentOf(root: string) {
  const { settings: file } = foldersOf(root);
  return parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/** Reads publish.yaml; undefined if publishing is not set up. @throws In words for the owner. */
export function readPublishSettings(root: string): PublishSettings | undefined {
  const document = documentOf(root);
  const { success, data } = publishSettings.nullable().safeParse(document.toJS());
  if (!success || document.errors.length > 0) throw new Error(PUBLISH_WORDS.badSettings);
  return data ?? undefined;
}

const secretsSchema = z.object({
  /** The way and where it leads: the secret is sent to no other. */
  account: z.string(),
  secret: z.string(),
  /** SHA-256 of the server's key at the first connection, for SFTP. */
  hostKey: z.string().optional(),
});

export type Secrets = Omit<z.infer<typeof secretsSchema>, 'account'>;

function accountOf(settings: SecretSettings): string {
  if (settings.way === 'netlify') return `netlify://${settings.site}`;
  if (settings.way === 'cloudflare') return `cloudflare://${settings.account}`;
  return `${settings.way}://${settings.user}@${settings.host}`;
}

/** The secret that was just entered, or the one kept for this account. */
export function readSecrets(root: string, settings: SecretSettings): Secrets {
  // A password that was just entered also accepts the server's present key.
  if (settings.secret !== undefined) return { secret: settings.secret };
  const { data: kept } = secretsSchema.safeParse(readJson(foldersOf(root).secrets));
  if (kept?.account !== accountOf(settings)) throw new Error(PUBLISH_WORDS.noSecret);
  return kept;
}

/** Writes the secrets outside content, Git and publish.yaml; only the owner can read them. */
export function writeSecrets(root: string, settings: SecretSettings, secrets: Secrets): void {
  const { secrets: file } = foldersOf(root);
  replaceFile(file, JSON.stringify({ ...secrets, account: accountOf(settings) }), OWNER_ONLY);
}

/** Writes publish.yaml; its comments stay. A password or token goes to the secrets. */
export async function writePublishSettings(root: string, entered: PublishSettings): Promise<void> {
  if ('secret' in entered) writeSecrets(root, entered, readSecrets(root, entered));
  const document = documentOf(root);
  document.contents = document.createNode({ ...entered, secret: undefined }) as never;
  document.errors = [];
  await writeFile(foldersOf(root).settings, document.toString({ lineWidth: 0 }));
}
