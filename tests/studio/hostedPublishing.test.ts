import fs from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  isPublicOnly,
  openDestination,
  tryPublishing,
} from '../../studio/server/publish/openDestination.ts';
import * as publicNetwork from '../../studio/server/publish/publicNetwork.ts';
import { writePublishSettings } from '../../studio/server/publish/publishSettings.ts';
import type { PublishSettings } from '../../studio/shared/publishSettings.ts';
import { publishRoutes } from '../../studio/server/http/publishRoutes.ts';
import { PUBLISH_WORDS as WORDS } from '../../studio/server/words.ts';
import { lastingPort } from '../support/freePorts.ts';
import { studioAt, useProject } from './project.ts';
import type { StudioServer } from '../../studio/server/content/openStudio.ts';

const { root, remote, configure, run } = useProject();
const hosted = { ...studioAt(root), isHosted: true };

afterEach(() => vi.restoreAllMocks());

const webspace = { host: '127.0.0.1:21', user: 'anna', directory: 'htdocs', secret: 'x' };
const PRIVATE: PublishSettings[] = [
  { way: 'ftps', ...webspace },
  { way: 'sftp', ...webspace, host: 'localhost' },
  { way: 'sftp', ...webspace, host: '169.254.169.254' },
  { way: 'git', remote: 'https://localhost/site.git', branch: 'main' },
  { way: 'git', remote: 'git@10.0.0.1:site.git', branch: 'main' },
  { way: 'git', remote: 'ssh://git@192.168.1.1:2222/site.git', branch: 'main' },
  { way: 'git', remote, branch: 'main' },
  { way: 'git', remote: `file://${remote}`, branch: 'main' },
];

describe('a hosted studio', () => {
  it.each(PRIVATE)(
    'does not reach into a private network: $way $host $remote',
    async (settings) => {
      const refused = { works: false, message: WORDS.privateNetwork };
      expect(await tryPublishing(hosted, settings)).toMatchObject(refused);
    },
  );

  it('may, if somebody wrote it into publish.yaml on the machine', async () => {
    const settings: PublishSettings = { way: 'git', remote, branch: 'main' };
    configure(`way: git\nremote: ${remote}\n`);
    expect(await tryPublishing(hosted, settings)).toEqual({ works: true, message: WORDS.tested });
    // The window saves the same again.
    writePublishSettings(root, settings);
    expect(isPublicOnly(hosted, settings)).toBe(false);
    // The window writes other settings.
    writePublishSettings(root, { ...settings, branch: 'next' });
    expect(isPublicOnly(hosted, { ...settings, branch: 'next' })).toBe(true);
    const { last } = await run({}, { isHosted: true });
    expect(last).toMatchObject({ name: 'settings', message: WORDS.privateNetwork });
  });

  it('may use a remote that Git on the machine names', async () => {
    const settings: PublishSettings = { way: 'git', remote: 'origin', branch: 'main' };
    expect(await tryPublishing(hosted, settings)).toEqual({ works: true, message: WORDS.tested });
  });

  it('lets Git connect to the address that was checked, and follow no redirect', async () => {
    vi.spyOn(publicNetwork, 'resolvePublicHost').mockResolvedValue('127.0.0.1');
    const [port, sshPort] = [await lastingPort(), await lastingPort()];
    const asked: unknown[] = [];
    const server = createServer(({ headers, url }, response) => {
      asked.push([headers.host, url]);
      response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` }).end();
    }).listen(port);
    await using _ = { [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
    const name = `rebound.invalid:${port}`;
    const settings: PublishSettings = { way: 'git', remote: `http://${name}/site`, branch: 'main' };
    await expect((await openDestination(hosted, settings)).test()).rejects.toThrow();
    expect(asked).toEqual([[name, '/site/info/refs?service=git-upload-pack']]);

    const { promise: greeted, resolve } = Promise.withResolvers<string>();
    const sshServer = createTcpServer((socket) => {
      socket.once('data', (bytes) => {
        resolve(bytes.toString());
        socket.destroy();
      });
    }).listen(sshPort);
    await using __ = { [Symbol.asyncDispose]: () => sshServer[Symbol.asyncDispose]() };
    const bySsh = `ssh://git@rebound.invalid:${sshPort}/site`;
    await expect(
      (await openDestination(hosted, { ...settings, remote: bySsh })).test(),
    ).rejects.toThrow();
    expect(await greeted).toMatch(/^SSH-/u);
  });
});

describe('the routes', () => {
  const studio = {
    ...studioAt(root),
    stop: new AbortController().signal,
  } as unknown as StudioServer;
  let routes: ReturnType<typeof publishRoutes>;
  beforeEach(() => {
    routes = publishRoutes(studio, true, () => undefined);
  });
  const send = (method: string, path: string, body?: object) =>
    routes.request(path, { method, ...(body && { body: JSON.stringify(body) }) });

  it('allow three tests a minute, and say so', async () => {
    const settings = { way: 'folder', folder: '/no/folder' };
    for (const path of ['/publishing/test', '/publishing/folder', '/publishing/test'])
      expect((await send('POST', path, settings)).status).toBe(200);
    const refused = await send('POST', '/publishing/test', settings);
    expect([refused.status, await refused.text()]).toEqual([429, WORDS.tooManyTests]);
  });

  it('refuse to save an address of Git with a password, and say why', async () => {
    const before = fs.readdirSync(`${root}/..`);
    const settings = {
      way: 'git',
      remote: 'https://token@git.example.com/site.git',
      branch: 'main',
    };
    const refused = await send('PUT', '/publishing', settings);
    expect([refused.status, await refused.text()]).toEqual([422, WORDS.gitPassword]);
    expect(fs.readdirSync(`${root}/..`)).toEqual(before);
  });

  it('forget a failed publication when the way of sending changes', async () => {
    configure('way: folder\nfolder: /no/folder\nunknown: 1\n');
    const steps = async () => (await send('GET', '/publish')).json() as Promise<unknown[]>;
    await send('POST', '/publish');
    await vi.waitFor(async () => expect(await steps()).toMatchObject([{ state: 'failed' }]));
    await send('PUT', '/publishing', { way: 'git', remote: 'origin', branch: 'main' });
    expect(await steps()).toEqual([]);
  });
});
