import { NONCE, secureHeaders } from 'hono/secure-headers';
import { DRAWING_POLICY } from './previewPolicy.ts';
import type { MiddlewareHandler } from 'hono';

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
