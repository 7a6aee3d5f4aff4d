import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mailtoHref } from '../../src/logic/mailto.ts';
import { business } from '../support/content.ts';
import { ALL_ADDRESSES, PAGES } from '../support/pages.ts';
import { useVisits } from '../support/visits.ts';

const MAIL_ADDRESS = /^mailto:[^\s@?&]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/u;

const visits = useVisits();

/** Where the links of a page lead, each place once. */
async function linkTargets(page: Page): Promise<URL[]> {
  const hrefs = await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(hrefs)].map((href) => new URL(href, page.url()));
}

/** Every file a page mentions: pictures in all sizes, styles, scripts, fonts, icons. */
function mentionedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const from = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((found) => found.getAttribute(attribute) ?? '');
    const sets = from('[srcset]', 'srcset').flatMap((set) => set.split(/,\s+/u));
    const files = [
      ...from('[src]', 'src'),
      ...from('link:not([rel="canonical"])', 'href'),
      ...sets.map((candidate) => candidate.trim().split(/\s/u)[0] ?? ''),
    ];
    return [...new Set(files)];
  });
}

/** The answer to an address itself: redirects are not followed. */
async function statusOf(page: Page, address: string): Promise<number> {
  const response = await page.request.get(address, { maxRedirects: 0 });
  return response.status();
}

describe.each(ALL_ADDRESSES)('the links of %s', (path) => {
  it('lead straight to pages, sections and pictures that exist', async () => {
    const page = await visits.open(path);
    const targets = await linkTargets(page);
    const internal = targets.filter(({ origin }) => origin === new URL(page.url()).origin);
    expect(internal.length).toBeGreaterThan(PAGES.length);
    for (const { pathname, hash } of internal) {
      expect(pathname).not.toMatch(/.\/$|\.html$|\/\//u);
      // A section of the page for unknown addresses is looked for on that page.
      if (pathname !== path) expect(await statusOf(page, pathname), pathname).toBe(200);
      if (hash === '') continue;
      await page.goto(pathname);
      expect(await page.locator(`[id="${hash.slice(1)}"]`).count(), pathname + hash).toBe(1);
    }
  });

  it('address mail to the business and nobody else', async () => {
    const page = await visits.open(path);
    const mail = (await linkTargets(page)).filter(({ protocol }) => protocol === 'mailto:');
    expect(mail.length).toBeGreaterThan(0);
    for (const { href } of mail) {
      expect(href).toMatch(MAIL_ADDRESS);
      expect(href).toBe(mailtoHref(business.email));
    }
  });

  it('leave the site only for the credit', async () => {
    const page = await visits.open(path);
    const { origin } = new URL(page.url());
    const others = (await linkTargets(page)).filter(
      (target) => target.origin !== origin && target.protocol !== 'mailto:',
    );
    expect(others.map(({ href }) => href)).toEqual([new URL(business.credit.url).href]);
  });

  it('and everything else the page mentions are there', async () => {
    const page = await visits.open(path);
    const files = await mentionedFiles(page);
    expect(files).toContain('/favicon.svg');
    const broken = [];
    for (const file of files) {
      expect(file).toMatch(/^\/[^/]/u);
      if ((await statusOf(page, file)) !== 200) broken.push(file);
    }
    expect(broken).toEqual([]);
  });
});

it('reaches every page from the home page by links alone', async () => {
  const page = await visits.arrive();
  const reached = new Set(['/']);
  for (const path of reached) {
    await page.goto(path);
    for (const { pathname, origin } of await linkTargets(page)) {
      const isPage = origin === new URL(page.url()).origin && !pathname.includes('.');
      if (isPage) reached.add(pathname);
    }
  }
  // The sample page keeps its place; nothing has to lead there.
  expect([...reached].sort()).toEqual(PAGES.filter((path) => path !== '/sample-page').sort());
});
