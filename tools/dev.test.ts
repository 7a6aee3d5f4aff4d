import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lastingPort } from '../tests/support/freePorts.ts';
import { CACHE_FOLDER, PROJECT_FOLDER } from './support/paths.ts';
import { TEST_SITE } from './support/sites.ts';

const TIMEOUT_MS = 120_000;

it('serves the site at PORT, and refuses a second start', { timeout: TIMEOUT_MS }, async () => {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  using root = mkdtempDisposableSync(join(CACHE_FOLDER, 'dev-'));
  const PORT = `${await lastingPort()}`;
  const config = relative(root.path, join(PROJECT_FOLDER, 'astro.config.ts'));
  const start = () => {
    const options = ['tools/dev.ts', '--root', root.path, '--config', config];
    const content = { CONTENT_FOLDER: TEST_SITE.content, NODE_ENV: 'development' };
    const child = spawn(process.execPath, options, {
      env: { ...process.env, ...content, PORT },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    onTestFinished(() => void child.kill());
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => said.push(String(text)));
    return { child, said, ended: once(child, 'close') };
  };
  const { child, said, ended } = start();
  await expect.poll(() => said.join(''), { timeout: TIMEOUT_MS }).toContain(`localhost:${PORT}`);
  await expect.poll(() => existsSync(join(root.path, '.astro/dev.json'))).toBe(true);

  const second = start();
  expect(await second.ended).toEqual([1, null]);
  expect(second.said.join('')).toContain(`already open at http://localhost:${PORT}`);

  child.disconnect();
  await ended;
});
