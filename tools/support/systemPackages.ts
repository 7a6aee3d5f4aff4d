import { existsSync, readFileSync } from 'node:fs';
import { run, works } from './processes.ts';

const SYSTEM_DESCRIPTION = '/etc/os-release';
const UBUNTU = /^ID=ubuntu$/m;
const COMPLAINT = /^[EW]: .*$/gm;

/** Whether packages of the system can be installed here without asking for a password. */
export function canInstallPackages(): boolean {
  return administratorPrefix() !== undefined;
}

/** Whether this is Ubuntu, which has some packages of Debian only as snaps. */
export function isUbuntu(): boolean {
  return existsSync(SYSTEM_DESCRIPTION) && UBUNTU.test(readFileSync(SYSTEM_DESCRIPTION, 'utf8'));
}

/**
 * Installs packages of Debian or Ubuntu, where that is allowed. Look afterwards what is there.
 *
 * @returns What the package manager complained of, one complaint a line.
 */
export async function installPackages(...names: string[]): Promise<string> {
  const privilege = administratorPrefix();
  if (privilege === undefined) return '';
  let output = '';
  for (const words of [['update'], ['install', '-y', ...names]]) {
    const [program = '', ...rest] = [
      ...[...privilege, 'env', 'DEBIAN_FRONTEND=noninteractive'],
      ...['apt-get', ...words],
    ];
    output += (await run(program, rest, { quiet: true })).output;
  }
  return (output.match(COMPLAINT) ?? []).join('\n');
}

/** What goes before a command to run it as administrator; undefined where that is impossible. */
function administratorPrefix(): string[] | undefined {
  if (!existsSync('/etc/debian_version')) return undefined;
  if (process.getuid?.() === 0) return [];
  return works('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined;
}
