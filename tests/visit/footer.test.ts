import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ALL_ADDRESSES } from '../support/pages.ts';
import { textOf } from '../support/reading.ts';
import { useVisits } from '../support/visits.ts';

/** The name of the credit also says what happens to the window. */
const CREDIT = /^Built by Example Studio.+opens in a new tab/u;

const visits = useVisits();

const footer = (page: Page) => page.getByRole('contentinfo');
const link = (page: Page, name: string | RegExp) => footer(page).getByRole('link', { name });

describe.each(ALL_ADDRESSES)('the footer of %s', (path) => {
  it('says what it has to say, and leads where it has to lead', async () => {
    const page = await visits.open(path);
    expect(await textOf(footer(page))).toMatch(/^Copyright 2023 Terms Site map/u);
    const links = await footer(page)
      .getByRole('link')
      .evaluateAll((found) =>
        found.map((element) => [
          element.getAttribute('aria-label') ?? element.textContent,
          element.getAttribute('href'),
        ]),
      );
    expect(links).toEqual([
      ['Site map', '/site-map'],
      ['hello@example.com', 'mailto:hello@example.com'],
      [expect.stringMatching(CREDIT), 'https://example.com/'],
      ['Facebook', '/'],
      ['Twitter', '/'],
      ['Instagram', '/'],
    ]);
  });
});

describe('the footer', () => {
  it('has no link on "Terms"', async () => {
    const page = await visits.open('/');
    const terms = footer(page).getByText('Terms', { exact: true });
    expect(await terms.count()).toBe(1);
    expect(await terms.evaluate((element) => element.closest('a, button'))).toBeNull();
    expect(await terms.locator('a, button').count()).toBe(0);
  });

  it('leads to the site map', async () => {
    const page = await visits.open('/');
    await link(page, 'Site map').click();
    await page.waitForURL('/site-map');
  });

  it('opens the credit in a new tab that knows nothing of this one', async () => {
    const page = await visits.open('/portfolio');
    await page.context().route('https://example.com/', (route) => route.fulfill({ body: 'Hello' }));
    const [credit] = await Promise.all([
      page.context().waitForEvent('page'),
      link(page, CREDIT).click(),
    ]);
    await credit.waitForURL('https://example.com/');
    expect(await credit.evaluate(() => opener as unknown)).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/portfolio');
    expect(await link(page, CREDIT).getAttribute('rel')).toContain('noopener');
  });

  it.each(['Facebook', 'Twitter', 'Instagram'])('leads home from %s', async (network) => {
    const page = await visits.open('/portfolio');
    await link(page, network).click();
    await page.waitForURL('/');
  });
});
