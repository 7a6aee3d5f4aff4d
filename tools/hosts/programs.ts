import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_FOLDER } from '../support/paths.ts';
import { run } from '../support/processes.ts';
import { canInstallPackages, installPackages } from '../support/systemPackages.ts';

/** Servers the site is compared on, beside its own. */
export const HOST_NAMES = ['nginx', 'Caddy', 'Apache', 'Cloudflare'] as const;
export type HostName = (typeof HOST_NAMES)[number];

/** Cloudflare's own runtime. Its 260 MB are for these tests alone, so they are no package of the project. */
const WRANGLER = 'wrangler@4.164.0';
const WRANGLER_FOLDER = join(CACHE_FOLDER, 'wrangler');
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'apache2'];
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The files of the servers that are on this machine. */
export function findPrograms(): Partial<Record<HostName, string>> {
  const places: Record<HostName, string> = {
    nginx: '/usr/sbin/nginx',
    Caddy: '/usr/bin/caddy',
    Apache: '/usr/sbin/apache2',
    Cloudflare: join(WRANGLER_FOLDER, 'node_modules/wrangler/bin/wrangler.js'),
  };
  return Object.fromEntries(Object.entries(places).filter(([, path]) => existsSync(path)));
}

/** The module with which nginx sends the Brotli files of the folder, where it is installed. */
export function findNginxBrotli(): string | undefined {
  return existsSync(NGINX_BROTLI) ? NGINX_BROTLI : undefined;
}

/**
 * Finds the servers, and installs them where that is wanted and allowed.
 *
 * @returns What keeps the site from being compared on them; undefined when nothing does.
 */
export async function ensureHosts(mayInstall: boolean): Promise<string | undefined> {
  if (missingHosts().length > 0 && mayInstall) await installHosts();
  const missing = missingHosts();
  if (missing.length === 0) return undefined;
  const advice = mayInstall ? 'Install them by hand.' : 'npm run test:all installs them.';
  return `the tests on other servers, as there is no ${missing.join(', no ')}. ${advice}`;
}

function missingHosts(): string[] {
  const found = findPrograms();
  const missing: string[] = HOST_NAMES.filter((name) => found[name] === undefined);
  return findNginxBrotli() === undefined ? [...missing, 'Brotli module of nginx'] : missing;
}

async function installHosts(): Promise<void> {
  console.log('Installing the servers the site is compared on.');
  if (canInstallPackages()) {
    await installPackages('--no-install-recommends', ...PACKAGES);
    // Debian starts servers with their packages; the tests start their own.
    for (const name of ['nginx', 'caddy', 'apache2']) {
      await run('service', [name, 'stop'], { quiet: true });
    }
  }
  if (findPrograms().Cloudflare !== undefined) return;
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', '--prefix', WRANGLER_FOLDER, ...quietly, WRANGLER], { quiet: true });
}
