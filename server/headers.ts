import { pagePolicy } from './contentSecurityPolicy.ts';

/** A response header of the site. */
export type Header = readonly [name: string, value: string];

/** How a page tells search engines that they should not list it. */
export const UNLISTED = '<meta name="robots" content="noindex"';

/** The headers that go with every answer below a path. */
export interface HeaderRule {
  /** The rule holds for every path that begins with this. */
  pathPrefix: string;
  /** All headers but those about the single file, and {@link HTTPS_HEADERS}. */
  headers: readonly Header[];
}

const TWO_YEARS_IN_SECONDS = 63_072_000;
const ONE_YEAR_IN_SECONDS = 31_536_000;

/** Features of the browser the site uses itself; nobody else may, because nobody else is framed. */
const USED_FEATURES = 'clipboard-write fullscreen';

/**
 * What a browser would ask a visitor for. The whole list would be 0.2 kB more with every page, which none
 * but a script of somebody else could use, and the content security policy lets none in.
 */
const REFUSED_FEATURES =
  'camera display-capture geolocation hid microphone midi payment serial usb';

const PERMISSIONS = [
  ...USED_FEATURES.split(' ').map((feature) => `${feature}=(self)`),
  ...REFUSED_FEATURES.split(' ').map((feature) => `${feature}=()`),
].join(', ');

/** Browsers take every file for what it is said to be, and guess nothing. */
const NO_GUESSING: Header = ['X-Content-Type-Options', 'nosniff'];

/** What speaks of a page and what it may do. With a picture or a script it means nothing. */
const PAGE_HEADERS: readonly Header[] = [
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ['Permissions-Policy', PERMISSIONS],
];

/**
 * What goes with every answer to visitors who came over HTTPS, and only to them: RFC 6797 (7.2)
 * forbids it over plain HTTP. Subdomains are the owner's to decide.
 */
export const HTTPS_HEADERS: readonly Header[] = [
  ['Strict-Transport-Security', `max-age=${TWO_YEARS_IN_SECONDS}`],
];

/** Where no page wants to be listed, as in a preview, pictures and files are not to be either. */
function listing(pages: readonly string[]): Header[] {
  const whole = pages.filter((page) => page.includes('<html'));
  const isUnlisted = whole.length > 0 && whole.every((page) => page.includes(UNLISTED));
  return isUnlisted ? [['X-Robots-Tag', 'noindex']] : [];
}

/**
 * The one list of headers of the site, whoever serves it. Of its rules the first that fits a path
 * counts, alone; the last fits every path.
 *
 * What lies under `/_astro/` carries a hash of its content in its name, so it never changes. Other
 * sites may show it: image search and Pinterest show pictures from where they lie, which a browser
 * would refuse them otherwise, and nothing in it has to be kept from anybody. Everything else stays
 * with the site, and is asked for again each time, and answered with 304 while it stayed the same.
 * A file is sent with what means something for it: the rest would be 0.7 kB with each of them.
 *
 * @param pages The HTML of every page: one policy allows what any of them carries inline.
 */
export function headerRules(pages: readonly string[]): HeaderRule[] {
  const everywhere = [NO_GUESSING, ...listing(pages)];
  return [
    {
      pathPrefix: '/_astro/',
      headers: [
        ['Cache-Control', `public, max-age=${ONE_YEAR_IN_SECONDS}, immutable`],
        ['Cross-Origin-Resource-Policy', 'cross-origin'],
        ...everywhere,
      ],
    },
    {
      pathPrefix: '/',
      headers: [
        ['Cache-Control', 'no-cache'],
        ['Content-Security-Policy', pagePolicy(pages)],
        ['Cross-Origin-Resource-Policy', 'same-origin'],
        ...everywhere,
        ...PAGE_HEADERS,
      ],
    },
  ];
}

/** The headers that go with a path of the site. */
export function headersFor(rules: readonly HeaderRule[], path: string): readonly Header[] {
  return rules.find(({ pathPrefix }) => path.startsWith(pathPrefix))?.headers ?? [];
}
