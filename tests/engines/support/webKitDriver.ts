import { spawn } from 'node:child_process';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';

/** A running driver of WebKit, on a screen that nobody sees. */
export interface WebKitDriver {
  address: string;
  stop: () => Promise<void>;
}

const SCREEN = '-screen 0 2000x1500x24';
/** Only a window manager gives a window the focus, without which there are no focus rings. */
const PROGRAMS = 'openbox & exec WebKitWebDriver --port="$1"';
const START_TIMEOUT_MS = 30_000;

/** Without it the buttons of the browser keep its window wider than a small telephone. */
const NARROW_TOOLBAR =
  'box *, headerbar * { min-width: 0; margin: 0; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

/** Starts the driver and waits until it answers. */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR);

  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(
    'xvfb-run',
    ['--auto-servernum', `--server-args=${SCREEN}`, 'sh', '-c', PROGRAMS, 'sh', String(port)],
    // A process group of its own, so that the screen and the browsers end with it.
    { detached: true, stdio: 'ignore', env: { ...process.env, XDG_CONFIG_HOME: home } },
  );
  const ended = new Promise((resolve) => child.once('close', resolve));

  await expect.poll(() => answers(address), { timeout: START_TIMEOUT_MS }).toBe(true);
  return {
    address,
    async stop() {
      if (child.pid !== undefined) process.kill(-child.pid);
      await ended;
      await rm(home, { recursive: true });
    },
  };
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(`${address}/status`).catch(() => undefined);
  return response?.ok ?? false;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
