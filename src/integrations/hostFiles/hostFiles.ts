import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apacheFile } from './apache.ts';
import { readBuiltSite } from './builtSite.ts';
import { caddyFile } from './caddy.ts';
import { ASSETS_IGNORE, wranglerFile } from './cloudflare.ts';
import { headersFile, redirectsFile } from './headersFile.ts';
import { nginxFile } from './nginx.ts';
import { vercelFile } from './vercel.ts';
import type { AstroIntegration } from 'astro';

/** Completes every build with the settings of the hosts it may go to. */
export function hostFiles(): AstroIntegration {
  return {
    name: 'host-files',
    hooks: { 'astro:build:done': ({ dir }) => writeHostFiles(fileURLToPath(dir)) },
  };
}

/**
 * Writes, from the one list of headers, what each host reads. All of it goes with the folder, as a new
 * build may have another policy; what is for a server of one's own lies in a hidden folder.
 */
export async function writeHostFiles(directory: string): Promise<void> {
  const site = await readBuiltSite(directory);
  const files = {
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
    'vercel.json': vercelFile(site),
    '.htaccess': apacheFile(site),
    '.assetsignore': ASSETS_IGNORE,
    // For GitHub Pages, which otherwise leaves out folders such as _astro.
    '.nojekyll': '',
    '.hosting/nginx.conf': nginxFile(site),
    '.hosting/Caddyfile': caddyFile(site),
    '.hosting/wrangler.json': wranglerFile(),
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(directory, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}
