import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { parseTarget } from './target.ts';

/** A request as Node reads it. */
function requestFor(url: string, hosts: string[] = ['site'], httpVersion = '1.1'): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  request.httpVersion = httpVersion;
  Object.defineProperty(request, 'headersDistinct', {
    value: hosts.length > 0 ? { host: hosts } : {},
  });
  return request;
}

it.each([
  ['/', '/', ''],
  ['/a?b?c', '/a', '?b?c'],
  ['/caf%C3%A9', '/café', ''],
  ['/100%', '', ''],
  ['http://site/a?b', '/a', '?b'],
  ['HTTPS://site:443/a', '/a', ''],
  ['http://site', '/', ''],
  ['http://site?b', '/', '?b'],
  ['?b', '/', '?b'],
  ['*', '*', ''],
])('reads %s', (url, path, query) => {
  expect(parseTarget(requestFor(url))).toEqual({ path, query });
});

it.each(['site', 'site:8080', 'site:', '127.0.0.1', '[::1]:80', 'a_b-c.~example'])(
  'accepts the host %s',
  (host) => expect(parseTarget(requestFor('/', [host]))).toBeDefined(),
);

it.each(['', 'a b', 'a/b', 'name@site', '[::1', '::1', 'site:port', 'site:80 '])(
  'refuses the host "%s"',
  (host) => expect(parseTarget(requestFor('/', [host]))).toBeUndefined(),
);

it('wants exactly one host, but for HTTP/1.0', () => {
  expect(parseTarget(requestFor('/', []))).toBeUndefined();
  expect(parseTarget(requestFor('/', ['a', 'b']))).toBeUndefined();
  expect(parseTarget(requestFor('/', [], '1.0'))).toEqual({ path: '/', query: '' });
  expect(parseTarget(requestFor('/', ['a', 'b'], '1.0'))).toBeUndefined();
});

it('refuses an invalid host in the target', () => {
  expect(parseTarget(requestFor('http://name@site/'))).toBeUndefined();
  expect(parseTarget(requestFor('http:///a'))).toBeUndefined();
});
