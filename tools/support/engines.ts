import { globSync } from 'node:fs';
import { canRun } from '../../node/processes.ts';

/** WebKit's driver, a virtual screen, and a window manager that gives the browser focus. */
const WEBKIT_PROGRAMS = ['WebKitWebDriver', 'xvfb-run', 'openbox'];

/** The path of a working Firefox, or undefined. */
export function findFirefox(): string | undefined {
  const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
  return places.find((path) => canRun(path, ['--version']));
}

/** The path of WebKitGTK's browser, or undefined without the programs to drive it. */
export function findWebKit(): string | undefined {
  const canBeDriven = WEBKIT_PROGRAMS.every((name) => canRun('sh', ['-c', `command -v ${name}`]));
  return canBeDriven ? globSync('/usr/lib/*/webkit*/MiniBrowser')[0] : undefined;
}
