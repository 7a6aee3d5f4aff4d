import { createHash } from 'node:crypto';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { expect, it } from 'vitest';
import { putBytes } from '../content/copyFiles.ts';
import { listen } from '../http/listen.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { cloudflare, netlify } from './tokenHosts.ts';

const TOKEN = 'a-token';
const WRANGLER = {
  compatibility_date: '2026-11-01',
  assets: { html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
};

/** A host that follows the documented API: what it shows, and what it was sent last. */
interface Host {
  online: Record<string, string>;
  headers?: string | undefined;
  sent: string[];
  isBroken: boolean;
}

function netlifyServer(host: Host): Hono {
  const known = new Map<string, string>();
  let wanted: Record<string, string> = {};
  return new Hono()
    .get('/sites/our-site', (context) => context.json({}))
    .post('/sites/our-site/deploys', async (context) => {
      ({ files: wanted } = await context.req.json<{ files: typeof wanted }>());
      const required = [...new Set(Object.values(wanted))].filter((hash) => !known.has(hash));
      return context.json({ id: 'd1', required });
    })
    .put('/deploys/d1/files/*', async (context) => {
      const path = decodeURIComponent(context.req.path.replace('/deploys/d1/files', ''));
      if (host.isBroken) return context.text('', 500);
      host.sent.push(path.slice(1));
      const bytes = Buffer.from(await context.req.arrayBuffer());
      const hash = createHash('sha1').update(bytes).digest('hex');
      expect(wanted[path]).toBe(hash);
      known.set(hash, bytes.toString());
      // Netlify shows a deploy that has all of its files.
      const files = Object.entries(wanted).map(
        ([name, one]) => [name.slice(1), known.get(one) ?? ''] as const,
      );
      if (files.every(([, text]) => text !== '')) host.online = Object.fromEntries(files);
      return context.json({});
    });
}

function cloudflareServer(host: Host): Hono {
  const known = new Map<string, string>();
  let manifest: Record<string, { hash: string; size: number }> = {};
  return new Hono()
    .get('/accounts/ours/workers/scripts', (context) => context.json({ result: [] }))
    .post('/accounts/ours/workers/scripts/site/assets-upload-session', async (context) => {
      ({ manifest } = await context.req.json<{ manifest: typeof manifest }>());
      const hashes = Object.values(manifest).map(({ hash }) => hash);
      const missing = [...new Set(hashes)].filter((hash) => !known.has(hash));
      const buckets = missing.map((hash) => [hash]);
      return context.json({ result: { jwt: missing.length > 0 ? TOKEN : 'complete', buckets } });
    })
    .post('/accounts/ours/workers/assets/upload', async (context) => {
      expect(context.req.query('base64')).toBe('true');
      if (host.isBroken) return context.text('', 500);
      for (const [hash, file] of (await context.req.formData()).entries()) {
        const bytes = Buffer.from(await (file as File).text(), 'base64');
        const [path = '', { size } = { size: -1 }] =
          Object.entries(manifest).find(([, one]) => one.hash === hash) ?? [];
        expect(bytes).toHaveLength(size);
        expect((file as File).type).toMatch(path.endsWith('.html') ? /^text\/html/u : /\w/u);
        host.sent.push(path.slice(1));
        known.set(hash, bytes.toString());
      }
      const isLast = Object.values(manifest).every(({ hash }) => known.has(hash));
      return context.json({ result: isLast ? { jwt: 'complete' } : {} }, 201);
    })
    .put('/accounts/ours/workers/scripts/site', async (context) => {
      const form = await context.req.formData();
      const { assets, ...metadata } = JSON.parse(form.get('metadata') as string) as {
        assets: { jwt: string; config: { _headers: string } };
      };
      const { _headers, ...config } = assets.config;
      expect({ ...metadata, assets: config }).toEqual(WRANGLER);
      expect(assets.jwt).toBe('complete');
      host.headers = _headers;
      host.online = Object.fromEntries(
        Object.entries(manifest).map(([path, { hash }]) => [path.slice(1), known.get(hash) ?? '']),
      );
      return context.json({ result: {} });
    });
}

/** A host that knows two tokens. */
const start = (routes: Hono) =>
  listen(new Hono().use(bearerAuth({ token: [TOKEN, 'complete'] })).route('/', routes), 0);

const openNetlify = (id: string, token: string, api: string) =>
  netlify({ way: 'netlify', site: `${id}-site` }, token, { api });
const openCloudflare = (id: string, token: string, api: string) =>
  cloudflare({ way: 'cloudflare', account: `${id}s`, name: 'site' }, token, { api });

it.each([
  ['Netlify', netlifyServer, openNetlify],
  ['Cloudflare', cloudflareServer, openCloudflare],
] as const)(
  '%s gets only what changed, and shows the old site until then',
  async (_, serve, open) => {
    using home = mkdtempDisposableSync(join(tmpdir(), 'host-'));
    const write = async (files: Record<string, string>) => {
      for (const [file, text] of Object.entries(files)) await putBytes(home.path, file, text);
    };
    const host: Host = { online: {}, sent: [], isBroken: false };
    using server = await start(serve(host));
    const api = `http://127.0.0.1:${server.port}`;
    const destination = open('our', TOKEN, api);
    await destination.test();
    await expect(open('our', 'old', api).test()).rejects.toThrow(WORDS.wrongToken);
    await expect(open('other', TOKEN, api).test()).rejects.toThrow(WORDS.noSite);

    const pages = { 'index.html': 'old', 'übersicht.html': 'page' };
    const site = { ...pages, '_astro/a.avif': 'picture', '.well-known/security.txt': 'words' };
    const unsent = { 'index.html.br': 'compressed', '.fingerprint': 'mark' };
    await write({ ...site, ...unsent, '.hosting/wrangler.json': JSON.stringify(WRANGLER) });
    await destination.send(home.path);
    expect(host.online).toEqual(site);
    host.sent = [];
    host.isBroken = true;
    await write({ 'index.html': 'new', _headers: '/*' });
    await expect(destination.send(home.path)).rejects.toThrow(WORDS.hostFailed);
    expect(host.online).toEqual(site);
    host.isBroken = false;
    await destination.send(home.path);
    expect(host.online).toMatchObject({ ...site, 'index.html': 'new' });
    expect(host.headers ?? host.online._headers).toBe('/*');
    expect(host.sent.filter((file) => file !== '_headers')).toEqual(['index.html']);
  },
);
