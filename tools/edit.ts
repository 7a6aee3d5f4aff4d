/** `npm run edit`: opens the owner's editor in the browser, until Ctrl+C. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { portOf } from '../server/port.ts';
import { CONTENT_FOLDER } from '../src/data/contentFolder.ts';
import { startStudio } from '../studio/server/start.ts';
import { endWith, heedStopRequests, stopSignal } from './support/stopping.ts';

const STUDIO_PORT = 4330;
/** Opens no browser. */
const QUIET = '--quiet';

/** How each system opens an address in the browser. */
const OPENERS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

heedStopRequests();
// It is there to be stopped, at any time.
stopSignal.addEventListener('abort', () => (process.exitCode = 0));
try {
  const strange = process.argv.slice(2).find((word) => !['--', QUIET].includes(word));
  if (strange !== undefined)
    throw new Error(
      `npm run edit does not know "${strange}". For another port, set PORT to its number, such as 4400.`,
    );
  const address = await startStudio({
    root: resolve(CONTENT_FOLDER),
    port: portOf(STUDIO_PORT),
    stop: stopSignal,
  });
  console.log(`The studio is open at ${address}. Leave this window open; Ctrl+C ends it.`);
  const [program = 'xdg-open', ...options] = OPENERS[process.platform] ?? [];
  if (!process.argv.includes(QUIET)) {
    // The browser may be this program's child. It must not end with the studio, nor keep it from ending.
    // Windows would give it a terminal of its own, and knows no groups that end together.
    const detached = process.platform !== 'win32';
    const browser = spawn(program, [...options, address], { stdio: 'ignore', detached });
    // Where there is no browser to open, the line above is enough.
    browser.on('error', () => undefined).unref();
  }
} catch (error) {
  endWith(error);
}
