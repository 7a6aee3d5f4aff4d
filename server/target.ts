import type { IncomingMessage } from 'node:http';

/** The decoded path of a request and its query with `?`. */
interface Target {
  path: string;
  query: string;
}

const HOST = /^(?:[\w.~%!$&'()*+,;=-]+|\[[\da-f:.]+\])(?::\d*)?$/i;
const ABSOLUTE_FORM = /^https?:\/\/([^/?]*)([^]*)$/iu;

/**
 * Reads the target of a request: `/a?b`, or `http://host/a?b` (RFC 9112, 3.2.2).
 *
 * @returns Undefined unless the request has exactly one valid Host; HTTP/1.0 may leave it out.
 */
export function parseTarget({
  httpVersion,
  headersDistinct,
  url = '',
}: IncomingMessage): Target | undefined {
  const hosts = headersDistinct.host ?? [];
  const hasHost = hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0');
  const [, targetHost, originForm = url] = ABSOLUTE_FORM.exec(url) ?? [];
  if (!hasHost || ![...hosts, targetHost ?? 'none'].every((host) => HOST.test(host)))
    return undefined;
  const [, path = '', query = ''] = /^([^?]*)([^]*)$/u.exec(originForm) ?? [];
  return { path: decodePath(path === '' ? '/' : path), query };
}

/** Empty if the path is malformed, such as `/100%`. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
