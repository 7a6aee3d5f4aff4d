import { siteUrl } from './test.ts';

/**
 * The site's answer to a path itself: redirects are not followed. Each question has a connection
 * of its own, as the server closes those that rest while a page is read.
 */
export function ask(path: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Response> {
  const headers = { connection: 'close' };
  return fetch(siteUrl() + path, { method, headers, redirect: 'manual' });
}
