import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { PROJECT_FOLDER } from '../support/paths.ts';
import { contentReference } from './contentReference.ts';

/** Where the reference lies. */
export const REFERENCE_FILE = join(PROJECT_FOLDER, 'docs', 'content.md');

/** The reference as it has to stand in its file. */
export async function formattedReference(): Promise<string> {
  const config = await resolveConfig(REFERENCE_FILE);
  return format(contentReference(), { ...config, filepath: REFERENCE_FILE });
}
