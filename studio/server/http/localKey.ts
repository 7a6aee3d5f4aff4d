import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { STUDIO } from '../../shared/addresses.ts';
import { noKeyPage } from './pages.ts';
import { windowHeaders } from './headers.ts';
import { ACCESS_WORDS } from '../words.ts';
import { newToken } from '../access/access.ts';
import { isSameSecret } from '../access/isSameSecret.ts';
import { STRICT } from './sessionCookie.ts';
import type { BundledFiles } from './bundle.ts';

/**
 * On this computer: the key in the opened address, then a cookie, which other ports do not share.
 * `/once` changes the key for one that opens a single time: other users see the browser's command.
 */
export function onlyWithKey(own: URL, key: string, files: BundledFiles) {
  const cookie = `studio-${own.port}`;
  const once = new Set<string>();
  const withHeaders = windowHeaders();
  return new Hono()
    .get(`${STUDIO}/once`, (context, next) => {
      if (!isSameSecret(context.req.query('key') ?? '', key)) return next();
      const single = newToken();
      once.add(single);
      return context.text(single);
    })
    .use(async (context, next) => {
      if (isSameSecret(getCookie(context, cookie) ?? '', key)) return next();
      const entered = context.req.query('key') ?? '';
      if (isSameSecret(entered, key) || once.delete(entered)) {
        setCookie(context, cookie, key, STRICT);
        return context.redirect(`${STUDIO}/`);
      }
      const isPage = context.req.header('sec-fetch-dest') === 'document';
      if (!isPage) return context.text(`${ACCESS_WORDS.noKey} ${ACCESS_WORDS.noKeyText}`, 401);
      return withHeaders(context, async () => {
        context.res = await noKeyPage(context, files);
      });
    });
}
