import { headersFor, HTTPS_HEADERS } from '../server/headers.ts';
import { FIRST_VIEW_END_ID } from '../src/layouts/firstViewEnd.ts';
import { HOME } from '../src/routes.ts';
import { type Finding, UNKNOWN_ROUTE } from './inspection/inspectPage.ts';
import type { SiteFindings } from './inspection/inspectSite.ts';

interface Answer {
  path: string;
  status: number;
  headers: Headers;
  text: string;
}

const TIMEOUT_MS = 15_000;
/** Far more than a site of this kind has. */
const MAX_PAGES = 200;
const LISTED_PAGE = /<loc>([^<]+)<\/loc>/gu;
/** Excludes files (with an extension) and other hosts, such as `//example.com`. */
const PAGE_LINK = /<a\b[^>]*\shref="(\/(?!\/)[^".#?]*)["#?]/gu;
const CANONICAL = /<link rel="canonical" href="([^"]+)"/gu;
const BUILT_FILE = /\/_astro\/[^"\s]+\.js(?=")/u;
const CERTIFICATE_ERROR = /CERT|SIGNATURE|ISSUER|ALTNAME/u;

/**
 * Checks a site that is online, without a browser: what an upload or a server's settings may break.
 *
 * @param address any address of it, such as `https://www.example.com`
 * @throws If it does not answer.
 */
export async function inspectLive(address: string): Promise<SiteFindings> {
  const url = new URL(address);
  const pages = await visitPages(url.origin);
  const findings = [
    ...pages.flatMap((page) => pageFaults(page, url)),
    ...(await unknownRouteFaults(url)),
    ...(await builtFileFaults(url, pages[0]?.text)),
    ...(await redirectFaults(url)),
  ];
  // Most settings concern every page: say it once.
  const merged = [...Map.groupBy(findings, ({ message }) => message)].map(([message, all]) => ({
    place: all.map(({ place }) => place).join(', '),
    message,
  }));
  return { routes: pages.map(({ path }) => path), findings: merged };
}

/** Requests the pages of sitemap.xml and of internal links. */
async function visitPages(origin: string): Promise<Answer[]> {
  const siteMap = await ask(origin, '/sitemap.xml');
  const listed = found(LISTED_PAGE, siteMap.text).map((url) => new URL(url, origin).pathname);
  const paths = new Set<string>([HOME, ...listed]);
  const pages: Answer[] = [];
  // A set also iterates over paths added meanwhile.
  for (const path of paths) {
    if (pages.length === MAX_PAGES) break;
    const page = await ask(origin, path);
    pages.push(page);
    for (const link of found(PAGE_LINK, page.text)) paths.add(link);
  }
  return pages;
}

/** What the server of a page must change. */
function pageFaults({ path: place, status, headers, text }: Answer, url: URL): Finding[] {
  if (status !== 200) {
    const message = `This page is missing (${status}). Upload all of dist/, and include its server settings.`;
    return [{ place, message }];
  }
  const messages: string[] = [];
  if (!headers.has('content-encoding'))
    messages.push(
      'The server does not compress pages. Let it send the .br and .gz files of dist/.',
    );

  const missing = [...headersFor(place), ...(url.protocol === 'https:' ? HTTPS_HEADERS : [])]
    .map(([name]) => name)
    .filter((name) => !headers.has(name));
  if (missing.length > 0)
    messages.push(
      `Missing headers: ${missing.join(', ')}. Use the settings for your host in dist/: docs/online.md.`,
    );

  const [canonical] = found(CANONICAL, text).map((named) => new URL(named).origin);
  const wanted = `https://${url.host}`;
  if (canonical !== undefined && canonical !== wanted)
    messages.push(
      `The page names ${canonical}. Set siteUrl in content/business.yaml to ${wanted}, or build with SITE_URL=${wanted}.`,
    );
  return messages.map((message) => ({ place, message }));
}

async function unknownRouteFaults({ origin }: URL): Promise<Finding[]> {
  const { status, text } = await ask(origin, UNKNOWN_ROUTE);
  if (status === 404 && text.includes(FIRST_VIEW_END_ID)) return [];
  const message = `Unknown addresses must get 404.html with status 404; the status is ${status}.`;
  return [{ place: UNKNOWN_ROUTE, message }];
}

/** Browsers may keep built files for a year. */
async function builtFileFaults({ origin }: URL, page = ''): Promise<Finding[]> {
  const [place = '/_astro/'] = BUILT_FILE.exec(page) ?? [];
  const { headers } = await ask(origin, place);
  if (headers.get('cache-control')?.includes('immutable')) return [];
  const message = 'Browsers load it anew each time. Send Cache-Control below /_astro/.';
  return [{ place, message }];
}

async function redirectFaults(url: URL): Promise<Finding[]> {
  // A test server with HTTPS on another port has no http:// counterpart.
  if (url.protocol === 'https:' && url.port !== '') return [];
  const place = `http://${url.host}`;
  const wanted = `https://${url.host}`;
  const answer = await ask(place, HOME).catch(() => undefined);
  if (URL.parse(answer?.headers.get('location') ?? '')?.origin === wanted) return [];
  return [{ place, message: `Does not redirect to ${wanted}. Set up https:// and that redirect.` }];
}

/** All matches of a pattern's first group. */
function found(pattern: RegExp, text: string): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

/** Sends a request like a browser, without following redirects. */
async function ask(origin: string, path: string): Promise<Answer> {
  const options = { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  const answer = await fetch(origin + path, options).catch((error: unknown) => {
    throw new Error(explainFailure(new URL(origin), error));
  });
  const { status, headers } = answer;
  return { path, status, headers, text: await answer.text() };
}

function explainFailure({ host, hostname }: URL, error: unknown): string {
  const { code = '' }: { code?: string } = (error as Error).cause ?? {};
  if (/^(?:ENOTFOUND|EAI_AGAIN)$/u.test(code))
    return `The name ${hostname} is unknown. Set its DNS records, and wait an hour.`;
  if (CERTIFICATE_ERROR.test(code))
    return `Browsers refuse the certificate of ${host} (${code}). Request one for this name.`;
  return `${host} does not answer${code && ` (${code})`}. Is the server running and reachable?`;
}
