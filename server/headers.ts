export type Header = readonly [name: string, value: string];

/** Allows what the site uses; denies what needs the visitor's permission. */
const PERMISSIONS =
  'clipboard-write=(self), fullscreen=(self), ' +
  'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), ' +
  'serial=(), usb=()';

/** Only over HTTPS (RFC 6797, 7.2). Two years; not for subdomains, which others may use. */
export const HTTPS_HEADERS: readonly Header[] = [['Strict-Transport-Security', 'max-age=63072000']];

/** Directives that a `<meta>` policy (`build/pages.ts`) cannot contain. */
const documentPolicy = (formAction: string) =>
  `base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'; object-src 'none'`;
/** Pages without forms. */
export const NO_FORMS = "'none'";
/** An SVG opened directly must not run scripts. */
const DRAWING_POLICY = "default-src 'none'; sandbox";

/**
 * The single list of headers; `hostFiles.ts` and `hosting/` repeat it for other servers.
 *
 * @param formAction where pages may send forms, as sources of a Content-Security-Policy
 *
 * Files in `/_astro/` have a hash in their name, so they never change; image search may show them.
 */
export function headersFor(path: string, formAction = NO_FORMS): Header[] {
  const isAsset = path.startsWith('/_astro/');
  return [
    ['Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache'],
    [
      'Content-Security-Policy',
      path.endsWith('.svg') ? DRAWING_POLICY : documentPolicy(formAction),
    ],
    ['Cross-Origin-Resource-Policy', isAsset ? 'cross-origin' : 'same-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', PERMISSIONS],
  ];
}
