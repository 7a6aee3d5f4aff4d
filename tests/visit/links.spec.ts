import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SITE } from '../../node/sites.ts';
import { mailtoHref } from '../../src/logic/mailto.ts';
import { CONTACT_CARD } from '../../src/routes.ts';
import { business } from '../support/content.ts';
import { ALL_ROUTES, LISTED_PAGES, UNKNOWN_ROUTE } from '../support/pages.ts';
import { expect, siteUrl, test } from '../support/test.ts';
import type { Page } from '../support/test.ts';

/** What a page leads to and needs, read without JavaScript. */
interface Mentioned {
  links: string[];
  /** Paths of pictures in all sizes, styles, scripts, fonts and icons. */
  files: string[];
  ids: string[];
}

test.use({ javaScriptEnabled: false });

test('every link leads to a page, section or file, and every file is there', async ({ page }) => {
  const pages = new Map<string, Mentioned>();
  for (const route of ALL_ROUTES) pages.set(route, await readPage(page, route));
  const linked = new Set<string>();
  for (const [route, { links, files }] of pages) {
    const missing = files.filter((file) => !existsSync(join(TEST_SITE.folder, file)));
    expect.soft(files, route).toContain('/favicon.svg');
    expect.soft(missing, route).toEqual([]);

    const mail = links.filter((link) => link.startsWith('mailto:'));
    const addresses = new Set(mail.map((link) => link.split('?')[0]));
    expect.soft([...addresses], route).toEqual([mailtoHref(business.email)]);
    const internal = links.filter((link) => link.startsWith(`${siteUrl()}/`));
    const external = links.filter((link) => !internal.includes(link) && !mail.includes(link));
    expect.soft(external, route).toEqual([new URL(business.credit.url).href]);

    for (const link of internal) {
      const { pathname, hash } = new URL(link);
      if (pathname !== route) linked.add(pathname);
      if (hash === '') continue;
      expect.soft(pages.get(pathname)?.ids, `${route} links to ${link}`).toContain(hash.slice(1));
    }
  }
  for (const path of linked) expect.soft((await ask(path)).status, path).toBe(200);
  expect(linked).toContain(CONTACT_CARD);
  expect([...linked].filter((path) => !path.includes('.')).sort()).toEqual(LISTED_PAGES.toSorted());
});

test('unknown addresses get the status 404 and a page that leads on', async ({ page }) => {
  for (const path of [UNKNOWN_ROUTE, '/portfolio/more', '/_astro/nothing.js', '/portfolio.php'])
    expect.soft((await ask(path)).status, path).toBe(404);
  await page.goto('/portfolio/more');
  await page.getByRole('main').getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
});

/** Asks without following redirects. A new connection each time: the server closes idle ones. */
function ask(path: string): Promise<Response> {
  const headers = { connection: 'close' };
  return fetch(siteUrl() + path, { method: 'HEAD', headers, redirect: 'manual' });
}

async function readPage(page: Page, route: string): Promise<Mentioned> {
  await page.goto(route);
  return page.evaluate(() => {
    const valuesOf = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((part) => part.getAttribute(attribute) ?? '');
    const hrefs = valuesOf('a[href]', 'href').map((href) => new URL(href, document.URL).href);
    const candidates = valuesOf('[srcset]', 'srcset').flatMap((set) => set.split(/,\s+/u));
    return {
      links: [...new Set(hrefs)],
      files: [
        ...valuesOf('[src]', 'src'),
        ...candidates.map((candidate) => candidate.trim().split(' ')[0] ?? ''),
        ...valuesOf('link:not([rel="canonical"], [rel="expect"])', 'href'),
      ],
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    };
  });
}
