import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Something no browser would send, as it goes over the wire, and what may come back. */
export interface Attack {
  name: string;
  words: string;
  /** The statuses that are in order; no answer at all mostly is, too. */
  allowed: RegExp;
}

const END = '\r\n\r\n';
const HOST = '\r\nHost: site';
const LONG = 65_536;
/** Disks take names of 255 bytes. */
const TOO_LONG = 300;
const MANY = 1000;
const PIPELINED = 20;
/** How long an answer is listened to after its last byte, and how long it is waited for. */
const SILENCE_MS = 300;
const PATIENCE_MS = 6000;

const PROXY_FAILS_AT = ['two hosts', 'CONNECT'];
/** What HTTP itself allows: whoever asks so has to be answered. */
const LAWFUL = ['HTTP/1.0', 'an address with its host', 'many requests at once'];
const SECRETS = /root:|^set-cookie:|<title>smuggled/imu;

const REFUSED = /^(?:4\d\d|501|505)$/u;
const ANSWERED = /^(?:200|301|308|4\d\d|501|505)$/u;
const get = (target: string, more = ''): string => `GET ${target} HTTP/1.1${HOST}${more}${END}`;
const SECOND = get('/smuggled');

/** What is tried on every server. */
export const ATTACKS: readonly Attack[] = [
  {
    name: 'two lengths',
    words: `POST / HTTP/1.1${HOST}\r\nContent-Length: 5\r\nContent-Length: 6${END}12345`,
    allowed: REFUSED,
  },
  {
    name: 'a length and chunks',
    words: `POST / HTTP/1.1${HOST}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked${END}0${END}`,
    allowed: REFUSED,
  },
  {
    name: 'chunks of an unknown kind',
    words: `POST / HTTP/1.1${HOST}\r\nTransfer-Encoding: xchunked${END}0${END}`,
    allowed: REFUSED,
  },
  {
    name: 'a name of a header with a space behind it',
    words: get('/', '\r\nTransfer-Encoding : chunked'),
    allowed: ANSWERED,
  },
  { name: 'a folded header', words: get('/', '\r\nX-One: 1\r\n 2'), allowed: ANSWERED },
  { name: 'lines that end in half', words: `GET / HTTP/1.1\nHost: site\n\n`, allowed: ANSWERED },
  { name: 'no host', words: `GET / HTTP/1.1${END}`, allowed: ANSWERED },
  { name: 'two hosts', words: get('/', '\r\nHost: other'), allowed: ANSWERED },
  { name: 'HTTP/1.0', words: `GET / HTTP/1.0${END}`, allowed: /^(?:200|400)$/u },
  { name: 'HTTP/0.9', words: 'GET /\r\n', allowed: ANSWERED },
  { name: 'HTTP/3.7', words: `GET / HTTP/3.7${HOST}${END}`, allowed: ANSWERED },
  { name: 'an address with its host', words: get('http://site/'), allowed: ANSWERED },
  { name: 'a host alone', words: get('site:80'), allowed: ANSWERED },
  { name: 'CONNECT', words: `CONNECT site:80 HTTP/1.1${HOST}${END}`, allowed: REFUSED },
  { name: 'TRACE', words: `TRACE / HTTP/1.1${HOST}${END}`, allowed: REFUSED },
  { name: 'a method that is none', words: `G@T / HTTP/1.1${HOST}${END}`, allowed: REFUSED },
  { name: 'an address of 64 kB', words: get(`/${'a'.repeat(LONG)}`), allowed: REFUSED },
  { name: 'a name no disk takes', words: get(`/${'a'.repeat(TOO_LONG)}`), allowed: REFUSED },
  { name: 'a header of 64 kB', words: get('/', `\r\nX-A: ${'a'.repeat(LONG)}`), allowed: ANSWERED },
  { name: 'a thousand headers', words: get('/', '\r\nX-A: a'.repeat(MANY)), allowed: ANSWERED },
  { name: 'a zero byte in the address', words: get('/\0'), allowed: REFUSED },
  { name: 'a zero byte, encoded', words: get('/portfolio%00'), allowed: REFUSED },
  { name: 'a zero byte in a header', words: get('/', '\r\nX-A: \0'), allowed: ANSWERED },
  {
    name: 'a thousand parts',
    words: get('/favicon.ico', `\r\nRange: bytes=${'0-,'.repeat(MANY)}0-`),
    allowed: /^(?:200|206|4\d\d)$/u,
  },
  {
    name: 'a body that is announced and does not come',
    words: `POST / HTTP/1.1${HOST}\r\nContent-Length: 100\r\nExpect: 100-continue${END}`,
    allowed: /^(?:100|4\d\d)$/u,
  },
  {
    name: 'a line in the address',
    words: get('/portfolio/%0d%0aSet-Cookie:%20a=b'),
    allowed: /^(?:307|4\d\d)$/u,
  },
  ...[
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
    '/..\\..\\..\\etc\\passwd',
    '/_astro/..%5c..%5c..%5cetc%5cpasswd',
    '//etc/passwd',
    '/_astro/%252e%252e/%252e%252e/etc/passwd',
  ].map((target) => ({
    name: `a way out: ${target}`,
    words: get(target),
    allowed: /^(?:3|4)\d\d$/u,
  })),
  { name: 'many requests at once', words: get('/').repeat(PIPELINED), allowed: ANSWERED },
  {
    name: 'a request in the body of another',
    words: `GET / HTTP/1.1${HOST}\r\nContent-Length: ${SECOND.length}${END}${SECOND}`,
    allowed: ANSWERED,
  },
];

/** What a server says to an attack until it falls silent or hangs up. */
export async function attack(url: string, words: string): Promise<string> {
  const { host, hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  let heard = '';
  let lastHeard = Date.now();
  socket.setEncoding('latin1').on('data', (text: string) => {
    heard += text;
    lastHeard = Date.now();
  });
  const begin = Date.now();
  await Promise.race([once(socket, 'connect'), setTimeout(PATIENCE_MS)]);
  socket.write(words.replaceAll(HOST, `\r\nHost: ${host}`), 'latin1');
  while (!socket.closed && Date.now() - begin < PATIENCE_MS) {
    await setTimeout(SILENCE_MS / 2);
    if (heard !== '' && Date.now() - lastHeard > SILENCE_MS) break;
  }
  socket.destroy();
  return heard;
}

/**
 * What is wrong with what a server said to an attack; nothing, mostly.
 *
 * @param isProxied Whether the proxy stands in front that Cloudflare's runtime has on this machine alone.
 */
export function complaintsAbout(tried: Attack, heard: string, isProxied: boolean): string[] {
  const isOfProxy = (status: string): boolean =>
    isProxied && status === '500' && PROXY_FAILS_AT.includes(tried.name);
  const statuses = statusesIn(heard);
  if (statuses.length === 0 && LAWFUL.includes(tried.name)) return ['silence'];
  const wrong = statuses.filter((status) => !tried.allowed.test(status) && !isOfProxy(status));
  return SECRETS.test(heard) ? [...wrong, heard] : wrong;
}

/** The statuses of all answers in what was heard. */
function statusesIn(heard: string): string[] {
  return Array.from(heard.matchAll(/^HTTP\/1\.[01] (\d{3})/gmu), ([, status = '']) => status);
}
