import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from './hosts/serverProcess.ts';
import { CACHE_FOLDER, PROJECT_FOLDER } from './support/paths.ts';
import { TEST_SITE } from './support/sites.ts';

/** The whole site gets ready first; with other work on the machine, that takes longer. */
const START_MS = 60_000;

it(
  'develops at the port that is asked for, until it is stopped',
  { timeout: START_MS },
  async () => {
    mkdirSync(CACHE_FOLDER, { recursive: true });
    // What others develop or check at the same time stays as it is.
    using root = mkdtempDisposableSync(join(CACHE_FOLDER, 'dev-'));
    const config = relative(root.path, join(PROJECT_FOLDER, 'astro.config.ts'));
    const port = String(await freePort());
    const child = spawn(
      process.execPath,
      ['tools/dev.ts', '--root', root.path, '--config', config],
      {
        env: {
          ...process.env,
          PORT: port,
          NODE_ENV: 'development',
          CONTENT_FOLDER: TEST_SITE.content,
        },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      },
    );
    onTestFinished(() => void child.kill());
    const ended = once(child, 'exit');
    if (!child.stdout) throw new Error('Nothing is heard of the command.');
    const said: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      said.push(line);
      if (line.includes('localhost:')) break;
    }
    expect(said.at(-1)).toContain(`localhost:${port}`);
    child.disconnect();
    await ended;
  },
);
