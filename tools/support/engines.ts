import { globSync } from 'node:fs';
import { works } from './chromium.ts';
import { installPackages } from './systemPackages.ts';

/** A browser engine beside Chromium that the journeys run in. */
export interface OtherEngine {
  /** As it is called on the command line. */
  name: 'firefox' | 'webkit';
  title: string;
  /** The packages of Debian and Ubuntu that bring it. */
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
  { name: 'firefox', title: 'Firefox', packages: ['firefox-esr'], find: findFirefox },
  {
    name: 'webkit',
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'xauth', 'openbox'],
    find: findWebKit,
  },
];

/**
 * Installs the engines that are missing, where that is allowed. Each by itself: a system without
 * the packages of one may well have those of the other.
 */
export async function installMissingEngines(): Promise<void> {
  for (const { title, packages, find } of OTHER_ENGINES) {
    if (find() !== undefined) continue;
    console.log(`Installing ${title} for the visitor tests.`);
    await installPackages(...packages);
  }
}
