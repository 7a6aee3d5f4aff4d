import { existsSync, readFileSync } from 'node:fs';
import { works } from './chromium.ts';
import { run } from './processes.ts';

const SYSTEM_DESCRIPTION = '/etc/os-release';
const UBUNTU = /^ID=ubuntu$/m;
const COMPLAINT = /^[EW]: .*$/gm;

/** Whether packages of the system can be installed here without asking for a password. */
export function canInstallPackages(): boolean {
  return administratorPrefix() !== undefined;
}

/** Whether this is Ubuntu, which lacks some packages of Debian. */
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
  const asAdministrator = async (...words: string[]): Promise<string> => {
    const [program = '', ...rest] = [
      ...privilege,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      ...words,
    ];
    const { output } = await run(program, rest, { quiet: true });
    return output;
  };
  const output = [
    await asAdministrator('apt-get', 'update'),
    await asAdministrator('apt-get', 'install', '-y', ...names),
  ];
  return (output.join('\n').match(COMPLAINT) ?? []).join('\n');
}

/** What goes before a command to run it as administrator; undefined where that is impossible. */
function administratorPrefix(): string[] | undefined {
  if (!existsSync('/etc/debian_version')) return undefined;
  if (process.getuid?.() === 0) return [];
  return works('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined;
}
