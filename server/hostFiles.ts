import { type Header, headersFor, HTTPS_HEADERS } from './headers.ts';

const EVERYWHERE = [...HTTPS_HEADERS, ...headersFor('/')];
const ASSETS = changesAt('/_astro/a.js');
const DRAWINGS = changesAt('/a.svg');

/** Headers of a path that differ from a page's. */
function changesAt(path: string): Header[] {
  const values = new Map(EVERYWHERE);
  return headersFor(path).filter(([name, value]) => values.get(name) !== value);
}

/** For Netlify and Cloudflare; "!" removes a header set by an earlier rule. */
function headersFile(): string {
  const rule = (path: string, headers: Header[]) =>
    [path, ...headers.flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`])].join(
      '\n',
    );
  return [
    '/*',
    ...EVERYWHERE.map((header) => `  ${header.join(': ')}`),
    rule('/_astro/*', ASSETS),
    rule('/*.svg', DRAWINGS),
    rule('/_astro/*.svg', DRAWINGS),
  ].join('\n');
}

function vercelSettings(): string {
  const rule = (source: string, headers: Header[]) => ({
    source,
    headers: headers.map(([key, value]) => ({ key, value })),
  });
  const headers = [
    rule('/(.*)', EVERYWHERE),
    rule('/_astro/(.*)', ASSETS),
    rule(String.raw`/(.*)\.svg`, DRAWINGS),
  ];
  return JSON.stringify({ cleanUrls: true, trailingSlash: false, headers });
}

/** Where a built site tells hosts its old addresses; not a page. */
export const REDIRECTS_FILE = '_redirects';

/** Files in the root of a built site for hosts only. */
export const HOST_FILES = { _headers: headersFile(), 'vercel.json': vercelSettings() };
