import type { Hono } from 'hono';

export type Headers = Record<string, string | undefined>;

/** Sends a request of the studio's own page, with other headers where given. */
export async function request(
  app: Hono,
  { origin, host }: URL,
  [method, path]: readonly [method: string, path: string],
  changed: Headers = {},
  body: BodyInit | null = null,
) {
  const all: Headers = { host, origin, 'sec-fetch-site': 'same-origin', ...changed };
  const headers = Object.entries(all).filter(
    (one): one is [string, string] => one[1] !== undefined,
  );
  return app.request(origin + path, { method, headers, body });
}
