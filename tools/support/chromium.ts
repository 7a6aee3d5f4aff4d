import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { packageFile } from '../../node/paths.ts';
import { run, runNode } from '../../node/processes.ts';

export const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Debian's headless Chromium needs a third less processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a working Chromium: `CHROME_PATH` if set, else the system's, else Playwright's.
 *
 * @param preferred a place to look before the usual ones
 * @throws If `CHROME_PATH` is not a Chromium.
 */
export function findChromium(preferred = ''): string | undefined {
  const { CHROME_PATH: chosen = '' } = process.env;
  if (chosen === '') return [preferred, ...PLACES, chromium.executablePath()].find(isChromium);
  if (isChromium(chosen)) return chosen;
  throw new Error(`CHROME_PATH "${chosen}" is not a working Chromium.`);
}

/** Headless if possible, for tests. With CPU throttling, some pages never finish in it. */
export function findVisitingChromium(): string | undefined {
  return findChromium(HEADLESS_SHELL);
}

/** Finds or installs a Chromium: Debian's if apt needs no password, otherwise Playwright's. */
export async function ensureChromium(find = () => findChromium()): Promise<string> {
  if (find() === undefined) {
    console.log('Installing Chromium.');
    if (isDebian()) await installDebianChromium();
  }
  if (find() === undefined) {
    const installer = packageFile('@playwright/test/cli.js');
    await runNode([installer, 'install', 'chromium'], { quiet: true });
  }
  const path = find();
  if (path !== undefined) return path;
  throw new Error('No Chromium could be installed. Install one and set CHROME_PATH to its file.');
}

/** Starts the Chromium for tests. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = await ensureChromium(findVisitingChromium);
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

function isChromium(path: string): boolean {
  // Ubuntu's /usr/bin/chromium-browser may be a script that only prints advice.
  if (!existsSync(path)) return false;
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return /Chrom(?:e|ium)/u.test(stdout);
}

function isDebian(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID=debian$/mu.test(readFileSync(file, 'utf8'));
}

async function installDebianChromium(): Promise<void> {
  const before = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const names = ['chromium', 'chromium-headless-shell'];
  for (const args of [['update'], ['install', '-y', ...names]])
    await run('env', [...before, 'apt-get', ...args], {
      quiet: true,
      environment: { DEBIAN_FRONTEND: 'noninteractive' },
    });
}
