import { COPY, SHARE, STUDIO } from '../../shared/addresses.ts';
import { signInPage } from './pages.ts';
import { ACCESS_WORDS } from '../words.ts';
import { readSessionCookie } from './sessionCookie.ts';
import type { MiddlewareHandler } from 'hono';
import type { BundledFiles } from './bundle.ts';
import type { Access } from '../access/access.ts';

/**
 * Refuses requests that do not come from the studio's own pages: any site open in the owner's browser
 * can send requests to this computer. Another host would be DNS rebinding.
 */
export function onlyOwn(own: URL): MiddlewareHandler {
  return async ({ req, text }, next) => {
    const { host, origin, 'sec-fetch-site': site = 'same-origin' } = req.header();
    const isReading = ['GET', 'HEAD'].includes(req.method);
    const isOwnOrigin = origin === undefined ? isReading : origin === own.origin;
    const isOpened = site === 'none' || req.header('sec-fetch-dest') === 'document';
    const isOwnSite = site === 'same-origin' || (isReading && isOpened);
    // The share sheet of a phone has no origin, and no foreign page can pretend to be it.
    const isShared = site === 'none' && req.path === STUDIO + SHARE;
    const isOwn = isShared || (isOwnOrigin && isOwnSite);
    if (host !== own.host || !isOwn) return text('not the studio', 403);
    return next();
  };
}

/** At a public address: only signed-in devices. Others see how to sign in, wherever they come. */
export function onlySignedIn(access: Access, files: BundledFiles): MiddlewareHandler {
  return async (context, next) => {
    if (access.sessionOf(readSessionCookie(context))) return next();
    const isPage = context.req.header('sec-fetch-dest') === 'document';
    if (!isPage) return context.text(ACCESS_WORDS.signedOut, 401);
    if (!context.req.path.startsWith(STUDIO)) return context.redirect(`${STUDIO}/`);
    return signInPage(context, files);
  };
}

/** Requests that give the studio away for good: a stolen cookie must not be enough for them. */
export const CONFIRMED_ROUTES = [
  ['POST', '/api/devices'],
  ['PUT', '/api/devices/:id'],
  ['DELETE', '/api/devices/:id'],
  ['PUT', '/api/publishing'],
  ['POST', '/api/publishing/test'],
  ['POST', '/api/publishing/folder'],
  ['PUT', '/api/enquiry-mail'],
  ['DELETE', '/api/enquiry-mail'],
  ['POST', '/api/enquiry-mail/test'],
  ['GET', COPY],
  ['POST', '/api/copy'],
  // The window asks here before a download or a long upload.
  ['POST', '/api/confirmed'],
] as const;

/** Answers 428 unless the device signed in or confirmed within five minutes. */
export function onlyConfirmed(access: Access): MiddlewareHandler {
  return async (context, next) => {
    if (access.sessionOf(readSessionCookie(context))?.isConfirmed === true) return next();
    return context.text(ACCESS_WORDS.confirm, 428);
  };
}
