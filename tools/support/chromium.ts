import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';
import { chromium } from 'playwright-core';
import { packageFile } from './paths.ts';
import { runNode } from './processes.ts';
import { canInstallPackages, installPackages, isUbuntu } from './systemPackages.ts';

/** What Chromium is started with, whatever drives it. */
export const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/**
 * Debian's Chromium without the part that draws a window around a page. Visits to this one take two
 * thirds of the processor time.
 */
const HEADLESS_SHELL = 'chromium-headless-shell';
const HEADLESS_SHELL_PATH = `/usr/bin/${HEADLESS_SHELL}`;
/** What every one of them calls itself when it is asked for its version. */
const OWN_NAME = /Chrom(?:e|ium)/u;

/**
 * The file of a Chrome or Chromium on this machine that works, or undefined.
 *
 * Where `CHROME_PATH` is set, it alone counts; otherwise the installed ones do, and then the test
 * library's own.
 *
 * @throws When `CHROME_PATH` is set to something else.
 */
export function findChromium(): string | undefined {
  const { CHROME_PATH: chosen = '' } = process.env;
  if (chosen === '') return [...installations(), chromium.executablePath()].find(isChromium);
  if (isChromium(chosen)) return chosen;
  throw new Error(`CHROME_PATH is "${chosen}", where there is no Chromium that works.`);
}

/**
 * The same for visits, which prefer the one without windows. It is not for what measures time: under
 * a slowed down processor pages do not always finish loading in it.
 */
export function findVisitingChromium(): string | undefined {
  const isFree = (process.env.CHROME_PATH ?? '') === '';
  return isFree && isChromium(HEADLESS_SHELL_PATH) ? HEADLESS_SHELL_PATH : findChromium();
}

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
  throw new Error('No Chromium could be installed. Install one and set CHROME_PATH to its file.');
}

/** The one for visits; where there is none, one is installed as above. */
export async function ensureVisitingChromium(): Promise<string> {
  return findVisitingChromium() ?? ensureChromium();
}

/** Installs the Chromium without windows where the system has one and that is allowed. */
export async function installHeadlessShell(): Promise<void> {
  const isWanted = !existsSync(HEADLESS_SHELL_PATH) && !isUbuntu();
  if (isWanted && canInstallPackages()) await installPackages(HEADLESS_SHELL);
}

function installations(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    // What the library does on Linux where there is none.
    return [];
  }
}

function isChromium(path: string): boolean {
  // Ubuntu puts a script in place of the browser that only advises to install it. On Windows, a
  // browser that is asked for its version opens a window.
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return OWN_NAME.test(stdout);
}

async function installFromLibrary(): Promise<string | undefined> {
  const options = canInstallPackages() ? ['--with-deps'] : [];
  const installer = packageFile('playwright-core/cli.js');
  await runNode([installer, 'install', ...options, 'chromium'], { quiet: true });
  return findChromium();
}
