import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../tools/bench/measure/browser.ts';
import type { MeasuringBrowser } from '../../tools/bench/measure/browser.ts';
import { pageAddresses } from '../../tools/bench/measure/pages.ts';
import { settle } from '../../tools/bench/measure/visit.ts';

const PAGES = await pageAddresses();

let measuring: MeasuringBrowser;

beforeAll(async () => {
  measuring = await openBrowser();
});

afterAll(() => measuring.browser.close());

/** Every address the browser would load ahead, as the browser itself reads the page's rules. */
async function loadedAhead(address: string): Promise<Set<string>> {
  const page = await measuring.browser.newPage();
  const session = await page.context().newCDPSession(page);
  const addresses = new Set<string>();
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) addresses.add(key.url);
  });
  await session.send('Preload.enable');
  await page.goto(address);
  await settle(page);
  await page.close();
  return addresses;
}

describe.each(PAGES)('%s', (path) => {
  it('loads ahead pages of this site and nothing else', async () => {
    const site = inject('siteAddress');
    const addresses = await loadedAhead(site + path);
    expect(addresses.size).toBeGreaterThan(0);
    for (const address of addresses) {
      const { origin, pathname } = new URL(address);
      expect(origin, address).toBe(site);
      expect(PAGES, address).toContain(pathname);
    }
  });
});
