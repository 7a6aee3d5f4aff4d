import { type Header, headersFor, HTTPS_HEADERS } from './headers.ts';

/** Headers by the addresses that have them: all pages, and what differs elsewhere. */
function rulesOf(formAction?: string) {
  const everywhere = [...HTTPS_HEADERS, ...headersFor('/', formAction)];
  const values = new Map(everywhere);
  const changesAt = (path: string): Header[] =>
    headersFor(path, formAction).filter(([name, value]) => values.get(name) !== value);
  return { everywhere, assets: changesAt('/_astro/a.js'), drawings: changesAt('/a.svg') };
}

type Rules = ReturnType<typeof rulesOf>;

/** For Netlify and Cloudflare; "!" removes a header set by an earlier rule. */
function headersFile({ everywhere, assets, drawings }: Rules): string {
  const rule = (path: string, headers: Header[]) =>
    [path, ...headers.flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`])].join(
      '\n',
    );
  return [
    '/*',
    ...everywhere.map((header) => `  ${header.join(': ')}`),
    rule('/_astro/*', assets),
    rule('/*.svg', drawings),
    rule('/_astro/*.svg', drawings),
  ].join('\n');
}

function vercelSettings({ everywhere, assets, drawings }: Rules): string {
  const rule = (source: string, headers: Header[]) => ({
    source,
    headers: headers.map(([key, value]) => ({ key, value })),
  });
  const headers = [
    rule('/(.*)', everywhere),
    rule('/_astro/(.*)', assets),
    rule(String.raw`/(.*)\.svg`, drawings),
  ];
  return JSON.stringify({ cleanUrls: true, trailingSlash: false, headers });
}

/** Where a built site tells hosts its old addresses; not a page. */
export const REDIRECTS_FILE = '_redirects';

/** The headers of a built site for hosts. */
export const HEADERS_FILE = '_headers';

/** Files in the root of a built site for hosts only; `formAction` as for `headersFor`. */
export function hostFiles(formAction?: string) {
  const rules = rulesOf(formAction);
  return { [HEADERS_FILE]: headersFile(rules), 'vercel.json': vercelSettings(rules) };
}

/** Of a site without forms. */
export const HOST_FILES = hostFiles();
