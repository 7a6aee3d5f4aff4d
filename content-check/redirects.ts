import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOVED_FILES } from '../src/routes.ts';
import { type Redirect, redirectsSchema } from '../src/schemas/redirects.ts';
import { readYaml } from './readYaml.ts';

/**
 * The old addresses for the settings of hosts. Without those of content/redirects.yaml while the file
 * has problems, which the content check reports.
 */
export function readRedirects(contentFolder: string): Redirect[] {
  const file = join(contentFolder, 'redirects.yaml');
  const result = existsSync(file) ? readYaml(readFileSync(file)) : undefined;
  const { data } = redirectsSchema.safeParse(result && 'data' in result ? result.data : undefined);
  return [...MOVED_FILES, ...(data?.entries ?? [])];
}
