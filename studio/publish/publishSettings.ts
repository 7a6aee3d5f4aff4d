import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { foldersOf } from '../content/folders.ts';
import { replaceFile } from '../content/sync.ts';
import { PUBLISH_WORDS } from '../words.ts';
import type { PublishSettings } from '../types.ts';
import type { Secrets, WebspaceSettings } from './webspace.ts';

/** One line; a leading hyphen would be a command option. */
const line = z.string().regex(/^[^\s-].*$/u);

/** A host such as ftp.example.com or ftp.example.com:2121. */
const HOST = /^[\w.-]+(?::\d{1,5})?$/u;

const webspace = {
  host: z.string().regex(HOST),
  user: line,
  folder: line,
  /** Never in publish.yaml: see `writeSecrets`. */
  password: z.string().optional(),
};

export const publishSettings = z.discriminatedUnion('way', [
  z.strictObject({
    way: z.literal('git'),
    remote: line.default('origin'),
    branch: line.default('main'),
  }),
  z.strictObject({ way: z.literal('command'), command: line }),
  z.strictObject({ way: z.literal('folder'), folder: line }),
  z.strictObject({ way: z.literal('ftps'), ...webspace }),
  z.strictObject({ way: z.literal('sftp'), ...webspace }),
]);

/** The folder in which the content folder, publish.yaml and the code lie. */
export function projectOf(root: string): string {
  return dirname(resolve(root));
}

function openSettings(root: string) {
  const file = join(projectOf(root), 'publish.yaml');
  return { file, document: parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '') };
}

/** Reads publish.yaml; undefined if publishing is not set up. @throws In words for the owner. */
export function readPublishSettings(root: string): PublishSettings | undefined {
  const { document } = openSettings(root);
  const { success, data } = publishSettings.nullable().safeParse(document.toJS());
  if (!success || document.errors.length > 0) throw new Error(PUBLISH_WORDS.badSettings);
  return data ?? undefined;
}

const secretsSchema = z.object({
  /** Server and user: the password is sent to no other. */
  account: z.string(),
  password: z.string(),
  hostKey: z.string().optional(),
});

const OWNER_ONLY = 0o600;

const accountOf = ({ way, host, user }: WebspaceSettings) => `${way}://${user}@${host}`;

/** The password that was just entered, or the one kept for this account. */
export function readSecrets(root: string, settings: WebspaceSettings): Secrets {
  const { secrets: file } = foldersOf(root);
  const kept = existsSync(file)
    ? secretsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
    : undefined;
  const own = kept?.account === accountOf(settings) ? kept : undefined;
  // A password that was just entered also accepts the server's present key.
  if (settings.password !== undefined) return { password: settings.password };
  if (!own) throw new Error(PUBLISH_WORDS.noPassword);
  return own;
}

/** Writes the secrets outside content, Git and publish.yaml; only the owner can read them. */
export function writeSecrets(root: string, settings: WebspaceSettings, secrets: Secrets): void {
  const { secrets: file } = foldersOf(root);
  replaceFile(file, JSON.stringify({ ...secrets, account: accountOf(settings) }), OWNER_ONLY);
}

/** Writes publish.yaml; its comments stay. A password goes to the secrets. */
export async function writePublishSettings(root: string, entered: PublishSettings): Promise<void> {
  let settings = entered;
  if ('password' in entered) {
    writeSecrets(root, entered, readSecrets(root, entered));
    settings = { ...entered };
    delete settings.password;
  }
  const { file, document } = openSettings(root);
  document.contents = document.createNode(settings) as never;
  document.errors = [];
  await writeFile(file, document.toString({ lineWidth: 0 }));
}
