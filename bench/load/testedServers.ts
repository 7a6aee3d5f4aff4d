import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readSite } from '../../server/site.ts';
import { PROJECT_FOLDER } from '../../tools/support/paths.ts';
import { OWN_SITE } from '../../tools/support/sites.ts';
import { freePort } from '../measure/browser.ts';

/** A server in a process of its own that is to stand the load; it ends with its scope. */
export interface TestedServer extends AsyncDisposable {
  url: string;
  pid: number;
}

const LOOK_EVERY_MS = 100;
const KILOBYTES_PER_MEGABYTE = 1024;
/** Where `proc_pid_stat(5)` has the processor time, and what Linux counts it in. */
const USER_TICKS_FIELD = 13;
const MS_PER_TICK = 10;

/** Starts the site's own server as it runs where the site is online. */
export async function startOwnServer(): Promise<TestedServer> {
  const command = join(PROJECT_FOLDER, 'server/start.ts');
  return startProcess(process.execPath, [command, OWN_SITE.folder], await freePort());
}

/**
 * Starts nginx with the same files, the same headers and one process, as the site's server has.
 *
 * @throws When nginx is not installed.
 */
export async function startNginx(): Promise<TestedServer> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await mkdtempDisposable(join(tmpdir(), 'nginx-'))).path;
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), await nginxSettings(folder, port));
  const nginx = opened.use(await startProcess('nginx', ['-p', folder, '-c', 'nginx.conf'], port));
  const inUse = opened.move();
  return { ...nginx, [Symbol.asyncDispose]: () => inUse.disposeAsync() };
}

/** The memory a process has at the moment, in megabytes. */
export function memoryOf(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' });
  return Number(kilobytes) / KILOBYTES_PER_MEGABYTE;
}

/** The processor time a process has taken since it began, in milliseconds. */
export function processorTimeOf(pid: number): number {
  const [userTicks = '', systemTicks = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .split(' ')
    .slice(USER_TICKS_FIELD);
  return (Number(userTicks) + Number(systemTicks)) * MS_PER_TICK;
}

/** Starts a server on a port and waits for its first answer. */
async function startProcess(name: string, parameters: string[], port: number) {
  const child = spawn(name, parameters, {
    env: { ...process.env, PORT: `${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const isUp = async (): Promise<boolean> => (await fetch(url).catch(() => undefined))?.ok ?? false;
  while (!(await isUp())) {
    const end = await Promise.race([ended, setTimeout(LOOK_EVERY_MS)]);
    if (end !== undefined) throw new Error(`${name} could not be started.`);
  }
  return {
    ...{ url, pid: child.pid ?? 0 },
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await ended;
    },
  };
}

async function nginxSettings(folder: string, port: number): Promise<string> {
  const { rules } = await readSite(OWN_SITE.folder);
  const locations = rules.map(({ pathPrefix, headers }) => {
    const lines = headers.map(([name, value]) => `add_header ${name} "${value}" always;`);
    return `location ${pathPrefix} {
      ${lines.join('\n      ')}
      try_files $uri $uri.html $uri/index.html =404;
    }`;
  });
  return `
daemon off;
# One process, and as the one that starts it: nothing has to be shared or handed over.
master_process off;
pid nginx.pid;
error_log error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  gzip_static on;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${OWN_SITE.folder};
    index index.html;
    ${locations.join('\n    ')}
  }
}
`;
}
