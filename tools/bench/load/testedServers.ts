import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
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
  const ended = endOf(child);
  const [address] = (await Promise.race([once(child, 'message'), failBy(ended)])) as [string];
  return {
    address,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/**
 * Starts nginx with the same files, the same headers and one process, as the site's server has.
 *
 * @throws When nginx is not installed.
 */
export async function startNginx(): Promise<TestedServer> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  opened.defer(() => rm(folder, { recursive: true }));
  const port = await freePort();
  const pages = await readPages(SITE_FOLDER);
  const headers = responseHeaders([...pages.values()].map(({ html }) => html));
  const settings = join(folder, 'nginx.conf');
  await writeFile(settings, nginxSettings({ folder, port, site: SITE_FOLDER, headers }));

  const child = spawn('nginx', ['-c', settings, '-p', folder], { stdio: 'inherit' });
  const ended = endOf(child);
  await Promise.race([new Promise((resolve) => setTimeout(resolve, START_MS)), failBy(ended)]);
  const inUse = opened.move();
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await ended;
      await inUse.disposeAsync();
    },
  };
}

/** Resolves when a process has ended or could not be started; with an error, if that was too early. */
function endOf(child: ChildProcess): Promise<Error> {
  return new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', () => resolve(new Error(`${child.spawnfile} could not be started.`)));
  });
}

async function failBy(end: Promise<Error>): Promise<never> {
  throw await end;
}

/** The memory a process has at the moment, in megabytes. Linux only. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes = ''] = /VmRSS:\s+(\d+)/u.exec(status) ?? [];
  return Number(kilobytes) / KILOBYTES_PER_MEGABYTE;
}
