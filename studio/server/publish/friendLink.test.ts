import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { newFolder, writeFiles } from '../../../tests/support/makeFolder.ts';
import { foldersOf } from '../content/folders.ts';
import { listen } from '../http/listen.ts';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { createFriendLink, FRIEND_LINK_MS, linkHere } from './friendLink.ts';
import * as contentFiles from '../content/contentFiles.ts';

const NOTHING = { files: [], removed: [] };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** A host with one deploy, as Netlify documents it. */
async function startHost() {
  const host = {
    deploys: new Map<string, string>(),
    removed: [] as string[],
    count: 0,
    isBroken: false,
  };
  const routes = new Hono()
    .post('/sites/our-site/deploys', async (context) => {
      expect(await context.req.json()).toEqual({ draft: true });
      host.count += 1;
      const id = `d${host.count}`;
      return context.json({ id, deploy_ssl_url: `https://${id}.netlify.app` });
    })
    .put('/sites/our-site/deploys/:id', async (context) => {
      const { id } = context.req.param();
      if (host.isBroken) return context.text('', 500);
      const { files } = await context.req.json<{ files: object }>();
      host.deploys.set(id, Object.keys(files).join(' '));
      return context.json({ id, required: [] });
    })
    .delete('/deploys/:id', (context) => {
      host.removed.push(context.req.param('id'));
      return context.json({});
    });
  const server = await listen(routes, 0);
  return { ...host, host, api: `http://127.0.0.1:${server.port}`, [Symbol.dispose]: server.close };
}

/** A studio with a content folder that the check finds right, unless problems are given. */
function openLink(options: { api?: string; friendsUrl?: URL; problems?: object[] } = {}) {
  const { problems = [], ...others } = options;
  vi.spyOn(contentFiles, 'checkContent').mockResolvedValue(problems as never);
  const root = join(newFolder(), 'content');
  writeFiles(root, { 'business.yaml': 'name: Anna' });
  vi.stubEnv('STUDIO_SECRETS', join(root, '../secrets'));
  const site = newFolder();
  writeFiles(site, { 'index.html': 'page', _headers: '/*\n  X-A: b\n/_astro/*\n  X-A: c' });
  const built: string[] = [];
  const build = (_: string, url: string) => {
    built.push(url);
    return Promise.resolve(site);
  };
  const studio = {
    root,
    stop: new AbortController().signal,
    exclusively: <Result>(work: () => Promise<Result>) => work(),
  };
  const link = createFriendLink(studio, () => undefined, { ...others, build });
  const make = async () => {
    link.make(NOTHING);
    await expect.poll(() => link.state().task.state).not.toBe('running');
    return link.state();
  };
  const configure = (settings: string) =>
    writeFiles(join(root, '..'), { 'publish.yaml': settings });
  const keepToken = () =>
    writeFiles(join(foldersOf(root).secrets, '..'), {
      'secrets.json': JSON.stringify({ account: 'netlify://our-site', secret: 'token' }),
    });
  return { root, site, built, link, make, configure, keepToken };
}

it('sends a draft that search engines do not list, and takes it away', async () => {
  using server = await startHost();
  const { site, built, link, make, configure, keepToken } = openLink({ api: server.api });
  configure('way: netlify\nsite: our-site\n');
  keepToken();
  const { way, link: made } = await make();
  expect(way).toBe('netlify');
  expect(made).toMatchObject({ url: 'https://d1.netlify.app' });
  // Pages name pictures of link previews by their whole address.
  expect(built).toEqual(['https://d1.netlify.app']);
  expect([...server.deploys.keys()]).toEqual(['d1']);
  expect(made && made.ends - made.made).toBe(FRIEND_LINK_MS);
  expect(readFileSync(join(site, '_headers'), 'utf8')).toBe(
    '/*\n  X-Robots-Tag: noindex, nofollow\n  X-A: b\n/_astro/*\n  X-A: c',
  );
  await make();
  expect(server.removed).toEqual(['d1']);
  await link.end();
  expect(server.removed).toEqual(['d1', 'd2']);
  expect(link.state()).toMatchObject({ link: undefined, task: { state: 'idle' } });
});

it('ends after seven days, and says so; while the host is away, it stays noted', async () => {
  using server = await startHost();
  const { link, make, configure, keepToken } = openLink({ api: server.api });
  configure('way: netlify\nsite: our-site\n');
  keepToken();
  await make();
  await link.endIfOver();
  expect(link.state().link).toBeDefined();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + FRIEND_LINK_MS + 1 });
  configure('way: folder\nfolder: /srv\n');
  await link.endIfOver();
  expect(link.state().link).toBeDefined();
  await expect(link.end()).rejects.toThrow(WORDS.otherHost);
  configure('way: netlify\nsite: our-site\n');
  await link.endIfOver();
  expect(server.removed).toEqual(['d1']);
  expect(link.state().ended).toBeLessThanOrEqual(Date.now());
});

it('leaves no draft behind that could not be sent', async () => {
  using server = await startHost();
  const { link, make, configure, keepToken } = openLink({ api: server.api });
  configure('way: netlify\nsite: our-site\n');
  keepToken();
  server.host.isBroken = true;
  expect(await make()).toMatchObject({ link: undefined, task: { state: 'failed' } });
  expect(server.removed).toEqual(['d1']);
  expect(link.state().link).toBeUndefined();
});

it('shows a copy from this studio at an address that nobody can guess', async () => {
  const { root, built, link, make } = openLink({ friendsUrl: new URL('https://look.example') });
  const { way, link: made } = await make();
  expect([way, built]).toEqual(['here', ['https://look.example']]);
  expect(made?.url).toMatch(/^https:\/\/look\.example\/\?look=[\w-]{43}$/u);
  expect(linkHere(root)?.url).toBe(made?.url);
  const { friendSite } = foldersOf(root);
  expect(readFileSync(join(friendSite, 'index.html'), 'utf8')).toBe('page');
  await link.end();
  expect(linkHere(root)).toBeUndefined();
  expect(existsSync(friendSite)).toBe(false);
});

it('says what is missing', async () => {
  const { make, configure } = openLink();
  configure('way: folder\nfolder: /srv\n');
  expect(await make()).toMatchObject({ task: { state: 'failed', message: WORDS.noFriendWay } });
  const broken = openLink({ friendsUrl: new URL('https://look.example'), problems: [{}] });
  expect(await broken.make()).toMatchObject({ task: { message: WORDS.fixFirst } });
});
