import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { checkFields } from '../../content-check/checkFields.ts';
import { formatPath } from '../../content-check/issue.ts';
import { readYaml } from '../../content-check/readYaml.ts';
import { fillIn } from '../../src/logic/fillIn.ts';
import { PUBLISH_WORDS } from '../words.ts';
import type { PublishSettings } from '../types.ts';

/** One line that is no option of a command. */
function line(example: string) {
  const error = `must be a line such as ${example}`;
  return z.string({ error }).regex(/^[^\s-].*$/u, { error });
}

/** Where the site is sent. */
export const publishSettings = z.discriminatedUnion(
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

/** The folder in which the content folder, publish.yaml and the code lie. */
export function projectOf(root: string): string {
  return dirname(resolve(root));
}

function settingsFile(root: string): string {
  return join(projectOf(root), 'publish.yaml');
}

/**
 * Reads publish.yaml beside the content folder; undefined if publishing is not set up.
 *
 * @throws In words for the owner.
 */
export async function readPublishSettings(root: string): Promise<PublishSettings | undefined> {
  const file = settingsFile(root);
  const result = existsSync(file) ? readYaml(readFileSync(file)) : undefined;
  if (!result || ('data' in result && result.data === null)) return undefined;
  const issues =
    'issues' in result
      ? result.issues
      : await checkFields(publishSettings, result.data, result.lineOf);
  const [issue] = issues;
  if (!issue && 'data' in result) return publishSettings.parse(result.data);
  const { line = 1, path = [], message = '' } = issue ?? {};
  throw new Error(fillIn(PUBLISH_WORDS.badSettings, { line, field: formatPath(path), message }));
}

/** Writes publish.yaml; its comments stay. */
export async function writePublishSettings(root: string, settings: PublishSettings): Promise<void> {
  const file = settingsFile(root);
  const document = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '');
  document.contents = document.createNode(settings) as never;
  document.errors = [];
  await writeFile(file, document.toString({ lineWidth: 0 }));
}
