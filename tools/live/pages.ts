import { pagePolicy } from '../../server/contentSecurityPolicy.ts';
import { headerRules, HTTPS_HEADERS, UNLISTED } from '../../server/headers.ts';
import { PAGES } from '../../src/routes.ts';
import { advise, ask, attributeAfter, remark } from './visit.ts';
import type { LiveAnswer, Remark } from './visit.ts';

const HASH = /'sha256-[^']+'/gu;
const CANONICAL = '<link rel="canonical" href="';
const POLICY_IN_PAGE = '<meta http-equiv="Content-Security-Policy" content="';
const LISTED_PAGE = /<loc>([^<]+)<\/loc>/gu;
const LINK = /<a\b[^>]*\shref="(\/[^"#?]*)/gu;
/** More than any site of this kind has. */
const MAX_PAGES = 200;

/** Visits the pages of the specification, those in sitemap.xml, and those that pages link to. */
export async function visitPages(origin: string): Promise<LiveAnswer[]> {
  const { text } = await ask(`${origin}/sitemap.xml`);
  const listed = Array.from(
    text.matchAll(LISTED_PAGE),
    ([, url = '']) => new URL(url, origin).pathname,
  );
  const paths = new Set<string>([...Object.values(PAGES), ...listed]);
  const pages: LiveAnswer[] = [];
  // Paths added while iterating are visited as well.
  for (const path of paths) {
    if (pages.length === MAX_PAGES) break;
    const page = await ask(origin + path);
    pages.push(page);
    for (const [, link = ''] of page.text.matchAll(LINK)) if (isPage(link)) paths.add(link);
  }
  return pages;
}

function isPage(path: string): boolean {
  return !path.includes('.') && !path.startsWith('//');
}

/** Whether all pages arrive, compressed. */
export function inspectAnswers(pages: readonly LiveAnswer[]): Remark[] {
  const missing = pages
    .filter(({ status }) => status !== 200)
    .map(({ address, status }) => `${new URL(address).pathname} (${status})`);
  const encodings = pages
    .filter(({ status }) => status === 200)
    .map(({ headers }) => headers.get('content-encoding'));
  return [
    remark(
      missing.length === 0,
      `All ${pages.length} pages arrive.`,
      `Missing pages: ${missing.join(', ')}. Upload all of dist/, and include its server settings.`,
    ),
    remark(
      !encodings.includes(null),
      'The pages are compressed.',
      'The server does not compress the pages. Let it send the .br and .gz files of dist/.',
    ),
    advise(
      !encodings.includes('gzip'),
      'The pages need no better compression.',
      'Brotli would make the pages a sixth smaller. Turn it on if your server can.',
    ),
  ];
}

/** The policy inside a page, for hosts that cannot send headers (GitHub Pages). */
export function policyInPage(page = ''): string | undefined {
  return attributeAfter(page, POLICY_IN_PAGE);
}

/** Whether all headers arrive, and the policy allows the scripts and styles of these pages. */
export function inspectHeaders(pages: readonly LiveAnswer[], isHttps: boolean): Remark[] {
  const html = pages.map(({ text }) => text);
  const wanted = [...(headerRules(html).at(-1)?.headers ?? []), ...(isHttps ? HTTPS_HEADERS : [])];
  const missing = wanted
    .map(([name]) => name)
    .filter((name) => pages.some(({ headers }) => !headers.has(name)));
  const inPage = policyInPage(html[0]);
  const policy = pages[0]?.headers.get('content-security-policy') ?? inPage ?? '';
  const refused = (pagePolicy(html).match(HASH) ?? []).filter((hash) => !policy.includes(hash));
  const judge = inPage === undefined ? remark : advise;
  const advice =
    inPage === undefined
      ? 'Use the settings for your host in dist/: docs/online.md.'
      : 'This host cannot send them; another one could.';
  return [
    judge(
      missing.length === 0,
      'Every page has all headers.',
      `Missing headers: ${missing.join(', ')}. ${advice}`,
    ),
    remark(
      policy !== '' && refused.length === 0,
      'The Content-Security-Policy fits the pages.',
      policy === ''
        ? 'There is no Content-Security-Policy. Use the settings in dist/.'
        : 'The Content-Security-Policy belongs to another build. Upload pages and settings together, and reload the server.',
    ),
  ];
}

/** Whether the pages name the address they are found at, and want to be found. */
export function inspectAddress(pages: readonly LiveAnswer[], origin: string): Remark[] {
  const named = pages.flatMap(({ text }) => attributeAfter(text, CANONICAL) ?? []);
  const [other] = named.map((url) => new URL(url, origin).origin).filter((url) => url !== origin);
  const wanted = origin.replace(/^http:/u, 'https:');
  return [
    remark(
      named.length > 0 && other === undefined,
      'The pages name this address.',
      `The pages name ${other ?? 'no address'}. Set siteUrl in content/business.yaml to ${wanted}, or build with SITE_URL=${wanted}.`,
    ),
    remark(
      !pages.every(({ text }) => text.includes(UNLISTED)),
      'Search engines may list the site.',
      'This is a preview, which search engines do not list. Build without PREVIEW.',
    ),
  ];
}
