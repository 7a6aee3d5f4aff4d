import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../../tests/support/chromium.ts';
import { ensureChromium } from '../../support/chromiumInstall.ts';

/** A Chromium without a window that behaves as at a visitor's. */
export interface MeasuringBrowser {
  browser: Browser;
  /** Where Lighthouse reaches the same browser. */
  debuggingPort: number;
}

/** Opens the Chromium of this machine, with the back/forward cache that test browsers go without. */
export async function openBrowser(): Promise<MeasuringBrowser> {
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${debuggingPort}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return { browser, debuggingPort };
}

/** A port of this machine nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
