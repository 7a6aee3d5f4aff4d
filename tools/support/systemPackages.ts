import { existsSync } from 'node:fs';
import { works } from './chromium.ts';
import { run } from './processes.ts';

/** Whether packages of the system can be installed here without asking for a password. */
export function canInstallPackages(): boolean {
  return administratorPrefix() !== undefined;
}

/** Installs packages of Debian or Ubuntu, where that is allowed. Look afterwards what is there. */
export async function installPackages(...names: string[]): Promise<void> {
  const privilege = administratorPrefix();
  if (privilege === undefined) return;
  const asAdministrator = async (...words: string[]): Promise<void> => {
    const [program = '', ...rest] = [
      ...privilege,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      ...words,
    ];
    await run(program, rest, { quiet: true });
  };
  await asAdministrator('apt-get', 'update');
  await asAdministrator('apt-get', 'install', '-y', ...names);
}

/** What goes before a command to run it as administrator; undefined where that is impossible. */
function administratorPrefix(): string[] | undefined {
  if (!existsSync('/etc/debian_version')) return undefined;
  if (process.getuid?.() === 0) return [];
  return works('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined;
}
