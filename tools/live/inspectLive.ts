import sharp from 'sharp';
import { CARD_SIZE } from '../../src/data/photos/sharingCard.ts';
import { withPlainAddresses } from '../../src/integrations/pageTidying.ts';
import { PAGES } from '../../src/routes.ts';
import { SAMPLE_ADDRESS } from '../../studio/launch/launchGate.ts';
import samples from '../../studio/launch/samples.json' with { type: 'json' };
import { inspectEncryption } from './encryption.ts';
import {
  inspectAddress,
  inspectAnswers,
  inspectHeaders,
  policyInPage,
  visitPages,
} from './pages.ts';
import { advise, ask, attributeAfter, redirectTarget, remark, UNKNOWN_ROUTE } from './visit.ts';
import type { LiveAnswer, Remark } from './visit.ts';

const PRIVATE_PATHS = ['/_headers', '/vercel.json', '/.htaccess', '/.hosting/nginx.conf'];
const FILE = /\/_astro\/[^"\s]+\.js/u;
const SHARED_PICTURE = '<meta property="og:image" content="';
const LINK = /<a\b[^>]*\shref="([^"]*)"/gu;

/**
 * Checks a site that is online.
 *
 * @param address any address of it, such as `https://www.example.com`
 * @throws When it does not answer.
 */
export async function inspectLive(address: string): Promise<Remark[]> {
  const url = new URL(address);
  const { origin } = url;
  const isHttps = url.protocol === 'https:';
  const visited = await visitPages(origin);
  const present = visited.filter(({ status }) => status === 200);
  const pages = present.length > 0 ? present : visited;
  const home = pages[0]?.text ?? '';
  return [
    ...(isHttps
      ? await inspectEncryption(url)
      : [remark(false, '', 'The site is not encrypted. Set up https:// for it.')]),
    ...inspectAnswers(visited),
    ...inspectHeaders(pages, isHttps),
    ...inspectAddress(pages, origin),
    await inspectSpellings(origin),
    await inspectUnknown(origin),
    await inspectCaching(origin, home),
    await inspectSharedPicture(origin, home),
    await inspectPrivacy(origin),
    await inspectSecurityContact(origin),
    inspectSamples(pages),
  ];
}

async function inspectSpellings(origin: string): Promise<Remark> {
  const wanted = origin + PAGES.portfolio;
  const answers = [await ask(`${wanted}.html`), await ask(`${wanted}/`)];
  return advise(
    answers.every((answer) => redirectTarget(answer) === wanted),
    'Every page has one address.',
    `Redirect ${PAGES.portfolio}.html and ${PAGES.portfolio}/ to ${PAGES.portfolio}.`,
  );
}

async function inspectUnknown(origin: string): Promise<Remark> {
  const { status, text } = await ask(origin + UNKNOWN_ROUTE);
  return remark(
    status === 404 && text.includes(`href="${PAGES.siteMap}"`),
    'Unknown addresses get the 404 page.',
    `Unknown addresses must get 404.html with status 404; the status is ${status}.`,
  );
}

async function inspectCaching(origin: string, home: string): Promise<Remark> {
  const [file = '/'] = FILE.exec(home) ?? [];
  const { headers } = await ask(origin + file);
  const judge = policyInPage(home) === undefined ? remark : advise;
  return judge(
    headers.get('cache-control')?.includes('immutable') ?? false,
    'Browsers keep pictures and scripts.',
    'Browsers load pictures and scripts anew each time. Send Cache-Control below /_astro/.',
  );
}

async function inspectSharedPicture(origin: string, home: string): Promise<Remark> {
  const named = attributeAfter(home, SHARED_PICTURE);
  if (named === undefined) return remark(false, '', 'The home page names no picture for sharing.');
  const picture = new URL(named, origin);
  const { bytes } = await ask(origin + picture.pathname);
  const size = await sharp(bytes)
    .metadata()
    // The server may send something else than a picture.
    .catch(() => undefined);
  const isThere = size?.width === CARD_SIZE.width && size.height === CARD_SIZE.height;
  return remark(
    isThere && picture.origin === origin,
    'The picture for sharing is there.',
    isThere
      ? `The picture for sharing is expected at ${picture.origin}. Set siteUrl.`
      : `The picture for sharing is missing: ${picture.pathname}. Upload all of dist/.`,
  );
}

async function inspectPrivacy(origin: string): Promise<Remark> {
  const open: string[] = [];
  for (const path of PRIVATE_PATHS) if ((await ask(origin + path)).status === 200) open.push(path);
  return advise(
    open.length === 0,
    'Server settings are not public.',
    `Visitors can read server settings: ${open.join(', ')}. They contain no secrets.`,
  );
}

async function inspectSecurityContact(origin: string): Promise<Remark> {
  const { status, text } = await ask(`${origin}/.well-known/security.txt`);
  const end = Date.parse(/^Expires: (.+)$/mu.exec(text)?.[1] ?? '');
  return advise(
    status === 200 && end > Date.now(),
    'security.txt is valid.',
    status === 200
      ? 'security.txt has expired. Build and upload the site again.'
      : 'security.txt is missing. Upload hidden folders as well.',
  );
}

function inspectSamples(pages: readonly LiveAnswer[]): Remark {
  const hasSample = ({ text }: LiveAnswer): boolean => {
    const page = withPlainAddresses(text);
    const links = Array.from(page.matchAll(LINK), ([, href = '']) => href);
    return (
      samples.texts.some((sample) => page.includes(`>${sample}<`)) ||
      links.some((link) => SAMPLE_ADDRESS.test(link))
    );
  };
  return remark(
    !pages.some(hasSample),
    'No sample content is left.',
    'Sample content is left: a name, an address or a testimonial. List it with npm run launch.',
  );
}
