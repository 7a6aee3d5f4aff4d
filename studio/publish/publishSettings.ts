import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { foldersOf } from '../content/folders.ts';
import { OWNER_ONLY, readJson, replaceFile } from '../content/sync.ts';
import { PUBLISH_WORDS } from '../words.ts';

// The form takes them as patterns, which the browser reads with the flag v.
const LINE = /^[^\s\-].*$/v;
const NAME = /^[\w.\-]+$/v;
/** A host such as ftp.example.com or ftp.example.com:2121. */
const HOST = /^[\w.\-]+(?::\d{1,5})?$/v;

/** A field of the form. By default one line; a leading hyphen would be a command option. */
function line(title: string, help: string, shape = LINE) {
  return z.string().regex(shape).meta({ title, help });
}

/** A password or token; never in publish.yaml: see `writeSecrets`. */
const secret = z.string().optional().meta({
  title: 'Password or token',
  help: 'It stays on this computer. Empty: what you entered before.',
});
const webspace = {
  host: line('Server', 'Your host tells you, such as ftp.example.com.', HOST),
  user: line('User name', 'The name of your FTP or SFTP access.'),
  secret,
  directory: line('Folder on the server', 'Your host tells you, such as htdocs, public_html or /.'),
};

function way<const Way extends string, Fields extends z.ZodRawShape>(
  name: Way,
  title: string,
  fields: Fields,
) {
  return z.strictObject({ way: z.literal(name), ...fields }).meta({ title });
}

/** The ways of sending, as the owner chooses them. */
export const publishSettings = z.discriminatedUnion('way', [
  way('ftps', 'Webspace by FTPS', webspace),
  way('sftp', 'Webspace by SFTP', webspace),
  way('netlify', 'Netlify', {
    site: line('Site', 'Its address at Netlify, such as your-site.netlify.app.', NAME),
    secret,
  }),
  way('cloudflare', 'Cloudflare', {
    account: line('Account ID', 'Cloudflare shows it on “Workers & Pages”.', NAME),
    name: line('Name of the Worker', 'Such as your-site. It is created if needed.', NAME),
    secret,
  }),
  way('folder', 'Copy to a folder', {
    folder: line(
      'Folder',
      'The whole path of an empty folder, such as /home/anna/website or C:\\website.',
    ),
  }),
  way('git', 'Send by Git', {
    remote: line('Remote', 'Usually “origin”. Git must know your password.').default('origin'),
    branch: line('Branch', 'Usually “main”. Your host tells you.').default('main'),
  }),
]);

/** How the site is sent; the file publish.yaml. */
export type PublishSettings = z.infer<typeof publishSettings>;

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
  const { settings: file } = foldersOf(root);
  const document = documentOf(file);
  document.contents = document.createNode({ ...entered, secret: undefined }) as never;
  document.errors = [];
  await writeFile(file, document.toString({ lineWidth: 0 }));
}
