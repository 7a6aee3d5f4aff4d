import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startProcess } from '../../tools/hosts/serverProcess.ts';
import { startHost } from '../../tools/hosts/startHosts.ts';
import { PROJECT_FOLDER } from '../../tools/support/paths.ts';
import { OWN_SITE } from '../../tools/support/sites.ts';
import type { ServerProcess } from '../../tools/hosts/serverProcess.ts';

const KILOBYTES_PER_MEGABYTE = 1024;
/** Where `proc_pid_stat(5)` has the processor time, and what Linux counts it in. */
const USER_TICKS_FIELD = 13;
const MS_PER_TICK = 10;

/** Starts the site's own server as it runs where the site is online. */
export async function startOwnServer(): Promise<ServerProcess> {
  const command = join(PROJECT_FOLDER, 'server/start.ts');
  return startProcess(process.execPath, [command, OWN_SITE.folder], await freePort());
}

/**
 * Starts nginx with the same files, the same headers and one process, as the site's server has.
 *
 * @throws When nginx is not installed.
 */
export function startNginx(): Promise<ServerProcess> {
  return startHost('nginx', OWN_SITE.folder);
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
