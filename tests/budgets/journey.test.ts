import { beforeAll, describe, expect, inject, it } from 'vitest';
import { settle } from '../../bench/measure/visit.ts';
import { draft } from '../support/content.ts';
import { useMeasuringBrowser } from '../support/measuring.ts';
import { PAGES } from '../support/pages.ts';
import { openDraft } from '../support/pageStates.ts';
import type { Page } from 'playwright-core';

const KEPT = 'kept';

describe('a journey through all pages', () => {
  const measuring = useMeasuringBrowser();
  /** Every URL the browser would load ahead, as the browser itself reads a page's rules. */
  const ahead: Record<string, Set<string>> = {};
  let page: Page;

  beforeAll(async () => {
    page = await measuring().browser.newPage({ baseURL: inject('siteUrl') });
    const session = await page.context().newCDPSession(page);
    let urls = new Set<string>();
    session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      for (const { key } of preloadingAttemptSources) urls.add(key.url);
    });
    await session.send('Preload.enable');
    for (const route of PAGES) {
      ahead[route] = urls = new Set();
      await page.goto(route);
      await settle(page);
      // A page that was kept does not load again, and says so.
      await page.evaluate((kept) => {
        addEventListener('pageshow', ({ persisted }) => {
          if (persisted) document.title = kept;
        });
      }, KEPT);
    }
    await session.detach();
  });

  it.each(PAGES)('%s loads ahead pages of this site and nothing else', (route) => {
    const urls = ahead[route] ?? new Set();
    expect(urls.size).toBeGreaterThan(0);
    for (const url of urls) {
      const { origin, pathname } = new URL(url);
      expect(origin, url).toBe(inject('siteUrl'));
      expect(PAGES, url).toContain(pathname);
    }
  });

  it('finds on the way back what was written on another page', async () => {
    const page = await measuring().browser.newPage({ baseURL: inject('siteUrl') });
    const words = page.getByLabel(draft.own);
    await page.goto('/');
    await openDraft(page);
    await page.goto('/portfolio');
    await page.getByRole('button', { name: draft.open }).click();
    await words.fill('Please write back.');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => words.inputValue()).toBe('Please write back.');
  });

  it('finds every page at once on its way back', async () => {
    for (const route of PAGES.slice(0, -1).reverse()) {
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.title(), { message: route }).toBe(KEPT);
      expect(new URL(page.url()).pathname).toBe(route);
    }
    for (const route of PAGES.slice(1)) {
      await page.goForward({ waitUntil: 'commit' });
      await expect.poll(() => page.title(), { message: route }).toBe(KEPT);
    }
  });
});
