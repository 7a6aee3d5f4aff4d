import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

/** Caddy keeps an idle connection to the server for so long, in seconds. */
const CADDY_KEEPS = 120;

it('keeps a connection longer than Caddy does, which would send into a closed one', async () => {
  const app = new Hono().get('/', (context) => context.text('here'));
  using server = await listen(app, 0);
  const { headers } = await fetch(`http://127.0.0.1:${server.port}/`);
  const kept = /timeout=(\d+)/u.exec(headers.get('keep-alive') ?? '')?.[1];
  expect(Number(kept)).toBeGreaterThan(CADDY_KEEPS);
});
