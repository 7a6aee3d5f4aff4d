import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginxBrotli, findPrograms } from './programs.ts';
import { freePort, startProcess } from './serverProcess.ts';
import type { HostName } from './programs.ts';
import type { ServerProcess } from './serverProcess.ts';

const PORT_TAKEN = /address already in use|EADDRINUSE/iu;

/** What a server is started with, once its settings lie in its folder. */
interface Start {
  program: string;
  parameters: string[];
  environment?: Record<string, string>;
}

/** How each server is set up around a built site, as docs/online.md tells an owner to. */
const SETUPS: Record<
  HostName,
  (site: string, folder: string, port: number, program: string) => Promise<Start>
> = {
  nginx: async (site, folder, port, program) => {
    await writeFile(join(folder, 'nginx.conf'), nginxSettings(site, folder, port));
    return { program, parameters: ['-p', folder, '-c', 'nginx.conf'] };
  },
  Caddy: async (site, folder, port, program) => {
    const settings = `{
\tadmin off
\tauto_https off
}
http://:${port} {
\tbind 127.0.0.1
\troot * ${site}
\timport ${site}/.hosting/Caddyfile
}
`;
    await writeFile(join(folder, 'Caddyfile'), settings);
    const environment = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    return { program, parameters: ['run', '--config', join(folder, 'Caddyfile')], environment };
  },
  Apache: async (site, folder, port, program) => {
    await writeFile(join(folder, 'apache.conf'), apacheSettings(site, folder, port));
    return { program, parameters: ['-DFOREGROUND', '-f', join(folder, 'apache.conf')] };
  },
  Cloudflare: async (site, folder, port, program) => {
    // It writes beside its settings, and they lie in the site.
    const settings = await readFile(join(site, '.hosting/wrangler.json'), 'utf8');
    const config = join(folder, 'wrangler.json');
    await writeFile(config, settings.replace('"directory": ".."', `"directory": "${site}"`));
    return {
      program: process.execPath,
      parameters: [program, 'dev', '--config', config, '--ip', '127.0.0.1', '--port', `${port}`],
      environment: { CI: '1', HOME: folder, WRANGLER_SEND_METRICS: 'false' },
    };
  },
};

/**
 * Starts a server of this machine with a built site; it ends with its scope.
 *
 * @param site the folder of the built site
 * @throws When the program is not here or does not start.
 */
export async function startHost(host: HostName, site: string): Promise<ServerProcess> {
  const program = findPrograms()[host];
  if (program === undefined) throw new Error(`${host} is not installed.`);
  const start = () => startProgram(host, program, site);
  return start().catch((error: unknown) => {
    // Some take ten seconds until they listen on a port that was free when they were told.
    if (PORT_TAKEN.test(String(error))) return start();
    throw error;
  });
}

async function startProgram(host: HostName, program: string, site: string): Promise<ServerProcess> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await mkdtempDisposable(join(tmpdir(), 'host-'))).path;
  const port = await freePort();
  const start = await SETUPS[host](site, folder, port, program);
  const server = opened.use(
    await startProcess(start.program, start.parameters, port, start.environment, folder),
  );
  const inUse = opened.move();
  return { ...server, [Symbol.asyncDispose]: () => inUse.disposeAsync() };
}

function nginxSettings(site: string, folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const brotli = findNginxBrotli();
  return `
${brotli === undefined ? '' : `load_module ${brotli};`}
daemon off;
# One process, and as the one that starts it: nothing has to be shared or handed over.
master_process off;
pid nginx.pid;
error_log error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  ${temporary.map((name) => `${name}_temp_path ${folder};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    ${brotli === undefined ? '' : 'brotli_static on;'}
    include ${site}/.hosting/nginx.conf;
  }
}
`;
}

/** Debian's modules and its way with TRACE, and nothing else; what a host allows in `.htaccess` at the least. */
function apacheSettings(site: string, folder: string, port: number): string {
  const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'negotiation', 'headers', 'rewrite'];
  return `
ServerRoot ${folder}
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
Listen 127.0.0.1:${port}
ServerName 127.0.0.1
TraceEnable Off
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
AddLanguage br .br
DocumentRoot ${site}
<Directory ${site}>
  Options MultiViews Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
<Files ".ht*">
  Require all denied
</Files>
`;
}
