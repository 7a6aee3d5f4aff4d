import { findChromium } from './chromium.ts';
import { packageFile } from './paths.ts';
import { runNode } from './processes.ts';
import { canInstallPackages, installPackages } from './systemPackages.ts';

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
  await installPackages('chromium');
  const path = findChromium() ?? (await installFromLibrary());
  if (path !== undefined) return path;
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its file.');
}

async function installFromLibrary(): Promise<string | undefined> {
  const options = canInstallPackages() ? ['--with-deps'] : [];
  const installer = packageFile('playwright-core/cli.js');
  await runNode([installer, 'install', ...options, 'chromium'], { quiet: true });
  return findChromium();
}
