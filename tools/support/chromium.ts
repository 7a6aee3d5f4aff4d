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
 * Where `CHROMIUM_PATH` is set, it alone counts; otherwise the usual places are asked, and then the
 * test library's own browser.
 *
 * @throws When `CHROMIUM_PATH` is set to something else.
 */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH: chosen = '' } = process.env;
  if (chosen === '') return [...USUAL_PLACES, chromium.executablePath()].find(isChromium);
  if (isChromium(chosen)) return chosen;
  throw new Error(`CHROMIUM_PATH is "${chosen}", where there is no Chromium that works.`);
}

function isChromium(path: string): boolean {
  // Some systems put a script in place of the browser that only advises to install it.
  return existsSync(path) && works(path, ['--version']);
}

/** Whether a program runs and ends well. */
export function works(program: string, programArguments: string[]): boolean {
  return spawnSync(program, programArguments, { stdio: 'ignore' }).status === 0;
}
