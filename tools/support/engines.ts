import { globSync } from 'node:fs';
import { works } from './chromium.ts';
import { canInstallPackages, installPackages, isUbuntu } from './systemPackages.ts';

/** A browser engine beside Chromium that the journeys run in. */
export interface OtherEngine {
  /** As it is called on the command line. */
  name: 'firefox' | 'webkit';
  title: string;
  /** The packages of this Debian or Ubuntu that bring it; none where it takes a person. */
  packages: string[];
  /** The file of its browser on this machine, or undefined. */
  find: () => string | undefined;
}

const WEBKIT_BROWSERS = '/usr/lib/*/webkit*/MiniBrowser';
/** What drives it, and gives it a screen that nobody sees and the focus. */
const WEBKIT_PROGRAMS = ['WebKitWebDriver', 'xvfb-run', 'openbox'];

/** The file of a Firefox on this machine that works, or undefined. */
export function findFirefox(): string | undefined {
  const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
  return places.find((path) => works(path, ['--version']));
}

/** The file of the browser that comes with WebKitGTK, where it can be driven, or undefined. */
export function findWebKit(): string | undefined {
  const canBeDriven = WEBKIT_PROGRAMS.every((name) => works('sh', ['-c', `command -v ${name}`]));
  return canBeDriven ? globSync(WEBKIT_BROWSERS)[0] : undefined;
}

/** Every engine beside Chromium. */
export const OTHER_ENGINES: OtherEngine[] = [
  {
    name: 'firefox',
    title: 'Firefox',
    packages: isUbuntu() ? [] : ['firefox-esr'],
    find: findFirefox,
  },
  {
    name: 'webkit',
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'xauth', 'openbox'],
    find: findWebKit,
  },
];

/** Whether an engine can be installed here without a person. */
export function canInstall({ packages }: OtherEngine): boolean {
  return packages.length > 0 && canInstallPackages();
}

/**
 * Installs an engine.
 *
 * @throws When it is not there afterwards, with what the package manager complained of.
 */
export async function installEngine({ title, packages, find }: OtherEngine): Promise<void> {
  console.log(`Installing ${title} for the visitor tests.`);
  const complaints = await installPackages(...packages);
  if (find() === undefined) throw new Error(`${title} could not be installed.\n${complaints}`);
}
