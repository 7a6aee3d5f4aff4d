import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirectsSchema } from '../src/schemas/redirects.ts';
import { readYaml } from './readYaml.ts';

/**
 * The old addresses in content/redirects.yaml, for Astro: it makes a page of each that leads on at
 * once, on every host. Empty while the file has problems, which the content check reports.
 */
export function readRedirects(contentFolder: string): Record<string, string> {
  const file = join(contentFolder, 'redirects.yaml');
  const result = existsSync(file) ? readYaml(readFileSync(file)) : undefined;
  const { data } = redirectsSchema.safeParse(result && 'data' in result ? result.data : undefined);
  return Object.fromEntries((data?.entries ?? []).map(({ from, to }) => [from, to]));
}
