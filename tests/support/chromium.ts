import { chromium } from 'playwright-core';
import type { Browser, LaunchOptions } from 'playwright-core';
import { findChromium } from '../../tools/support/chromium.ts';

/** What Chromium is started with, whatever drives it. */
export const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/**
 * Opens the Chromium of this machine, without a window. Close it when the visits are over.
 *
 * @param options what else it is started with
 * @throws When there is none; `npm test` installs one.
 */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium here; run npm test.');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS, ...options });
}
