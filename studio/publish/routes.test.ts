import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishRoutes } from './routes.ts';

it('sets up publishing, tests it and keeps the notes in publish.yaml', async () => {
  using home = mkdtempDisposableSync(join(tmpdir(), 'routes-'));
  const [root, online] = [join(home.path, 'content'), join(home.path, 'online')] as const;
  const notes = join(home.path, 'publish.yaml');
  mkdirSync(root);
  writeFileSync(notes, '# My notes\n');
  execFileSync('git', ['init', '--quiet', '--bare', join(home.path, 'remote.git')]);
  execFileSync('git', ['-C', home.path, 'init', '--quiet', '-b', 'main']);
  const routes = publishRoutes({
    root,
    stop: new AbortController().signal,
    alone: (work) => work(),
    show: () => Promise.resolve(),
  });
  const ask = async (method: string, path: string, data?: unknown): Promise<unknown> => {
    const body = method === 'GET' ? null : JSON.stringify(data);
    const response = await routes.request(path, { method, body });
    return response.ok ? response.json() : response.status;
  };

  expect(await ask('GET', '/publishing')).toEqual({ isRunning: false });
  const settings = { way: 'folder', folder: online };
  expect(await ask('PUT', '/publishing', settings)).toBeNull();
  expect(await ask('GET', '/publishing')).toEqual({ settings, isRunning: false });
  expect(readFileSync(notes, 'utf8')).toContain('# My notes');
  expect(await ask('PUT', '/publishing', { way: 'post' })).toBe(400);

  const test = (tested: unknown) => ask('POST', '/publishing/test', tested);
  expect(await test(settings)).toMatchObject({ works: true });
  expect(await test({ way: 'folder', folder: '/no/a' })).toMatchObject({ works: false });
  expect(await test({ way: 'git', remote: './remote.git' })).toMatchObject({ works: true });
  expect(await test({ way: 'git', remote: 'nowhere' })).toMatchObject({ works: false });
});
