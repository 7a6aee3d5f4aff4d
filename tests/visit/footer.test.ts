import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mailtoHref } from '../../src/logic/mailto.ts';
import { business } from '../support/content.ts';
import { ALL_ADDRESSES } from '../support/pages.ts';
import { textOf } from '../support/reading.ts';
import { useVisits } from '../support/visits.ts';

const { credit, copyrightYear, email } = business;
/** The name of the credit also says what happens to the window. */
const CREDIT = `Built by ${credit.name} (opens in a new tab)`;
const CREDIT_ADDRESS = new URL(credit.url).href;

const visits = useVisits();

const footer = (page: Page) => page.getByRole('contentinfo');
const link = (page: Page, name: string) => footer(page).getByRole('link', { name });

describe.each(ALL_ADDRESSES)('the footer of %s', (path) => {
  it('says what it has to say, and leads where it has to lead', async () => {
    const page = await visits.open(path);
    const text = await textOf(footer(page));
    expect(text.startsWith(`Copyright ${copyrightYear} Terms Site map`), text).toBe(true);
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
      [email, mailtoHref(email)],
      [CREDIT, credit.url],
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
    await page.context().route(CREDIT_ADDRESS, (route) => route.fulfill({ body: 'Hello' }));
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      link(page, CREDIT).click(),
    ]);
    await opened.waitForURL(CREDIT_ADDRESS);
    expect(await opened.evaluate(() => opener as unknown)).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/portfolio');
    expect(await link(page, CREDIT).getAttribute('rel')).toContain('noopener');
  });

  it.each(['Facebook', 'Twitter', 'Instagram'])('leads home from %s', async (network) => {
    const page = await visits.open('/portfolio');
    await link(page, network).click();
    await page.waitForURL('/');
  });
});
