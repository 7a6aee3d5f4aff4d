import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { answer } from '../../../server/answer.ts';
import { readSite, type Site } from '../../../server/site.ts';
import { isSameSecret } from '../access/isSameSecret.ts';
import { foldersOf } from '../content/folders.ts';
import { linkHere } from '../publish/friendLink.ts';
import { FRIEND_WORDS } from '../words.ts';
import { limitByAddress } from './limits.ts';
import type { HttpBindings } from '@hono/node-server';

/** Browsers take it only from the host itself, over HTTPS. */
const COOKIE = '__Host-look';
/** Wrong tokens of one network within 15 minutes. */
const MOST_REFUSED = 200;

/**
 * Shows the unpublished site to friends, at a host name of its own: the token in the first address
 * becomes a cookie. Everybody else, and everybody once the link has ended, gets one sentence.
 */
export function friendSite(root: string) {
  let known: { made: number; site: Promise<Site> } | undefined;
  /** The site of the link, read once. */
  const siteOf = (made: number): Promise<Site> => {
    if (known?.made !== made) known = { made, site: readSite(foldersOf(root).friendSite) };
    return known.site;
  };
  const refuse = (context: Context) => context.text(FRIEND_WORDS.ended, 404);
  return new Hono<{ Bindings: HttpBindings }>()
    .use(({ env }, next) => {
      // Not by Hono: the site's files are sent past it.
      env.outgoing.setHeader('X-Robots-Tag', 'noindex, nofollow');
      return next();
    })
    .use(limitByAddress(MOST_REFUSED, { onlyRefused: true }))
    .get('*', async (context) => {
      const link = linkHere(root);
      if (!link) return refuse(context);
      const { look } = context.req.query();
      if (look !== undefined && isSameSecret(look, link.id)) {
        const maxAge = Math.floor((link.ends - Date.now()) / 1000);
        // Not "Strict": friends come from their messages.
        const options = {
          httpOnly: true,
          sameSite: 'Lax',
          secure: true,
          path: '/',
          maxAge,
        } as const;
        setCookie(context, COOKIE, link.id, options);
        context.header('Referrer-Policy', 'no-referrer');
        return context.redirect(context.req.path);
      }
      if (!isSameSecret(getCookie(context, COOKIE) ?? '', link.id)) return refuse(context);
      await answer(await siteOf(link.made), context.env.outgoing);
      return RESPONSE_ALREADY_SENT;
    })
    .all('*', refuse);
}
