import { FIRST_VIEW_END_ID } from '../../src/layouts/firstViewEnd.ts';
import { HOME } from '../../src/routes.ts';
import { inspectEncryption } from './encryption.ts';
import { inspectPages, inspectSamples, isOnGitHub, visitPages } from './pages.ts';
import { ask, attributeAfter, redirectTarget, remark, UNKNOWN_ROUTE } from './visit.ts';
import type { LiveAnswer, Remark } from './visit.ts';

const FILE = /\/_astro\/[^"\s]+\.js/u;
const SHARED_PICTURE = '<meta property="og:image" content="';

/**
 * Checks a site that is online.
 *
 * @param address any address of it, such as `https://www.example.com`
 * @throws If it does not answer.
 */
export async function inspectLive(address: string): Promise<Remark[]> {
  const url = new URL(address);
  const { origin } = url;
  const pages = await visitPages(origin);
  const first = pages.find(({ status }) => status === 200);
  const home = first?.text ?? '';
  return [
    ...(url.protocol === 'https:'
      ? await inspectEncryption(url)
      : [remark(false, '', 'The site is not encrypted. Set up https:// for it.')]),
    ...inspectPages(pages, url),
    await inspectSpellings(pages),
    await inspectUnknown(origin),
    await inspectCaching(origin, home, isOnGitHub(first)),
    await inspectSharedPicture(origin, home),
    await inspectSecurityContact(origin),
    inspectSamples(pages),
  ];
}

async function inspectSpellings(pages: readonly LiveAnswer[]): Promise<Remark> {
  const addresses = pages.map(({ address }) => new URL(address));
  const { href: wanted, pathname } = addresses.find((url) => url.pathname !== HOME) ?? {};
  if (wanted === undefined) return remark(true, 'The site has one page.', '');
  const answers = [await ask(`${wanted}.html`), await ask(`${wanted}/`)];
  return remark(
    answers.every((answer) => redirectTarget(answer) === wanted),
    'Every page has one address.',
    `Redirect ${pathname}.html and ${pathname}/ to ${pathname}.`,
    'advice',
  );
}

async function inspectUnknown(origin: string): Promise<Remark> {
  const { status, text } = await ask(origin + UNKNOWN_ROUTE);
  return remark(
    status === 404 && text.includes(FIRST_VIEW_END_ID),
    'Unknown addresses get the 404 page.',
    `Unknown addresses must get 404.html with status 404; the status is ${status}.`,
  );
}

async function inspectCaching(origin: string, home: string, isGitHub: boolean): Promise<Remark> {
  const [file = '/'] = FILE.exec(home) ?? [];
  const { headers } = await ask(origin + file);
  return remark(
    headers.get('cache-control')?.includes('immutable') ?? false,
    'Browsers keep pictures and scripts.',
    'Browsers load pictures and scripts anew each time. Send Cache-Control below /_astro/.',
    isGitHub ? 'advice' : 'wrong',
  );
}

async function inspectSharedPicture(origin: string, home: string): Promise<Remark> {
  const named = attributeAfter(home, SHARED_PICTURE);
  if (named === undefined) return remark(false, '', 'The home page names no picture for sharing.');
  const picture = new URL(named, origin);
  const { status, headers } = await ask(origin + picture.pathname);
  // Some hosts answer every address with a page.
  const isThere = status === 200 && headers.get('content-type')?.startsWith('image/') === true;
  return remark(
    isThere && picture.origin === origin,
    'The picture for sharing is there.',
    isThere
      ? `The picture for sharing is expected at ${picture.origin}. Set siteUrl.`
      : `The picture for sharing is missing: ${picture.pathname}. Upload all of dist/.`,
  );
}

async function inspectSecurityContact(origin: string): Promise<Remark> {
  const { status, text } = await ask(`${origin}/.well-known/security.txt`);
  const end = Date.parse(/^Expires: (.+)$/mu.exec(text)?.[1] ?? '');
  return remark(
    status === 200 && end > Date.now(),
    'security.txt is valid.',
    status === 200
      ? 'security.txt has expired. Build and upload the site again.'
      : 'security.txt is missing. Upload hidden folders as well.',
    'advice',
  );
}
