import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

const PORT = '45991';
/** The whole site gets ready first; with other work on the machine, that takes longer. */
const START_MS = 60_000;

it(
  'develops at the port that is asked for, until it is stopped',
  { timeout: START_MS },
  async () => {
    const child = spawn(process.execPath, ['tools/dev.ts'], {
      env: { ...process.env, PORT, NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    });
    if (!child.stdout) throw new Error('Nothing is heard of the command.');
    const said: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      said.push(line);
      if (line.includes('localhost:')) break;
    }
    expect(said.at(-1)).toContain(`localhost:${PORT}`);
    child.disconnect();
    await once(child, 'exit');
  },
);
