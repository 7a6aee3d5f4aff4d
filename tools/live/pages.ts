import { pagePolicy } from '../../build/pages.ts';
import { headersFor, HTTPS_HEADERS } from '../../server/headers.ts';
import { HOME } from '../../src/routes.ts';
import { SAMPLE_ADDRESS } from '../../studio/launch/launchGate.ts';
import samples from '../../studio/launch/samples.json' with { type: 'json' };
import { ask, attributeAfter, type LiveAnswer, type Remark, remark } from './visit.ts';

const CANONICAL = '<link rel="canonical" href="';
const POLICY = '<meta http-equiv="Content-Security-Policy" content="';
const UNLISTED = '<meta name="robots" content="noindex"';
const LISTED_PAGE = /<loc>([^<]+)<\/loc>/gu;
const LINK = /<a\b[^>]*\shref="([^"]*)"/gu;
/** Excludes files (with an extension) and other hosts, such as `//example.com`. */
const PAGE_LINK = /<a\b[^>]*\shref="(\/(?!\/)[^".#?]*)["#?]/gu;
/** Far more than a site of this kind has. */
const MAX_PAGES = 200;

/** Requests the pages of sitemap.xml and of internal links. */
export async function visitPages(origin: string): Promise<LiveAnswer[]> {
  const siteMap = await ask(`${origin}/sitemap.xml`);
  const listed = found(LISTED_PAGE, siteMap.text).map((url) => new URL(url, origin).pathname);
  const paths = new Set<string>([HOME, ...listed]);
  const pages: LiveAnswer[] = [];
  // A set also iterates over paths added meanwhile.
  for (const path of paths) {
    if (pages.length === MAX_PAGES) break;
    const page = await ask(origin + path);
    pages.push(page);
    for (const link of found(PAGE_LINK, page.text)) paths.add(link);
  }
  return pages;
}

/** Checks headers, address and policy of the pages. */
export function inspectPages(visited: LiveAnswer[], { origin, protocol }: URL): Remark[] {
  const lost = visited.filter(({ status }) => status !== 200);
  const pages = visited.filter(({ status }) => status === 200);
  const names = lost.map(({ address, status }) => `${new URL(address).pathname} (${status})`);
  const arrival = remark(
    lost.length === 0,
    `All ${pages.length} pages arrive.`,
    `Missing pages: ${names.join(', ')}. Upload all of dist/, and include its server settings.`,
  );
  if (pages.length === 0) return [arrival];
  const encodings = pages.map(({ headers }) => headers.get('content-encoding'));

  const html = pages.map(({ text }) => text);
  const missing = [...headersFor('/'), ...(protocol === 'https:' ? HTTPS_HEADERS : [])]
    .map(([name]) => name)
    .filter((name) => pages.some(({ headers }) => !headers.has(name)));
  const isGitHub = isOnGitHub(pages[0]);
  const isChanged = html.some((page) => attributeAfter(page, POLICY) !== pagePolicy(page));

  const named = html.flatMap((page) => attributeAfter(page, CANONICAL) ?? []);
  const other = named.map((url) => new URL(url, origin).origin).find((url) => url !== origin);
  const wanted = origin.replace(/^http:/u, 'https:');
  return [
    arrival,
    remark(
      !encodings.includes(null),
      'The pages are compressed.',
      'The server does not compress the pages. Let it send the .br and .gz files of dist/.',
    ),
    remark(
      !encodings.includes('gzip'),
      'The pages use the best compression.',
      'Brotli makes the pages a sixth smaller. Turn it on if your server can.',
      'advice',
    ),
    remark(
      missing.length === 0,
      'Every page has all headers.',
      `Missing headers: ${missing.join(', ')}. ${isGitHub ? 'This host cannot send them; another one could.' : 'Use the settings for your host in dist/: docs/online.md.'}`,
      isGitHub ? 'advice' : 'wrong',
    ),
    remark(
      !isChanged,
      'The Content-Security-Policy fits the pages.',
      'The host changes the pages, which breaks their Content-Security-Policy. Turn that off: docs/online.md.',
    ),
    remark(
      named.length > 0 && other === undefined,
      'The pages name this address.',
      `The pages name ${other ?? 'no address'}. Set siteUrl in content/business.yaml to ${wanted}, or build with SITE_URL=${wanted}.`,
    ),
    remark(
      !html.every((page) => page.includes(UNLISTED)),
      'Search engines may list the site.',
      'This is a preview, which search engines do not list. Build without PREVIEW.',
    ),
  ];
}

/** GitHub Pages cannot send custom headers. */
export function isOnGitHub(page?: LiveAnswer): boolean {
  return page?.headers.get('server') === 'GitHub.com';
}

export function inspectSamples(pages: readonly LiveAnswer[]): Remark {
  const html = pages.map(({ text }) => text.replaceAll('&#64;', '@')).join('');
  return remark(
    !samples.texts.some((sample) => html.includes(`>${sample}<`)) &&
      !found(LINK, html).some((link) => SAMPLE_ADDRESS.test(link)),
    'No sample content is left.',
    'Sample content is left: a name, an address or a testimonial. List it with npm run launch.',
  );
}

/** All matches of a pattern's first group. */
function found(pattern: RegExp, text: string): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}
