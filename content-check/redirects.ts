import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Redirect, redirectsSchema } from '../src/schemas/redirects.ts';
import { readYaml } from './readYaml.ts';

/**
 * The old addresses in content/redirects.yaml, for the settings of hosts. Empty while the file has
 * problems, which the content check reports.
 */
export function readRedirects(contentFolder: string): Redirect[] {
  const file = join(contentFolder, 'redirects.yaml');
  const result = existsSync(file) ? readYaml(readFileSync(file)) : undefined;
  const { data } = redirectsSchema.safeParse(result && 'data' in result ? result.data : undefined);
  return data?.entries ?? [];
}
