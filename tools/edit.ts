/**
 * `npm run edit`: opens the owner's editor in the browser, until Ctrl+C. With `-- --public https://…`,
 * it is served behind a reverse proxy at that address, and with `--friends https://…` friends see the unpublished
 * site at another; `-- --new-code` lets one more device sign in there.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, stopSignal } from '../node/stopping.ts';
import { portOf } from '../server/serve.ts';
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { openAccess } from '../studio/server/access/access.ts';
import { moveSecrets } from '../studio/server/content/moveSecrets.ts';
import { startStudio } from '../studio/server/http/start.ts';

const STUDIO_PORT = 4330;

/** Programs that open an address in the browser; xdg-open elsewhere. */
const OPENERS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

function publicAddress(entered?: string): URL | undefined {
  if (entered === undefined) return undefined;
  const address = URL.parse(entered);
  if (address?.protocol === 'https:' && address.pathname === '/') return address;
  throw new Error(`"${entered}" is not an address such as https://studio.example.com.`);
}

// Ctrl+C is the normal way to stop.
stopSignal.addEventListener('abort', () => (process.exitCode = 0));

await runCommand(async () => {
  const { values: options } = parseArgs({
    options: {
      quiet: { type: 'boolean' },
      public: { type: 'string' },
      friends: { type: 'string' },
      'new-code': { type: 'boolean' },
    },
  });
  if (!existsSync(CONTENT_FOLDER))
    throw new Error(`${CONTENT_FOLDER}/ does not exist. Restore it, or set CONTENT_FOLDER.`);
  const root = resolve(CONTENT_FOLDER);
  moveSecrets(root);
  const access = openAccess(root);
  const tellCode = () => {
    console.log(`Code for a new device, for 15 minutes: ${access.newCode()}`);
  };
  if (options['new-code']) {
    tellCode();
    return;
  }
  const publicUrl = publicAddress(options.public);
  const friendsUrl = publicAddress(options.friends);
  if (friendsUrl && !publicUrl) throw new Error('--friends needs --public.');
  const port = portOf(STUDIO_PORT);
  const { address, oneTimeUrl, isRunning } = await startStudio(root, port, stopSignal, {
    publicUrl,
    friendsUrl,
  });
  const advice = isRunning
    ? 'It runs in another window.'
    : 'Leave this window open; Ctrl+C ends it.';
  console.log(`The studio is open at ${address}. ${advice}`);
  if (publicUrl) {
    if (access.devices().length === 0) tellCode();
    return;
  }
  const [program = 'xdg-open', ...before] = OPENERS[process.platform] ?? [];
  if (!options.quiet) {
    // The browser must outlive the studio. On Windows, `detached` opens a terminal.
    const detached = process.platform !== 'win32';
    const browser = spawn(program, [...before, oneTimeUrl], { stdio: 'ignore', detached });
    // Without a browser, the printed address is enough.
    browser.on('error', () => undefined).unref();
  }
});
