import { existsSync } from 'node:fs';
import { findChromium, works } from './chromium.ts';
import { packageFile } from './paths.ts';
import { run, runNode } from './processes.ts';

/**
 * Finds a Chromium, or installs one: from the system's packages where that is allowed, otherwise
 * the test library's own.
 *
 * @throws When none could be installed, with one line of advice.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;

  console.log('Installing Chromium for the visitor tests.');
  const privilege = administratorPrefix();
  if (privilege !== undefined) await installFromSystem(privilege);
  const path = findChromium() ?? (await installFromLibrary(privilege !== undefined));
  if (path !== undefined) return path;
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its file.');
}

/** What goes before a command to run it as administrator; undefined where that is impossible. */
function administratorPrefix(): string[] | undefined {
  if (!existsSync('/etc/debian_version')) return undefined;
  if (process.getuid?.() === 0) return [];
  return works('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined;
}

async function installFromSystem(privilege: string[]): Promise<void> {
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
  await asAdministrator('apt-get', 'install', '-y', 'chromium');
}

async function installFromLibrary(withLibraries: boolean): Promise<string | undefined> {
  const options = withLibraries ? ['--with-deps'] : [];
  const installer = packageFile('playwright-core/cli.js');
  await runNode([installer, 'install', ...options, 'chromium'], { quiet: true });
  return findChromium();
}
