import { NONCE, secureHeaders } from 'hono/secure-headers';
import { SHARE, STUDIO } from '../../shared/addresses.ts';
import { DRAWING_POLICY } from './previewPolicy.ts';
import type { MiddlewareHandler } from 'hono';

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

/** The policy of the studio's window: its own files and pictures, and the site beside it. */
export function windowHeaders(): MiddlewareHandler {
  const none = ["'none'"];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE],
      styleSrc: ["'self'", NONCE],
      objectSrc: none,
      baseUri: none,
      formAction: none,
      frameAncestors: none,
    },
    // Another process for the preview would misplace clicks of tests in its scaled frame.
    originAgentCluster: false,
  });
}

/** The policy of pictures, in place of the window's: an SVG runs no script when it is opened. */
export function drawingHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    context.header('Content-Security-Policy', DRAWING_POLICY);
  };
}
