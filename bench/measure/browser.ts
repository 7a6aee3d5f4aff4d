import { chromium } from 'playwright-core';
import { readSite } from '../../server/site.ts';
import { freePort } from '../../tools/hosts/serverProcess.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tools/support/chromium.ts';
import { OWN_SITE } from '../../tools/support/sites.ts';
import type { Browser } from 'playwright-core';
import type { Form } from '../../server/site.ts';

/** What is measured over HTTPS has a certificate that this machine made for itself. */
const CERTIFICATES_OF_ONE_DAY = '--ignore-certificate-errors';

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
    args: [...CHROMIUM_FLAGS, CERTIFICATES_OF_ONE_DAY, `--remote-debugging-port=${debuggingPort}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return { browser, debuggingPort };
}

/** The routes of all whole pages of the built site, in alphabetical order. */
export async function builtRoutes(): Promise<string[]> {
  const { files } = await readSite(OWN_SITE.folder);
  return [...files].flatMap(([address, forms]) => (isWholePage(forms) ? address : [])).sort();
}

function isWholePage(forms: readonly Form[]): boolean {
  return forms.some(({ bytes }) => bytes?.includes('</html>') === true);
}
