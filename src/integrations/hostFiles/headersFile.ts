import { HTTPS_HEADERS } from '../../../server/headers.ts';
import type { Header } from '../../../server/headers.ts';
import type { BuiltSite } from './builtSite.ts';

/**
 * `_headers` for Netlify and Cloudflare. All rules that fit an address count: on Netlify the last one wins,
 * Cloudflare joins their values, unless a line with `!` takes the earlier one back. Netlify skips it, and
 * sends with a picture what is meant for pages as well.
 */
export function headersFile({ assets, others }: BuiltSite): string {
  const line = ([name, value]: Header): string => `  ${name}: ${value}`;
  const without = (headers: readonly Header[], known: readonly Header[]): Header[] => {
    const lines = new Set(known.map(String));
    return headers.filter((header) => !lines.has(String(header)));
  };
  return [
    '/*',
    ...[...others.headers, ...HTTPS_HEADERS].map(line),
    `${assets.pathPrefix}*`,
    ...without(others.headers, assets.headers).map(([name]) => `  ! ${name}`),
    ...without(assets.headers, others.headers).map(line),
    '',
  ].join('\n');
}

/** `_redirects` for the same. 301 is the lasting one that both know. */
export function redirectsFile({ redirects }: BuiltSite): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
