import { ask } from './siteFixture.ts';

export type HostName = 'own server' | 'nginx' | 'Caddy' | 'Apache';

/** A header is equal, or matches, or is absent if undefined. */
interface Expected {
  status: number;
  body?: string;
  [header: string]: string | number | RegExp | undefined;
}

interface RequestCase {
  target: string;
  method?: string;
  /** `{etag}`, `{weak}` and `{time}` stand for the validators of the same target. */
  headers?: Record<string, string>;
  expected: Expected;
}

const WORDS = 'A place for everything. ';
const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><p>${WORDS.repeat(100)}</p></html>`;
const HOME = page('Home');
const PORTFOLIO = page('Portfolio');
const LOST = page('Lost');

/** The site that the table asks for. */
export const TABLE_FILES = {
  'index.html': HOME,
  'portfolio.html': PORTFOLIO,
  '404.html': LOST,
  'a shelf.html': PORTFOLIO,
  'film.mp4': '0123456789'.repeat(1000),
  'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '_astro/a.js': `console.log(${JSON.stringify(HOME)})`,
  '_astro/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'contact.vcf': 'BEGIN:VCARD\nEND:VCARD\n',
  'data.unknown': 'a=b',
  '.secret': 'hidden',
  '.well-known/security.txt': 'Contact: mailto:someone@example.com',
};

/** Written out: a mistake in the list of headers must not change what the tests expect. */
const ON_EVERYTHING = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'clipboard-write=(self), fullscreen=(self), camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'strict-transport-security': undefined,
  'cross-origin-embedder-policy': undefined,
  'x-powered-by': undefined,
};
const ON_ASSETS = {
  ...ON_EVERYTHING,
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
};
const DRAWING_POLICY = { 'content-security-policy': "default-src 'none'; sandbox" };
const HTML = { 'content-type': /^text\/html; ?charset=utf-8$/iu };

const whole: Expected = { status: 200, 'content-range': undefined };
const unchanged: Expected = { ...ON_EVERYTHING, status: 304, body: '' };
const notFound: Expected = {
  ...ON_EVERYTHING,
  ...HTML,
  status: 404,
  body: LOST,
  location: undefined,
};
const movedTo = (location: string): Expected => ({ ...ON_EVERYTHING, status: 308, location });
const refused: Expected = { ...ON_EVERYTHING, status: 405, allow: 'GET, HEAD' };
const part = (range: string, body: string): Expected => ({
  status: 206,
  'content-range': `bytes ${range}/10000`,
  'content-length': `${body.length}`,
  'content-type': 'video/mp4',
  body,
});
const unsatisfiable: Expected = { status: 416, 'content-range': 'bytes */10000' };

const forPage = (headers: Record<string, string>, expected: Expected): RequestCase => ({
  target: '/portfolio',
  headers,
  expected,
});
const forFilm = (headers: Record<string, string>, expected: Expected): RequestCase => ({
  target: '/film.mp4',
  headers,
  expected,
});
const withMethod = (method: string, expected: Expected): RequestCase => ({
  target: '/portfolio',
  method,
  expected,
});
const at = (target: string, expected: Expected): RequestCase => ({ target, expected });

/** What the site's own server answers; the other servers too, except for `DIFFERENCES`. */
export const REQUESTS = {
  'a page': at('/portfolio', { ...ON_EVERYTHING, ...HTML, status: 200, body: PORTFOLIO }),
  'a page through a proxy with HTTPS': forPage(
    { 'X-Forwarded-Proto': 'https' },
    { ...ON_EVERYTHING, status: 200, 'strict-transport-security': 'max-age=63072000' },
  ),
  'a page through proxies, the first without HTTPS': forPage(
    { 'X-Forwarded-Proto': 'http, https' },
    { ...ON_EVERYTHING, status: 200 },
  ),
  'the first page': at('/?from=mail', { ...ON_EVERYTHING, ...HTML, status: 200, body: HOME }),
  'a page with a space in its name': at('/a%20shelf', { ...HTML, status: 200, body: PORTFOLIO }),
  'a script': at('/_astro/a.js', {
    ...ON_ASSETS,
    status: 200,
    'content-type': /^text\/javascript; ?charset=utf-8$/iu,
  }),
  'a drawing': at('/drawing.svg', {
    ...ON_EVERYTHING,
    ...DRAWING_POLICY,
    status: 200,
    'content-type': 'image/svg+xml',
  }),
  'a drawing among the assets': at('/_astro/a.svg', {
    ...ON_ASSETS,
    ...DRAWING_POLICY,
    status: 200,
  }),
  'a film': at('/film.mp4', {
    ...ON_EVERYTHING,
    status: 200,
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'content-length': '10000',
  }),
  'a business card': at('/contact.vcf', {
    status: 200,
    'content-type': /^text\/vcard; ?charset=utf-8$/iu,
  }),
  'a file of an unknown type': at('/data.unknown', {
    ...ON_EVERYTHING,
    status: 200,
    'content-type': 'application/octet-stream',
  }),
  'security.txt': at('/.well-known/security.txt', { status: 200 }),

  'the tag of the page': forPage({ 'If-None-Match': '{etag}' }, unchanged),
  'its tag as a weak one': forPage({ 'If-None-Match': '{weak}' }, unchanged),
  'its tag in a list': forPage({ 'If-None-Match': '"other", {etag}' }, unchanged),
  'any tag': forPage({ 'If-None-Match': '*' }, unchanged),
  'another tag': forPage({ 'If-None-Match': '"other"' }, whole),
  'another tag and the same time': forPage(
    { 'If-None-Match': '"other"', 'If-Modified-Since': '{time}' },
    whole,
  ),
  'the tag of a Brotli page': forPage(
    { 'Accept-Encoding': 'br', 'If-None-Match': '{etag}' },
    unchanged,
  ),
  'the time of the page': forPage({ 'If-Modified-Since': '{time}' }, unchanged),
  'an earlier time': forPage({ 'If-Modified-Since': 'Thu, 01 Jan 2015 00:00:00 GMT' }, whole),
  'a later time': forPage({ 'If-Modified-Since': 'Thu, 01 Jan 2099 00:00:00 GMT' }, whole),
  'a time that is none': forPage({ 'If-Modified-Since': 'yesterday' }, whole),

  'the first byte': forFilm({ Range: 'bytes=0-0' }, part('0-0', '0')),
  'a part': forFilm({ Range: 'bytes=2-9' }, part('2-9', '23456789')),
  'everything from a byte on': forFilm({ Range: 'bytes=9993-' }, part('9993-9999', '3456789')),
  'the last bytes': forFilm({ Range: 'bytes=-5' }, part('9995-9999', '56789')),
  'a part beyond the end': forFilm({ Range: 'bytes=9998-99999' }, part('9998-9999', '89')),
  'more last bytes than there are': forFilm(
    { Range: 'bytes=-20000' },
    { status: 206, 'content-range': 'bytes 0-9999/10000' },
  ),
  'bytes after the end': forFilm({ Range: 'bytes=10000-' }, { ...ON_EVERYTHING, ...unsatisfiable }),
  'no last bytes': forFilm({ Range: 'bytes=-0' }, unsatisfiable),
  'a range that ends before it begins': forFilm({ Range: 'bytes=5-2' }, unsatisfiable),
  'several ranges': forFilm({ Range: 'bytes=0-1,4-5' }, whole),
  'a range in another unit': forFilm({ Range: 'lines=0-1' }, whole),
  'a range of a compressed page': forPage(
    { 'Accept-Encoding': 'br', Range: 'bytes=0-9' },
    { ...whole, 'content-encoding': 'br' },
  ),
  'a range if the tag is the same': forFilm(
    { Range: 'bytes=2-9', 'If-Range': '{etag}' },
    part('2-9', '23456789'),
  ),
  'a range if the tag is another': forFilm({ Range: 'bytes=2-9', 'If-Range': '"other"' }, whole),
  'a range if a weak tag is the same': forFilm({ Range: 'bytes=2-9', 'If-Range': '{weak}' }, whole),
  'a range if the time is the same': forFilm({ Range: 'bytes=2-9', 'If-Range': '{time}' }, whole),
  'a range if the time is another': forFilm(
    { Range: 'bytes=2-9', 'If-Range': 'Thu, 01 Jan 2015 00:00:00 GMT' },
    whole,
  ),

  'HEAD for a page': withMethod('HEAD', {
    ...ON_EVERYTHING,
    ...HTML,
    status: 200,
    'content-length': `${PORTFOLIO.length}`,
    body: '',
  }),
  'HEAD for a part': {
    target: '/film.mp4',
    method: 'HEAD',
    headers: { Range: 'bytes=2-9' },
    expected: { ...whole, 'content-length': '10000', body: '' },
  },
  'HEAD for a missing page': {
    target: '/nowhere',
    method: 'HEAD',
    expected: { ...notFound, 'content-length': `${LOST.length}`, body: '' },
  },
  POST: withMethod('POST', refused),
  PUT: withMethod('PUT', refused),
  DELETE: withMethod('DELETE', refused),
  OPTIONS: withMethod('OPTIONS', refused),
  TRACE: withMethod('TRACE', refused),
  'an invented method': withMethod('INVENTED', { status: 400 }),

  'Brotli and gzip': forPage(
    { 'Accept-Encoding': 'gzip, deflate, br' },
    { ...HTML, status: 200, 'content-encoding': 'br', vary: 'Accept-Encoding' },
  ),
  'gzip only': forPage({ 'Accept-Encoding': 'gzip' }, { status: 200, 'content-encoding': 'gzip' }),
  'gzip and not Brotli': forPage(
    { 'Accept-Encoding': 'gzip, br;q=0' },
    { status: 200, 'content-encoding': 'gzip' },
  ),
  'any encoding but Brotli': forPage(
    { 'Accept-Encoding': 'br;q=0.000, *' },
    { status: 200, 'content-encoding': 'gzip' },
  ),
  'no encoding': forPage(
    { 'Accept-Encoding': 'identity' },
    { status: 200, 'content-encoding': undefined, vary: 'Accept-Encoding', body: PORTFOLIO },
  ),
  'a compressed 404 page': {
    target: '/nowhere',
    headers: { 'Accept-Encoding': 'br' },
    expected: { ...ON_EVERYTHING, ...HTML, status: 404, 'content-encoding': 'br' },
  },

  'a page with .html': at('/portfolio.html?from=mail', movedTo('/portfolio?from=mail')),
  'a page with a slash': at('/portfolio/', movedTo('/portfolio')),
  'index.html': at('/index.html', movedTo('/')),
  'a redirect with a space': at('/a%20shelf/', movedTo('/a%20shelf')),
  'an absolute target': at('http://127.0.0.1/portfolio', { status: 200, body: PORTFOLIO }),
  'a missing page': at('/nowhere', notFound),
  'a missing script': at('/_astro/gone.js', notFound),
  'the 404 page itself': at('/404', notFound),
  'a folder': at('/_astro/', notFound),
  'a hidden file': at('/.secret', notFound),
  'a hidden file with an encoded dot': at('/%2esecret', notFound),
  'settings of nginx': at('/.hosting/nginx.conf', notFound),
  'settings of Apache': at('/.htaccess', notFound),
  'settings of Netlify': at('/_headers', notFound),
  'settings of Vercel': at('/vercel.json', notFound),
  'a compressed file': at('/portfolio.html.br', notFound),
  'another host as the path': at('//example.com/', notFound),
  'an encoded slash': at('/%2Fexample.com/', notFound),
  'a path out of the folder': at('/..%2f..%2fetc%2fpasswd', notFound),
  'a broken percent sign': at('/100%', notFound),
  'an encoded zero byte': at('/%00', notFound),
} satisfies Record<string, RequestCase>;

type CaseName = keyof typeof REQUESTS;

const brokenAddress: Expected = { status: 400 };
const severalParts: Expected = { status: 206, 'content-type': /^multipart\/byteranges/u };
const partOfHead: Expected = { status: 206, 'content-range': 'bytes 2-9/10000', body: '' };
const partOfBrotli: Expected = {
  status: 206,
  'content-range': /^bytes 0-9\//u,
  'content-encoding': 'br',
};

/** Apache adds an empty list of its own. */
const refusedByApache: Expected = { ...refused, allow: 'GET, HEAD, ' };

/** What other servers answer differently. */
const DIFFERENCES: Record<HostName, Partial<Record<CaseName, Expected>>> = {
  'own server': {},
  nginx: {
    // It knows its own connection only.
    'a page through a proxy with HTTPS': { ...ON_EVERYTHING, status: 200 },
    // It sends its headers twice.
    'bytes after the end': unsatisfiable,
    'several ranges': severalParts,
    'a range if the time is the same': part('2-9', '23456789'),
    'HEAD for a part': partOfHead,
    TRACE: { status: 405 },
    'an invented method': refused,
    'any encoding but Brotli': { status: 200, 'content-encoding': undefined },
    'a redirect with a space': movedTo('/a shelf'),
    'a path out of the folder': brokenAddress,
    'a broken percent sign': brokenAddress,
    'an encoded zero byte': brokenAddress,
  },
  Caddy: {
    'a file of an unknown type': { status: 200, 'content-type': undefined },
    'a later time': unchanged,
    'no last bytes': { status: 206, 'content-range': 'bytes 10000-9999/10000', body: '' },
    'a range that ends before it begins': { status: 416 },
    'several ranges': severalParts,
    'a range in another unit': { status: 416 },
    'a range of a compressed page': partOfBrotli,
    'a range if the time is the same': part('2-9', '23456789'),
    'HEAD for a part': partOfHead,
    'an invented method': refused,
    'any encoding but Brotli': { status: 200, 'content-encoding': undefined },
    'a broken percent sign': brokenAddress,
    'an encoded zero byte': { status: 500 },
  },
  Apache: {
    'a file of an unknown type': { status: 200, 'content-type': undefined },
    'bytes after the end': { status: 416 },
    'no last bytes': whole,
    'a range that ends before it begins': whole,
    'several ranges': severalParts,
    'a range if the time is the same': part('2-9', '23456789'),
    'a range of a compressed page': partOfBrotli,
    'HEAD for a part': partOfHead,
    POST: refusedByApache,
    PUT: refusedByApache,
    DELETE: refusedByApache,
    OPTIONS: refusedByApache,
    TRACE: { status: 405 },
    'an invented method': refusedByApache,
    'any encoding but Brotli': { status: 200, 'content-encoding': undefined },
    'settings of Apache': { status: 403 },
    'an encoded slash': { status: 404 },
    'a path out of the folder': { status: 404 },
    'a broken percent sign': brokenAddress,
    'an encoded zero byte': { status: 404 },
  },
};

/** Every request of the table with what this server answers. */
export function requestsTo(host: HostName): [name: string, request: RequestCase][] {
  const differences: Partial<Record<string, Expected>> = DIFFERENCES[host];
  return Object.entries<RequestCase>(REQUESTS).map(([name, request]) => {
    const expected = differences[name] ?? request.expected;
    return [name, { ...request, expected }];
  });
}

/** Sends a request of the table. Returns what its `expected` names; a match is the expression itself. */
export async function sendRequest(
  url: string,
  { target, method = 'GET', headers = {}, expected }: RequestCase,
): Promise<Record<string, unknown>> {
  const filled = await fillValidators(url, target, headers);
  const answer = await ask(url, target, { method, headers: filled });
  const seen: Record<string, unknown> = {
    ...answer.headers,
    // Apache writes whole addresses.
    location: answer.headers.location?.replace(url, ''),
    status: answer.status,
    body: answer.bytes.toString(),
  };
  const actual: Record<string, unknown> = {};
  for (const [name, wanted] of Object.entries(expected)) {
    const value = seen[name];
    const isMatch = wanted instanceof RegExp && wanted.test(String(value));
    actual[name] = isMatch ? wanted : value;
  }
  return actual;
}

/** Replaces `{etag}`, `{weak}` and `{time}`. */
async function fillValidators(
  url: string,
  target: string,
  headers: Record<string, string>,
): Promise<Record<string, string>> {
  const { 'Accept-Encoding': encoding } = headers;
  const options = encoding === undefined ? {} : { headers: { 'Accept-Encoding': encoding } };
  const { etag = '', 'last-modified': time = '' } = (await ask(url, target, options)).headers;
  const fill = (value: string) =>
    value
      .replace('{etag}', etag)
      .replace('{weak}', `W/${etag.replace('W/', '')}`)
      .replace('{time}', time);
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)]));
}
