import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The file of a Chromium on this machine that works, or undefined.
 *
 * `CHROMIUM_PATH` is asked first, then the usual places, then the test library's own browser.
 */
export function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM_PATH ?? '', ...USUAL_PLACES, chromium.executablePath()];
  // Some systems put a script in place of the browser that only advises to install it.
  return places.find((path) => existsSync(path) && works(path, ['--version']));
}

/** Whether a program runs and ends well. */
export function works(program: string, programArguments: string[]): boolean {
  return spawnSync(program, programArguments, { stdio: 'ignore' }).status === 0;
}
