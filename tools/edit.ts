/** `npm run edit`: opens the owner's editor in the browser, until Ctrl+C. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runCommand, stopSignal } from '../node/stopping.ts';
import { portOf } from '../server/serve.ts';
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { startStudio } from '../studio/server/start.ts';

const STUDIO_PORT = 4330;

/** Programs that open an address in the browser; xdg-open elsewhere. */
const OPENERS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

// Ctrl+C is the normal way to stop.
stopSignal.addEventListener('abort', () => (process.exitCode = 0));

await runCommand(async () => {
  if (!existsSync(CONTENT_FOLDER))
    throw new Error(`${CONTENT_FOLDER}/ does not exist. Restore it, or set CONTENT_FOLDER.`);
  const root = resolve(CONTENT_FOLDER);
  const { address, isRunning } = await startStudio(root, portOf(STUDIO_PORT), stopSignal);
  const advice = isRunning
    ? 'It runs in another window.'
    : 'Leave this window open; Ctrl+C ends it.';
  console.log(`The studio is open at ${address}. ${advice}`);
  const [program = 'xdg-open', ...options] = OPENERS[process.platform] ?? [];
  if (!process.argv.includes('--quiet')) {
    // The browser must outlive the studio. On Windows, `detached` opens a terminal.
    const detached = process.platform !== 'win32';
    const browser = spawn(program, [...options, address], { stdio: 'ignore', detached });
    // Without a browser, the printed address is enough.
    browser.on('error', () => undefined).unref();
  }
});
