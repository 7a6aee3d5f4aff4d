import { z } from 'astro/zod';
import { HTTPException } from 'hono/http-exception';
import type { Context, MiddlewareHandler, TypedResponse } from 'hono';

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

async function readBody<Body>({ req }: Context, schema: z.ZodType<Body>): Promise<Body> {
  // Not `validator` of Hono: it skips bodies of another content type.
  const body: unknown = await req.json().catch(() => undefined);
  if (isDeeper(body, DEEPEST_JSON)) throw new HTTPException(400, { message: 'nested too deeply' });
  const { error, data } = schema.safeParse(body);
  return orRefuse(data, error ? z.prettifyError(error) : '');
}

/** What a route reads with `context.req.valid(…)`, and what its callers send. */
interface Validated<Source extends string, Sent, Read = Sent> {
  in: Record<Source, Sent>;
  out: Record<Source, Read>;
}

/**
 * Reads the body as JSON for `context.req.valid('json')`. Answers 400 if it is too deep or does not fit
 * the schema.
 */
export function jsonBody<Body>(
  schema: z.ZodType<Body>,
): MiddlewareHandler<object, string, Validated<'json', Body>> {
  return async (context, next) => {
    context.req.addValidatedData('json', (await readBody(context, schema)) as object);
    return next();
  };
}

/**
 * Reads the query for `context.req.valid('query')`. Answers 400 with the message if it does not fit the
 * schema.
 */
export function query<Sent extends object, Read extends object>(
  schema: z.ZodType<Read, Sent>,
  message: string,
): MiddlewareHandler<object, string, Validated<'query', Sent, Read>> {
  return async ({ req }, next) => {
    const { data } = schema.safeParse(req.query());
    req.addValidatedData('query', orRefuse(data, message));
    return next();
  };
}

/**
 * Answers with data as JSON, whose type the window knows. `context.json` would change it: optional
 * properties become `undefined`, unknown ones JSON.
 */
export function sendJson<Data>(
  context: Context,
  data: Data,
): Response & TypedResponse<Data, 200, 'json'> {
  return context.json(data as object) as unknown as Response & TypedResponse<Data, 200, 'json'>;
}
