import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer } from '../../server/server.ts';
import { inspectSite } from '../../tools/inspection/inspectSite.ts';
import { CACHE_FOLDER } from '../../tools/support/paths.ts';
import { ensureBuilt } from '../../tools/support/siteBuild.ts';
import { PAGES } from '../support/pages.ts';
import { serveFiles } from '../support/siteFixture.ts';
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
  const server = await startServer({ directory: OTHER_BUSINESS.folder, port: 0 });
  const { routes, findings } = await inspectSite(server.url);
  for (const path of [...PAGES, '/favicon.svg']) {
    const answer = await fetch(server.url + path, { headers: { connection: 'close' } });
    expect(answer.headers.get('x-robots-tag'), path).toBe('noindex');
    if (path !== '/favicon.svg') expect(await answer.text()).toContain('<title>Vorschau: ');
  }
  await server.close();
  expect(findings).toEqual([]);
  expect(routes).toEqual(expect.arrayContaining([...PAGES, '/impressum', '/terms']));
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

describe('of pages that are not in order the check says', () => {
  const said: string[] = [];

  function page(title: string, body: string): string {
    return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
      <title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;
  }

  beforeAll(async () => {
    await using site = await serveFiles({
      'index.html': page(
        'Home',
        `<a href="/heavy">Heavy</a> <a href="/gone">Our prices</a> <a href="/heavy#there">Above</a>
        <a href="/heavy#nowhere">Below</a> <img src="/lost.png" alt="A shelf">
        <pre>${'A sentence that never ends. '.repeat(4)}</pre>`,
      ),
      'heavy.html': page('Heavy', '<p id="there">Much</p><img src="/heavy.svg">'),
      // Random digits do not become smaller on their way.
      'heavy.svg': Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!--${Array.from({ length: 60_000 }, () => crypto.randomUUID()).join('')}--></svg>`,
      ),
      '404.html': page('Not found', '<p>Nothing is here.</p>'),
    });
    const { findings } = await inspectSite(site.url, ['/']);
    said.push(...findings.map(({ place, message }) => `${place}: ${message}`));
  });

  it.each([
    [
      'which link leads nowhere',
      /^\/: The link "Our prices" leads to \/gone, where there is noth/u,
    ],
    [
      'which part of a page is not there',
      /^\/: The link "Below" leads to \/heavy#nowhere, and noth/u,
    ],
    ['which picture is lost', /^\/: The picture \S+\/lost\.png does not come\./u],
    ['what the browser complains about', /^\/: The browser complains: .*lost\.png/u],
    [
      'which words do not fit, and where',
      /^\/, 320 and 768 px wide: "A sentence .*" does not fit/u,
    ],
    [
      'by how much a page is too wide',
      /^\/, 320 px wide: The page is \d+ px wider than the window/u,
    ],
    ['what a screen reader stumbles over', /^\/heavy: image-alt: /u],
    ['what is heavy', /^\/heavy: The first view weighs \d{3,} kB on a phone/u],
  ])('%s', (_, sentence) => {
    expect(said).toContainEqual(expect.stringMatching(sentence));
  });

  it('nothing of what is right', () => {
    expect(said.filter((sentence) => /Above|#there/u.test(sentence))).toEqual([]);
  });
});
