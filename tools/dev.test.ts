import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { lastingPort } from '../tests/support/freePorts.ts';
import { CACHE_FOLDER, PROJECT_FOLDER } from './support/paths.ts';
import { TEST_SITE } from './support/sites.ts';

/** The whole site gets ready first; with other work on the machine, that takes longer. */
const START_MS = 60_000;

/** Starts the command in a root of its own: what others develop or check at the same time stays as it is. */
function startIn(root: string, port: number) {
  const config = relative(root, join(PROJECT_FOLDER, 'astro.config.ts'));
  const options = ['--root', root, '--config', config];
  const child = spawn(process.execPath, ['tools/dev.ts', ...options], {
    env: {
      ...process.env,
      PORT: String(port),
      NODE_ENV: 'development',
      CONTENT_FOLDER: TEST_SITE.content,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill());
  return child;
}

it(
  'develops at the port that is asked for, until it is stopped, and says so where it is asked again',
  { timeout: START_MS },
  async () => {
    mkdirSync(CACHE_FOLDER, { recursive: true });
    using root = mkdtempDisposableSync(join(CACHE_FOLDER, 'dev-'));
    const port = await lastingPort();
    const child = startIn(root.path, port);
    const ended = once(child, 'exit');
    let said = '';
    child.stdout?.on('data', (words) => (said += String(words)));
    await expect.poll(() => said, { timeout: START_MS }).toContain(`localhost:${port}`);
    await expect.poll(() => existsSync(join(root.path, '.astro/dev.json'))).toBe(true);

    const second = startIn(root.path, await lastingPort());
    const heard = [second.stdout, second.stderr].flatMap((stream) => (stream ? text(stream) : []));
    expect(await once(second, 'exit')).toEqual([1, null]);
    expect((await Promise.all(heard)).join('')).toBe(
      `The site is open at http://localhost:${port} already: look there, or press Ctrl+C in the window it was started in.\n`,
    );

    child.disconnect();
    await ended;
  },
);
