import { describe, expect, it } from 'vitest';
import { mailtoHref } from '../../src/logic/mailto.ts';
import { ask } from '../support/asking.ts';
import { business } from '../support/content.ts';
import { openHtml } from '../support/html.ts';
import { ALL_ROUTES, PAGES } from '../support/pages.ts';

const MAIL_URL = /^mailto:[^\s@?&]+@[a-z\d-]+(?:\.[a-z\d-]+)+(?:\?subject=[^\s&=]+)?$/u;
const ENLARGING = 'a[data-gallery]';

const answers = new Map<string, Promise<Response>>();

/** Each path is asked once. */
function answerTo(path: string): Promise<Response> {
  const answer = answers.get(path) ?? ask(path, 'HEAD');
  answers.set(path, answer);
  return answer;
}

function valuesOf(document: Document, selector: string, attribute: string): string[] {
  return [...document.querySelectorAll(selector)].map(
    (element) => element.getAttribute(attribute) ?? '',
  );
}

/** Where the links of a page lead, each place once. */
function linkTargets(document: Document): URL[] {
  const hrefs = valuesOf(document, 'a', 'href');
  return [...new Set(hrefs)].map((href) => new URL(href, document.URL));
}

function internalTargets(document: Document): URL[] {
  return linkTargets(document).filter(({ origin }) => origin === document.location.origin);
}

/** Every file a page mentions: pictures in all sizes, styles, scripts, fonts, icons. */
function mentionedFiles(document: Document): string[] {
  const sets = valuesOf(document, '[srcset]', 'srcset').flatMap((set) => set.split(/,\s+/u));
  return [
    ...valuesOf(document, '[src]', 'src'),
    ...valuesOf(document, 'link:not([rel="canonical"], [rel="expect"])', 'href'),
    ...sets.map((candidate) => candidate.trim().split(/\s/u)[0] ?? ''),
  ];
}

describe.each(ALL_ROUTES)('the links of %s', (route) => {
  const document = openHtml(route);

  it('lead straight to pages, sections and pictures that exist', async () => {
    const targets = internalTargets(document);
    expect(targets.length).toBeGreaterThan(PAGES.length);
    for (const { pathname, hash } of targets) {
      expect(pathname).not.toMatch(/.\/$|\.html$|\/\//u);
      // A section of the page for unknown routes is looked for on that page.
      if (pathname !== route) expect((await answerTo(pathname)).status, pathname).toBe(200);
      if (hash === '') continue;
      expect(openHtml(pathname).querySelectorAll(`[id="${hash.slice(1)}"]`), hash).toHaveLength(1);
    }
  });

  it('wait with the first frame for the end of the first view, which is there', () => {
    const awaited = valuesOf(document, 'link[rel="expect"]', 'href');
    expect(awaited.map((hash) => document.querySelectorAll(hash).length)).toEqual([1]);
  });

  it('address mail to the business and nobody else', () => {
    const mail = linkTargets(document).filter(({ protocol }) => protocol === 'mailto:');
    expect(mail.length).toBeGreaterThan(0);
    for (const { href } of mail) {
      expect(href).toMatch(MAIL_URL);
      expect(href.split('?')[0]).toBe(mailtoHref(business.email));
    }
  });

  it('leave the site only for the credit', () => {
    const others = linkTargets(document).filter(
      ({ origin, protocol }) => origin !== document.location.origin && protocol !== 'mailto:',
    );
    expect(others.map(({ href }) => href)).toEqual([new URL(business.credit.url).href]);
  });

  it('and everything else the page mentions are there', async () => {
    const files = mentionedFiles(document);
    expect(files).toContain('/favicon.svg');
    expect(files.filter((file) => !/^\/[^/]/u.test(file))).toEqual([]);
    const found = await Promise.all(
      files.map(async (file) => ({ file, isThere: (await answerTo(file)).status === 200 })),
    );
    expect(found.filter(({ isThere }) => !isThere)).toEqual([]);
  });
});

it('reaches every page from the home page by links alone', () => {
  const reached = new Set(['/']);
  for (const route of reached) {
    for (const { pathname } of internalTargets(openHtml(route))) {
      if (!pathname.includes('.')) reached.add(pathname);
    }
  }
  // The sample page keeps its place; nothing has to lead there.
  expect([...reached].sort()).toEqual(PAGES.filter((route) => route !== '/sample-page').sort());
});

it.each([
  ['/home-space-organizing', 7],
  ['/interior-styling', 5],
  ['/portfolio', 18],
])('without script, the %s thumbnails lead to pictures', async (route, count) => {
  const hrefs = new Set(valuesOf(openHtml(route), ENLARGING, 'href'));
  expect(hrefs.size).toBe(count);
  for (const href of hrefs) {
    const { headers } = await answerTo(href);
    expect(headers.get('content-type'), href).toMatch(/^image\//u);
  }
});
