import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from './readYaml.ts';

/**
 * The old addresses in content/redirects.yaml, for Astro: it makes a page of each that leads on at
 * once, on every host. Empty while the file has problems, which the content check reports.
 */
export function readRedirects(contentFolder: string): Record<string, string> {
  const file = join(contentFolder, 'redirects.yaml');
  const result = existsSync(file) ? readYaml(readFileSync(file)) : undefined;
  const { entries } = Object(result && 'data' in result ? result.data : {}) as {
    entries?: unknown;
  };
  const known = (Array.isArray(entries) ? entries : []) as { from?: unknown; to?: unknown }[];
  return Object.fromEntries(
    known.flatMap(({ from, to }) =>
      typeof from === 'string' && typeof to === 'string' ? [[from, to]] : [],
    ),
  );
}
