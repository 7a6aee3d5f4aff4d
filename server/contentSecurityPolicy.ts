import type { InlineSources } from './inlineSources.ts';

/** One line of a content security policy. */
type Directive = [name: string, ...sources: string[]];

/**
 * The content security policy of all pages.
 *
 * There is no `upgrade-insecure-requests`: the policy lets nothing in but the site's own origin, so
 * there is nothing to upgrade, and Safari would upgrade http://localhost as well and show nothing.
 */
export function pagePolicy({ scripts, styles }: InlineSources): string {
  return writePolicy([
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
  ]);
}

/**
 * The policy of pictures, fonts, scripts and style sheets.
 *
 * A picture that is opened by itself becomes a page of the browser's making, with inline styles to
 * put it in the middle. Scripts stay forbidden.
 */
export function assetPolicy(): string {
  return writePolicy([
    ['default-src', "'none'"],
    ['style-src', "'unsafe-inline'"],
    ['img-src', "'self'"],
    ['media-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
  ]);
}

function writePolicy(directives: readonly Directive[]): string {
  return directives.map((directive) => directive.join(' ')).join('; ');
}
