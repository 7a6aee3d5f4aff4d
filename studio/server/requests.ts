import { z } from 'astro/zod';
import { HTTPException } from 'hono/http-exception';
import type { Context } from 'hono';

/** A wrong request, with its reason. */
export function badRequest(message: string): HTTPException {
  return new HTTPException(400, { message });
}

/** The body of a request as JSON. */
export async function bodyOf<Body>({ req }: Context, schema: z.ZodType<Body>): Promise<Body> {
  const body: unknown = await req.json().catch(() => undefined);
  const result = schema.safeParse(body);
  if (!result.success) throw badRequest(z.prettifyError(result.error));
  return result.data;
}
