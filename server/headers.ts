import { pagePolicy } from './contentSecurityPolicy.ts';

export type Header = readonly [name: string, value: string];

/** How a page asks search engines not to list it. */
export const UNLISTED = '<meta name="robots" content="noindex"';

/** Headers for every path that begins with a prefix. */
export interface HeaderRule {
  pathPrefix: string;
  headers: readonly Header[];
}

/** What the site uses, and what a browser would ask the visitor for. */
const PERMISSIONS =
  'clipboard-write=(self), fullscreen=(self), ' +
  'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), ' +
  'serial=(), usb=()';

/** RFC 6797 (7.2) allows this only over HTTPS. Two years; subdomains are the owner's to decide. */
export const HTTPS_HEADERS: readonly Header[] = [['Strict-Transport-Security', 'max-age=63072000']];

/**
 * The one list of the site's headers, for every server. The first rule that fits a path counts.
 *
 * Files in `/_astro/` have a hash in their name, so they never change; other sites, such as image
 * search, may show them. One policy allows the inline scripts of all pages.
 */
export function headerRules(pages: readonly string[]): HeaderRule[] {
  const everywhere: Header[] = [['X-Content-Type-Options', 'nosniff']];
  const whole = pages.filter((page) => page.includes('<html'));
  // In a preview, where no page is to be listed, pictures and files are not either.
  if (whole.length > 0 && whole.every((page) => page.includes(UNLISTED)))
    everywhere.push(['X-Robots-Tag', 'noindex']);
  return [
    {
      pathPrefix: '/_astro/',
      headers: [
        ['Cache-Control', 'public, max-age=31536000, immutable'],
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
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ['Cross-Origin-Embedder-Policy', 'require-corp'],
        ['Permissions-Policy', PERMISSIONS],
      ],
    },
  ];
}

/** The headers of a path. */
export function headersFor(rules: readonly HeaderRule[], path: string): readonly Header[] {
  return rules.find(({ pathPrefix }) => path.startsWith(pathPrefix))?.headers ?? [];
}
