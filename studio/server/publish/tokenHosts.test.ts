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
  /** The sites beside it, by their id. */
  drafts: Record<string, Record<string, string>>;
}

function netlifyServer(host: Host): Hono {
  const known = new Map<string, string>();
  let wanted: Record<string, string> = {};
  let id = '';
  /** Which files are not known yet, by their hash. */
  const want = (files: typeof wanted) => {
    wanted = files;
    return [...new Set(Object.values(wanted))].filter((hash) => !known.has(hash));
  };
  return new Hono()
    .get('/sites/our-site', (context) => context.json({}))
    .post('/sites/our-site/deploys', async (context) => {
      const { files = {}, draft = false } = await context.req.json<{
        files?: typeof wanted;
        draft?: boolean;
      }>();
      id = draft ? 'd2' : 'd1';
      const url = `https://${id}--our-site.netlify.app`;
      return context.json({ id, required: want(files), deploy_ssl_url: url });
    })
    .put('/sites/our-site/deploys/d2', async (context) => {
      const { files, draft } = await context.req.json<{ files: typeof wanted; draft: boolean }>();
      expect(draft).toBe(true);
      return context.json({ id: 'd2', required: want(files) });
    })
    .put('/deploys/:id/files/*', async (context) => {
      expect(context.req.param('id')).toBe(id);
      const path = decodeURIComponent(context.req.path.replace(`/deploys/${id}/files`, ''));
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
      const isWhole = files.every(([, text]) => text !== '');
      if (isWhole && id === 'd2') host.drafts[id] = Object.fromEntries(files);
      else if (isWhole) host.online = Object.fromEntries(files);
      return context.json({});
    })
    .delete('/deploys/:id', (context) => {
      const draft = context.req.param('id');
      if (!(draft in host.drafts)) return context.text('', 404);
      Reflect.deleteProperty(host.drafts, draft);
      return context.body(null, 204);
    });
}

function cloudflareServer(host: Host): Hono {
  const known = new Map<string, string>();
  let manifest: Record<string, { hash: string; size: number }> = {};
  return new Hono()
    .get('/accounts/ours/workers/scripts', (context) => context.json({ result: [] }))
    .get('/accounts/ours/workers/subdomain', (context) =>
      context.json({ result: { subdomain: 'anna' } }),
    )
    .post('/accounts/ours/workers/scripts/:name/subdomain', async (context) => {
      expect(await context.req.json()).toEqual({ enabled: true, previews_enabled: false });
      if (host.isBroken) return context.text('', 500);
      return context.json({ result: {} });
    })
    .delete('/accounts/ours/workers/scripts/:name', (context) => {
      const { name } = context.req.param();
      if (!(name in host.drafts)) return context.text('', 404);
      Reflect.deleteProperty(host.drafts, name);
      return context.json({ result: null });
    })
    .post('/accounts/ours/workers/scripts/:name/assets-upload-session', async (context) => {
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
    .put('/accounts/ours/workers/scripts/:name', async (context) => {
      const form = await context.req.formData();
      const { assets, ...metadata } = JSON.parse(form.get('metadata') as string) as {
        assets: { jwt: string; config: { _headers: string } };
      };
      const { _headers, ...config } = assets.config;
      expect({ ...metadata, assets: config }).toEqual(WRANGLER);
      expect(assets.jwt).toBe('complete');
      host.headers = _headers;
      const site = Object.fromEntries(
        Object.entries(manifest).map(([path, { hash }]) => [path.slice(1), known.get(hash) ?? '']),
      );
      const { name } = context.req.param();
      if (name === 'site') host.online = site;
      else host.drafts[name] = site;
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
    const host: Host = { online: {}, sent: [], isBroken: false, drafts: {} };
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

it.each([
  ['Netlify', netlifyServer, openNetlify, 'd2', 'https://d2--our-site.netlify.app'],
  [
    ...(['Cloudflare', cloudflareServer, openCloudflare] as const),
    ...(['site-0a1b', 'https://site-0a1b.anna.workers.dev'] as const),
  ],
] as const)(
  '%s shows a draft beside the published site until it is removed',
  async (_, serve, open, id, url) => {
    using home = mkdtempDisposableSync(join(tmpdir(), 'host-'));
    const write = async (text: string) => {
      await putBytes(home.path, 'index.html', text);
      await putBytes(home.path, '.hosting/wrangler.json', JSON.stringify(WRANGLER));
    };
    const host: Host = { online: {}, sent: [], isBroken: false, drafts: {} };
    using server = await start(serve(host));
    const destination = open('our', TOKEN, `http://127.0.0.1:${server.port}`);
    await write('published');
    await destination.send(home.path);
    await write('unpublished');
    expect(await destination.openDraft('0a1b')).toEqual({ id, url });
    await destination.sendDraft(home.path, id);
    expect(host.drafts).toEqual({ [id]: { 'index.html': 'unpublished' } });
    expect(host.online).toEqual({ 'index.html': 'published' });
    await destination.removeDraft(id);
    expect(host.drafts).toEqual({});
    // It may be gone already.
    await destination.removeDraft(id);
    expect(host.online).toEqual({ 'index.html': 'published' });
  },
);

it('leaves no Worker behind that cannot be seen', async () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'host-'));
  await putBytes(home.path, '.hosting/wrangler.json', JSON.stringify(WRANGLER));
  const host: Host = { online: {}, sent: [], isBroken: true, drafts: {} };
  using server = await start(cloudflareServer(host));
  const destination = openCloudflare('our', TOKEN, `http://127.0.0.1:${server.port}`);
  await expect(destination.sendDraft(home.path, 'site-0a1b')).rejects.toThrow(WORDS.hostFailed);
  expect(host.drafts).toEqual({});
});
