import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { PUBLISH_WORDS } from '../words.ts';
import type { PublishSettings } from '../types.ts';

/** One line; a leading hyphen would be a command option. */
const line = z.string().regex(/^[^\s-].*$/u);

export const publishSettings = z.discriminatedUnion('way', [
  z.strictObject({
    way: z.literal('git'),
    remote: line.default('origin'),
    branch: line.default('main'),
  }),
  z.strictObject({ way: z.literal('command'), command: line }),
  z.strictObject({ way: z.literal('folder'), folder: line }),
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

/** Writes publish.yaml; its comments stay. */
export async function writePublishSettings(root: string, settings: PublishSettings): Promise<void> {
  const { file, document } = openSettings(root);
  document.contents = document.createNode(settings) as never;
  document.errors = [];
  await writeFile(file, document.toString({ lineWidth: 0 }));
}
