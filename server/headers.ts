export type Header = readonly [name: string, value: string];

/** What the site uses, and what a browser would ask the visitor for. */
const PERMISSIONS =
  'clipboard-write=(self), fullscreen=(self), ' +
  'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), ' +
  'serial=(), usb=()';

/** RFC 6797 (7.2) allows this only over HTTPS. Two years; subdomains are the owner's to decide. */
export const HTTPS_HEADERS: readonly Header[] = [['Strict-Transport-Security', 'max-age=63072000']];

/** What a page cannot say itself; its own policy is in `build/pages.ts`. */
const DOCUMENT_POLICY =
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";
/** A drawing that is opened by itself runs nothing. */
const DRAWING_POLICY = "default-src 'none'; sandbox";

/**
 * The one list of headers; `hostFiles.ts` and `hosting/` tell other servers the same.
 *
 * Files in `/_astro/` have a hash in their name, so they never change; image search may show them.
 */
export function headersFor(path: string): Header[] {
  const isAsset = path.startsWith('/_astro/');
  return [
    ['Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache'],
    ['Content-Security-Policy', path.endsWith('.svg') ? DRAWING_POLICY : DOCUMENT_POLICY],
    ['Cross-Origin-Resource-Policy', isAsset ? 'cross-origin' : 'same-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Embedder-Policy', 'require-corp'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', PERMISSIONS],
  ];
}
