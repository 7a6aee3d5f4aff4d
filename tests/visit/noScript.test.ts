import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../support/devices.ts';
import { PAGES, UNKNOWN_ADDRESS } from '../support/pages.ts';
import { firstMissing, textOf } from '../support/reading.ts';
import { edgesOf } from '../support/scrolling.ts';
import { useVisits } from '../support/visits.ts';
import { WORDS } from '../support/words.ts';

const WITHOUT_SCRIPT = { javaScriptEnabled: false };
const GALLERY_PAGES = [
  ['/home-space-organizing', 5],
  ['/interior-styling', 5],
  ['/portfolio', 18],
] as const;

const visits = useVisits();

/** Texts in the content that no one can see: transparent, hidden or of no size. */
function unseenTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const unseen: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      // Buttons are for what only a script can do; the pop-up is closed. Rightly they are not there.
      const isLeftOut = parent?.closest('script, style, button, dialog, [aria-hidden="true"]');
      if (!parent || words === '' || isLeftOut) continue;
      const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isSeen) unseen.push(words);
    }
    return unseen;
  });
}

describe.each(PAGES)('without script, %s', (path) => {
  it('says everything it says with script', async () => {
    const page = await visits.open(path, WITHOUT_SCRIPT);
    const main = page.getByRole('main');
    expect(firstMissing(await textOf(main), WORDS[path])).toBeUndefined();
    expect(await unseenTexts(page)).toEqual([]);
  });

  it('says it on a phone', async () => {
    const page = await visits.open(path, { ...PHONE, ...WITHOUT_SCRIPT });
    expect(firstMissing(await textOf(page.getByRole('main')), WORDS[path])).toBeUndefined();
    expect(await unseenTexts(page)).toEqual([]);
  });
});

describe('without script', () => {
  it.each(GALLERY_PAGES)('the thumbnails of %s lead to the pictures', async (path, count) => {
    const page = await visits.open(path, WITHOUT_SCRIPT);
    const thumbnails = page.getByRole('link', { name: /^(?:\w+\. )?Enlarge picture/u });
    const hrefs = await thumbnails.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(new Set(hrefs).size).toBe(count);
    for (const href of hrefs) {
      const response = await page.request.get(href);
      expect(response.status(), href).toBe(200);
      expect(response.headers()['content-type']).toMatch(/^image\//u);
    }
  });

  it('a thumbnail opens its picture', async () => {
    const page = await visits.open('/portfolio', WITHOUT_SCRIPT);
    await page
      .getByRole('link', { name: /Enlarge picture 1 of 5/u })
      .first()
      .click();
    await page.waitForURL(/\/_astro\//u);
  });

  it('the last picture of a service can be scrolled into view', async () => {
    const page = await visits.open('/', { ...PHONE, ...WITHOUT_SCRIPT });
    const services = page.getByRole('region', { name: 'Our services' });
    const article = services.getByRole('article').first();
    const last = article.locator('img').last();
    await last.scrollIntoViewIfNeeded();
    const { left, right } = await edgesOf(last);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
  });

  it('the header of the home page stands over the banner', async () => {
    const page = await visits.open('/', WITHOUT_SCRIPT);
    const { top } = await edgesOf(page.getByRole('banner'));
    expect(top).toBe(0);
    expect(await page.getByRole('navigation').getByRole('link').first().isVisible()).toBe(true);
  });

  it('unknown addresses still lead back', async () => {
    const page = await visits.open(UNKNOWN_ADDRESS, WITHOUT_SCRIPT);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await page.waitForURL('/');
  });
});
