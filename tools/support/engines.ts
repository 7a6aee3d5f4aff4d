import { globSync } from 'node:fs';
import { works } from './processes.ts';
import { canInstallPackages, installPackages, isUbuntu } from './systemPackages.ts';

/** What drives WebKit, and gives it a screen that nobody sees and the focus. */
const WEBKIT_PROGRAMS = ['WebKitWebDriver', 'xvfb-run', 'openbox'];

/** The file of a Firefox on this machine that works, or undefined. */
export function findFirefox(): string | undefined {
  const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
  return places.find((path) => works(path, ['--version']));
}

/** The file of the browser that comes with WebKitGTK, where it can be driven, or undefined. */
export function findWebKit(): string | undefined {
  const canBeDriven = WEBKIT_PROGRAMS.every((name) => works('sh', ['-c', `command -v ${name}`]));
  return canBeDriven ? globSync('/usr/lib/*/webkit*/MiniBrowser')[0] : undefined;
}

/**
 * The engines beside Chromium, by the name of their tests: how each is found, and the packages of
 * this Debian or Ubuntu that bring it; none where it takes a person.
 */
const ENGINES = {
  firefox: { title: 'Firefox', find: findFirefox, packages: isUbuntu() ? [] : ['firefox-esr'] },
  webkit: {
    title: 'WebKit',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'xauth', 'openbox'],
  },
};

/** The name of an engine beside Chromium, and of the tests in it. */
type OtherEngine = keyof typeof ENGINES;

/** Whether tests of this name run in an engine beside Chromium. */
function isOtherEngine(name: string): name is OtherEngine {
  return name in ENGINES;
}

/** Whether tests of this name have their engine on this machine, as far as it is not Chromium. */
export function isHere(name: string): boolean {
  return !isOtherEngine(name) || ENGINES[name].find() !== undefined;
}

/**
 * Finds the engine of tests, and installs it where that is wanted and allowed.
 *
 * @param name The name of the tests; any but those of the other engines need nothing.
 * @returns What keeps them from being run; undefined when they can be.
 */
export async function ensureEngine(name: string, mayInstall: boolean): Promise<string | undefined> {
  if (!isOtherEngine(name) || isHere(name)) return undefined;
  const { title, find, packages } = ENGINES[name];
  const missing = `the tests in ${title}, which is not here`;
  if (packages.length === 0 || !canInstallPackages()) return `${missing}. Install it by hand.`;
  if (!mayInstall) return `${missing}. npm run test:all installs it.`;

  console.log(`Installing ${title} for the visitor tests.`);
  const complaints = await installPackages(...packages);
  return find() === undefined ? `${missing} and could not be installed. ${complaints}` : undefined;
}
