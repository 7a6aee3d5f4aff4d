import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { beforeAll, expect, it, vi } from 'vitest';
import { startServer } from '../../server/server.ts';
import { inspectSite } from '../../tools/inspection/inspectSite.ts';
import { CACHE_FOLDER } from '../../tools/support/paths.ts';
import { ensureBuilt } from '../../tools/support/siteBuild.ts';
import { PAGES } from '../support/pages.ts';
import { newVisitor } from '../support/visits.ts';
import type { Site } from '../../tools/support/sites.ts';

/** A business of another name and language, with other galleries and more words. */
const OTHER_BUSINESS: Site = {
  content: 'tests/fixtures/second-business',
  folder: join(CACHE_FOLDER, 'second-site'),
};

beforeAll(async () => {
  vi.stubEnv('PREVIEW', '1');
  await ensureBuilt(OTHER_BUSINESS);
  vi.unstubAllEnvs();
});

it('the pages of another business are in order as well, in a preview that says what it is', async () => {
  await using server = await startServer({ directory: OTHER_BUSINESS.folder, port: 0 });
  const { routes, findings } = await inspectSite(server.url);
  for (const path of [...PAGES, '/favicon.svg']) {
    const answer = await fetch(server.url + path, { headers: { connection: 'close' } });
    expect(answer.headers.get('x-robots-tag'), path).toBe('noindex');
    if (path !== '/favicon.svg') expect(await answer.text()).toContain('<title>Vorschau: ');
  }
  expect(findings).toEqual([]);
  expect(routes).toEqual(expect.arrayContaining([...PAGES, '/impressum', '/terms']));
});

it('leads to a video itself where the lightbox cannot be had', () => {
  const page = readFileSync(join(OTHER_BUSINESS.folder, 'portfolio.html'), 'utf8');
  const links = [...new JSDOM(page).window.document.querySelectorAll('a[data-gallery="wohnen"]')];
  expect(links.map((link) => link.getAttribute('href')).join()).toContain('/rundgang.');
});

it('has the colours and the own words of a business, the terms linked by the word for them', () => {
  const page = readFileSync(join(OTHER_BUSINESS.folder, 'impressum.html'), 'utf8');
  const { document } = new JSDOM(page).window;
  const links = [...document.querySelectorAll('footer a')].slice(0, 3);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Geschäftsbedingungen', '/terms'],
    ['Impressum', '/impressum'],
    ['Seitenübersicht', '/site-map'],
  ]);
  expect(links[1]?.getAttribute('aria-current')).toBe('page');
  // Its colours as well: the check has measured every contrast in them.
  expect(page).toContain('--palette-spruce:#3c1530');
  expect(document.querySelector('main')?.textContent).toContain('Hauptstraße 12\n86825');
});

it('shows what its writer stresses, quotes, and writes in columns', async () => {
  await using server = await startServer({ directory: OTHER_BUSINESS.folder, port: 0 });
  const page = await newVisitor({ baseURL: server.url });
  await page.goto('/terms');
  const styleOf = (selector: string) =>
    page
      .locator(`main ${selector}`)
      .first()
      .evaluate((element) => {
        const { fontFamily, textAlign, paddingInlineStart } = getComputedStyle(element);
        return {
          face: fontFamily.split(',')[0],
          textAlign,
          indent: parseFloat(paddingInlineStart),
        };
      });
  const { face: labels } = await styleOf('h1');
  expect(await styleOf('li')).not.toMatchObject({ face: labels });
  expect(await styleOf('em')).toMatchObject({ face: labels });
  expect(await styleOf('th:last-child')).toMatchObject({ face: labels, textAlign: 'end' });
  expect(await styleOf('td')).toMatchObject({ textAlign: 'start' });
  expect(await styleOf('td:last-child')).toMatchObject({ textAlign: 'end' });
  expect((await styleOf('blockquote')).indent).toBeGreaterThan(0);
  await page.context().close();
});
