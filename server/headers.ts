import { assetPolicy, pagePolicy } from './contentSecurityPolicy.ts';
import { inlineSources } from './inlineSources.ts';

/** One response header of the site. */
export interface ResponseHeader {
  name: string;
  value: string;
  /** Send it over HTTPS only. */
  httpsOnly?: true;
  /** Send it with paths that begin with this only, in place of an earlier one of its name. */
  pathPrefix?: string;
}

/** How long a browser may keep what lies under a path. */
export interface CacheRule {
  /** The rule holds for every path that begins with this. */
  pathPrefix: string;
  /** The value of `Cache-Control`. */
  value: string;
}

const POLICY = 'Content-Security-Policy';
const TWO_YEARS_IN_SECONDS = 63_072_000;
const ONE_YEAR_IN_SECONDS = 31_536_000;

/** Features of the browser the site uses itself; nobody else may, because nobody else is framed. */
const USED_FEATURES = ['clipboard-write', 'fullscreen'];

const REFUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Where pictures, fonts, scripts and style sheets lie; never a page. */
const ASSETS_PREFIX = '/_astro/';

/**
 * How long each kind of file may be kept, most particular rule first.
 *
 * Everything under `/_astro/` carries a hash of its content in its name, so it never changes.
 * Everything else is asked for again each time, and answered with 304 while it stayed the same.
 */
export const CACHE_RULES: readonly CacheRule[] = [
  { pathPrefix: ASSETS_PREFIX, value: `public, max-age=${ONE_YEAR_IN_SECONDS}, immutable` },
  { pathPrefix: '/', value: 'no-cache' },
];

/** The `Cache-Control` value for a path of the site. */
export function cacheControl(path: string): string {
  return CACHE_RULES.find(({ pathPrefix }) => path.startsWith(pathPrefix))?.value ?? 'no-store';
}

/**
 * The one list of headers that go with every answer of the site, whoever serves it.
 *
 * @param pages The HTML of every page: one policy allows what any of them carries inline.
 */
export function responseHeaders(pages: Iterable<string>): ResponseHeader[] {
  return [
    { name: POLICY, value: pagePolicy(inlineSources(pages)) },
    { name: POLICY, value: assetPolicy(), pathPrefix: ASSETS_PREFIX },
    // RFC 6797 (7.2) forbids this header over plain HTTP. Subdomains are the owner's to decide.
    {
      name: 'Strict-Transport-Security',
      value: `max-age=${TWO_YEARS_IN_SECONDS}`,
      httpsOnly: true,
    },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { name: 'Cross-Origin-Embedder-Policy', value: 'require-corp' },
    { name: 'Permissions-Policy', value: permissionsPolicy() },
  ];
}

/**
 * Those of the headers that go with one path of the site.
 *
 * @param isHttps whether the visitor came over HTTPS
 */
export function headersFor(
  headers: readonly ResponseHeader[],
  path: string,
  isHttps: boolean,
): Map<string, string> {
  const fitting = headers.filter(
    ({ httpsOnly, pathPrefix = '/' }) => (isHttps || !httpsOnly) && path.startsWith(pathPrefix),
  );
  return new Map(fitting.map(({ name, value }) => [name, value]));
}

function permissionsPolicy(): string {
  const used = USED_FEATURES.map((feature) => `${feature}=(self)`);
  const refused = REFUSED_FEATURES.map((feature) => `${feature}=()`);
  return [...used, ...refused].join(', ');
}
