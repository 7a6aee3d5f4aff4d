import sharp from 'sharp';
import { CARD_SIZE } from '../../src/data/photos/sharingCard.ts';
import { withPlainAddresses } from '../../src/integrations/pageTidying.ts';
import { PAGES } from '../../src/routes.ts';
import { SAMPLE_ADDRESS } from '../../studio/launch/launchGate.ts';
import samples from '../../studio/launch/samples.json' with { type: 'json' };
import { inspectEncryption, inspectWayToHttps } from './encryption.ts';
import { inspectAddress, inspectAnswers, inspectHeaders, policyInPage } from './pages.ts';
import { advise, remark } from './remark.ts';
import { ask, NOT_FOUND, OK, said, targetOf, UNKNOWN_ROUTE } from './visit.ts';
import type { Remark } from './remark.ts';
import type { LiveAnswer } from './visit.ts';

const HTTPS = 'https:';
const PRIVATE_PATHS = ['/_headers', '/vercel.json', '/.htaccess', '/.hosting/nginx.conf'];
const FILE = /\/_astro\/[^"\s]+\.js/u;
const SHARED_PICTURE = '<meta property="og:image" content="';
const LINK = /<a\b[^>]*\shref="([^"]*)"/gu;

/**
 * Visits a site where it is online, and says what is right and what is wrong.
 *
 * @param address any address of it, such as `https://www.example.com`
 * @throws When nobody answers there.
 */
export async function inspectLive(address: string): Promise<Remark[]> {
  const { origin, protocol } = new URL(address);
  const isHttps = protocol === HTTPS;
  const pages: LiveAnswer[] = [];
  for (const path of Object.values(PAGES)) pages.push(await ask(origin + path));
  const [home = await ask(origin)] = pages;
  return [
    ...(isHttps
      ? [
          ...(await inspectEncryption(new URL(address))),
          ...(await inspectWayToHttps(new URL(address))),
        ]
      : [remark(false, '', 'The site is not encrypted: visitors are warned of it.')]),
    ...inspectAnswers(pages),
    ...inspectHeaders(pages, isHttps),
    ...inspectAddress(pages, origin),
    await inspectSpellings(origin),
    await inspectUnknown(origin),
    await inspectFiles(origin, home.text),
    await inspectSharedPicture(origin, home.text),
    await inspectPrivacy(origin),
    await inspectSecurityContact(origin),
    inspectSamples(pages),
  ];
}

async function inspectSpellings(origin: string): Promise<Remark> {
  const wanted = origin + PAGES.portfolio;
  const other: string[] = [];
  for (const address of [`${wanted}.html`, `${wanted}/`]) {
    if (targetOf(await ask(address)) !== wanted) other.push(new URL(address).pathname);
  }
  return advise(
    other.length === 0,
    'Every page has one address; other spellings lead there.',
    `These should lead to ${PAGES.portfolio}: ${other.join(', ')}. The pages name their one address to search engines all the same.`,
  );
}

async function inspectUnknown(origin: string): Promise<Remark> {
  const { status, text } = await ask(origin + UNKNOWN_ROUTE);
  const isOurs = text.includes(`href="${PAGES.siteMap}"`);
  return remark(
    status === NOT_FOUND && isOurs,
    'Lost visitors are led back, and search engines learn that there is nothing.',
    isOurs
      ? `What there is not is answered with ${status} instead of 404.`
      : 'Lost visitors do not get the page that leads them back (404.html).',
  );
}

async function inspectFiles(origin: string, home: string): Promise<Remark> {
  const [file = '/'] = FILE.exec(home) ?? [];
  const { headers } = await ask(origin + file);
  const judge = policyInPage(home) === undefined ? remark : advise;
  return judge(
    headers.get('cache-control')?.includes('immutable') ?? false,
    'Who comes again loads only what has changed.',
    'Pictures and scripts are asked for anew on every visit: below /_astro/ the header Cache-Control is missing.',
  );
}

async function inspectSharedPicture(origin: string, home: string): Promise<Remark> {
  const named = said(home, SHARED_PICTURE);
  if (named === undefined) return remark(false, '', 'There is no picture for who shares a page.');
  const { origin: itsOrigin, pathname } = new URL(named, origin);
  const { bytes } = await ask(origin + pathname);
  // A server may answer with something else than a picture.
  const size = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const isThere = size?.width === CARD_SIZE.width && size.height === CARD_SIZE.height;
  return remark(
    isThere && itsOrigin === origin,
    'Who shares a page shows its picture.',
    isThere
      ? `The picture of who shares a page is looked for at ${itsOrigin}.`
      : `The picture of who shares a page is not there: ${pathname}.`,
  );
}

async function inspectPrivacy(origin: string): Promise<Remark> {
  const open: string[] = [];
  for (const path of PRIVATE_PATHS) if ((await ask(origin + path)).status === OK) open.push(path);
  return advise(
    open.length === 0,
    'The settings of the server are not public.',
    `Visitors can read settings: ${open.join(', ')}. There is no secret in them.`,
  );
}

async function inspectSecurityContact(origin: string): Promise<Remark> {
  const { status, text } = await ask(`${origin}/.well-known/security.txt`);
  const end = Date.parse(/^Expires: (.+)$/mu.exec(text)?.[1] ?? '');
  return advise(
    status === OK && end > Date.now(),
    'Who finds a weakness is told where to say so.',
    status === OK
      ? 'security.txt is out of date: build and upload the site anew.'
      : 'security.txt is not there: hidden folders were not uploaded.',
  );
}

function inspectSamples(pages: readonly LiveAnswer[]): Remark {
  const isSample = ({ text }: LiveAnswer): boolean => {
    const plain = withPlainAddresses(text);
    const links = [...plain.matchAll(LINK)].map(([, href = '']) => href);
    const isLeft = samples.texts.some((sample) => plain.includes(`>${sample}<`));
    return isLeft || links.some((link) => SAMPLE_ADDRESS.test(link));
  };
  return remark(
    !pages.some(isSample),
    'Nothing of the sample content is left.',
    'Samples are still there: the name, an address or the testimonial. npm run launch lists them.',
  );
}
