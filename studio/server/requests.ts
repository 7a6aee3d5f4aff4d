import { z } from 'astro/zod';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import type { Context, MiddlewareHandler } from 'hono';

/**
 * Refuses requests that do not come from the page at a port: any site open in the owner's browser can
 * send requests to this computer. Another host would be DNS rebinding.
 *
 * @param sites values of Sec-Fetch-Site that may read
 */
export function onlyOwn(port: number, sites = ['same-origin', 'none']): MiddlewareHandler {
  const own = `127.0.0.1:${port}`;
  return async ({ req, text }, next) => {
    const { host, origin, 'sec-fetch-site': site = 'same-origin' } = req.header();
    const isReading = ['GET', 'HEAD'].includes(req.method);
    const isOwnOrigin = origin === undefined ? isReading : origin === `http://${own}`;
    const isOwnSite = isReading ? sites.includes(site) : site === 'same-origin';
    if (host !== own || !isOwnOrigin || !isOwnSite) return text('not the studio', 403);
    return next();
  };
}

/** Refuses every window but the one that read the unsaved changes last: each would keep its own. */
export function onlyLastWindow(): MiddlewareHandler {
  let last: string | undefined;
  return async ({ req, body }, next) => {
    const asking = req.header('studio-window');
    if (req.method === 'GET' && req.path === '/api/unsaved') last = asking;
    // The studio may have started again while the window was open.
    last ??= asking;
    return asking === last ? next() : body(null, 423);
  };
}

/** The policy of the studio's window: its own files and pictures, and the preview beside it. */
export function windowHeaders(previewOrigin: string): MiddlewareHandler {
  const none = ["'none'"];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      objectSrc: none,
      frameSrc: [previewOrigin],
      baseUri: none,
      formAction: none,
      frameAncestors: none,
    },
    // Another process for the preview would misplace clicks of tests in its scaled frame.
    originAgentCluster: false,
  });
}

export function badRequest(message: string): HTTPException {
  return new HTTPException(400, { message });
}

export async function bodyOf<Body>({ req }: Context, schema: z.ZodType<Body>): Promise<Body> {
  const body: unknown = await req.json().catch(() => undefined);
  const result = schema.safeParse(body);
  if (!result.success) throw badRequest(z.prettifyError(result.error));
  return result.data;
}
