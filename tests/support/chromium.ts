import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findVisitingChromium } from '../../tools/support/chromium.ts';
import type { Browser, BrowserServer, LaunchOptions } from '@playwright/test';

/**
 * Opens the Chromium of this machine, without a window. Close it when the visits are over.
 *
 * @param options what else it is started with
 * @throws When there is none; `npm test` installs one.
 */
export function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ ...launchOptions(), ...options });
}

/** The same, for visitors of several processes: they connect to its URL. */
export function launchChromiumServer(): Promise<BrowserServer> {
  return chromium.launchServer(launchOptions());
}

function launchOptions(): LaunchOptions {
  const executablePath = findVisitingChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium here; run npm test.');
  return { executablePath, args: CHROMIUM_FLAGS };
}
