import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { TEST_SITE } from '../../node/sites.ts';
import { lastingPort } from '../support/freePorts.ts';

const START_MS = 60_000;
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const APACHE_MODULES = 'mpm_event authz_core mime dir negotiation headers rewrite'.split(' ');

/** Debian's nginx sends Brotli files only with libnginx-mod-http-brotli-static. */
export const nginxHasBrotli = existsSync(BROTLI_MODULE);

/** The command of each server, and settings that include those of the build (docs/online.md). */
const HOSTS = {
  nginx: {
    command: ['/usr/sbin/nginx', '-p', '.', '-c', 'settings'],
    settings: (port: number) => `
${nginxHasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
daemon off; master_process off; pid nginx.pid; error_log error.log;
events { worker_connections 64; }
http {
  access_log off; client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  server {
    listen 127.0.0.1:${port}; root ${TEST_SITE.folder}; ${nginxHasBrotli ? 'brotli_static on;' : ''}
    include ${TEST_SITE.folder}/.hosting/nginx.conf;
  }
}`,
  },
  Caddy: caddy((port) => siteInCaddy(`http://127.0.0.1:${port}`)),
  'Caddy with HTTPS': caddy((port) => siteInCaddy(`https://localhost:${port}`)),
  Apache: {
    command: ['/usr/sbin/apache2', '-DFOREGROUND', '-d', '.', '-f', 'settings'],
    settings: (port: number) => `
${APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
Listen 127.0.0.1:${port}
ServerName 127.0.0.1
PidFile apache.pid
ErrorLog error.log
TypesConfig /etc/mime.types
AddLanguage br .br
DocumentRoot ${TEST_SITE.folder}
<Directory ${TEST_SITE.folder}>
  Options MultiViews Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>`,
  },
  'own server': {
    command: [process.execPath, resolve('server/start.ts'), TEST_SITE.folder],
    settings: () => '',
  },
};

/** Caddy with certificates of its own. */
export function caddy(settings: (port: number) => string): Program {
  return {
    command: ['/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config', 'settings'],
    settings: (port) => `
{
  admin off
  auto_https disable_redirects
  skip_install_trust
  local_certs
  default_bind 127.0.0.1
}
${settings(port)}`,
  };
}

function siteInCaddy(address: string): string {
  return `${address} {\n  root * ${TEST_SITE.folder}\n  import ${TEST_SITE.folder}/.hosting/Caddyfile\n}`;
}

type HostName = keyof typeof HOSTS;
const ENCRYPTED = 'Caddy with HTTPS';
export const HOST_NAMES = (Object.keys(HOSTS) as HostName[]).filter((host) => host !== ENCRYPTED);

/** Starts a server with a built site, listening on `address`, and waits for its first response. */
export async function startHost(host: HostName, address = '127.0.0.1') {
  const port = await lastingPort();
  const url = host === ENCRYPTED ? `https://localhost:${port}` : `http://${address}:${port}`;
  const program = await startProgram(HOSTS[host], port, () => isUp(url), { HOST: address });
  /** Of the certificate, with HTTPS. */
  const authority = join(program.folder, 'caddy/pki/authorities/local/root.crt');
  return Object.assign(program, { url, authority });
}

interface Program {
  command: string[];
  settings: (port: number) => string;
}

/** Starts a program beside its file "settings" in a temporary folder, and waits until it is up. */
export async function startProgram(
  { command, settings }: Program,
  port: number,
  isReady: () => Promise<boolean>,
  environment: Record<string, string> = {},
) {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await mkdtempDisposable(join(tmpdir(), 'host-'))).path;
  const [program = '', ...options] = command;
  await writeFile(join(folder, 'settings'), settings(port));
  const child = spawn(program, options, {
    cwd: folder,
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(child, 'spawn');
  const ended = once(child, 'close');
  opened.defer(async () => {
    child.kill();
    await ended;
  });
  await vi.waitUntil(() => child.exitCode !== null || isReady(), { timeout: START_MS });
  if (child.exitCode !== null) throw new Error(`${program} did not start. ${said}`);
  const inUse = opened.move();
  return { folder, [Symbol.asyncDispose]: () => inUse.disposeAsync() };
}

export async function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    // Nobody trusts the authority of a test.
    (error: unknown) => String((error as Error).cause).includes('certificate'),
  );
}
