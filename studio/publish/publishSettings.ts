import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'astro/zod';
import { checkFields } from '../../content-check/checkFields.ts';
import { formatPath } from '../../content-check/issue.ts';
import { readYaml } from '../../content-check/readYaml.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { PUBLISH_WORDS } from '../words.ts';

const FILE = 'publish.yaml';

/** One line, and no option of a command in disguise. */
function line(example: string) {
  const error = `must be a line such as ${example}`;
  return z.string({ error }).regex(/^[^\s-]/u, { error });
}

const SETTINGS = z.discriminatedUnion(
  'way',
  [
    z.strictObject({
      way: z.literal('git'),
      remote: line('origin').default('origin'),
      branch: line('main').optional(),
    }),
    z.strictObject({ way: z.literal('command'), command: line('rsync "$SITE/" host:site/') }),
    z.strictObject({ way: z.literal('folder'), folder: line('/path/of/the/folder') }),
  ],
  { error: 'must be one of git, command, folder' },
);

/** How the site is sent. A folder is a whole path. */
export type PublishSettings = z.output<typeof SETTINGS>;

/**
 * Reads how the site is sent, from the file beside the content folder.
 *
 * @throws With one sentence for the owner when it does not say so
 */
export async function readPublishSettings(root: string): Promise<PublishSettings> {
  const project = dirname(resolve(root));
  const file = join(project, FILE);
  const result = existsSync(file) ? readYaml(readFileSync(file)) : undefined;
  if (!result || ('data' in result && result.data === null)) throw new Error(PUBLISH_WORDS.unset);
  const issues =
    'issues' in result ? result.issues : await checkFields(SETTINGS, result.data, result.lineOf);
  const [issue] = issues;
  if (issue) {
    const { line = 1, path = [], message } = issue;
    throw new Error(fillIn(PUBLISH_WORDS.badSettings, { line, field: formatPath(path), message }));
  }
  const settings = SETTINGS.parse('data' in result ? result.data : undefined);
  if (settings.way !== 'folder') return settings;
  return { ...settings, folder: resolve(project, settings.folder) };
}
