import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { responseHeaders } from '../../../server/headers.ts';
import { readPages } from '../../../server/pages.ts';
import { PROJECT_FOLDER, SITE_FOLDER } from '../../support/paths.ts';
import { freePort } from '../measure/browser.ts';
import { nginxSettings } from './nginxSettings.ts';

/** A server that is to stand the load. */
export interface TestedServer {
  address: string;
  /** Its process. */
  pid: number;
  stop: () => Promise<void>;
}

const CHILD = join(PROJECT_FOLDER, 'tools/bench/load/childServer.ts');
const START_MS = 500;
const KILOBYTES_PER_MEGABYTE = 1024;

/** Starts the site's own server. */
export async function startOwnServer(): Promise<TestedServer> {
  const child = fork(CHILD);
  const [address] = (await once(child, 'message')) as [string];
  return {
    address,
    pid: child.pid ?? 0,
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/**
 * Starts nginx with the same files, the same headers and one process, as the site's server has.
 *
 * @throws When nginx is not installed.
 */
export async function startNginx(): Promise<TestedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const pages = await readPages(SITE_FOLDER);
  const headers = responseHeaders([...pages.values()].map(({ html }) => html));
  const settings = join(folder, 'nginx.conf');
  await writeFile(settings, nginxSettings({ folder, port, site: SITE_FOLDER, headers }));

  const child = spawn('nginx', ['-c', settings, '-p', folder], { stdio: 'inherit' });
  const failure = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('nginx could not be started.')));
  });
  await Promise.race([new Promise((resolve) => setTimeout(resolve, START_MS)), failure]);
  failure.catch(() => undefined);
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

/** The memory a process has at the moment, in megabytes. Linux only. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes = ''] = /VmRSS:\s+(\d+)/u.exec(status) ?? [];
  return Number(kilobytes) / KILOBYTES_PER_MEGABYTE;
}
