import { z } from 'astro/zod';
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
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

/** A value that must be there. @throws A response with the status and message, if it is not. */
export function orRefuse<Value>(
  value: Value | undefined,
  message: string,
  status: 400 | 404 = 400,
): Value {
  if (value === undefined) throw new HTTPException(status, { message });
  return value;
}

/** Objects and lists inside each other: deeper than any form. */
const DEEPEST_JSON = 50;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** The body as JSON. @throws A response with status 400, if it is too deep or does not fit the schema. */
export async function bodyOf<Body>({ req }: Context, schema: z.ZodType<Body>): Promise<Body> {
  const body: unknown = await req.json().catch(() => undefined);
  if (isDeeper(body, DEEPEST_JSON)) throw new HTTPException(400, { message: 'nested too deeply' });
  const { error, data } = schema.safeParse(body);
  return orRefuse(data, error ? z.prettifyError(error) : '');
}

type Work = (context: Context, id: string) => unknown;

/** Routes by method and path, such as "GET /trash". They answer in JSON, with null for nothing. */
export function jsonRoutes(routes: Record<string, Work>): Hono {
  const app = new Hono();
  for (const [route, work] of Object.entries(routes))
    app.on(...(route.split(' ') as [string, string]), async (context) =>
      context.json(((await work(context, context.req.param('id') ?? '')) ?? null) as object),
    );
  return app;
}
