import { startServer } from '../server/server.ts';
import { ensureBuilt } from '../tools/support/siteBuild.ts';
import { OWN_SITE } from '../tools/support/sites.ts';
import { endWith, stopOnRequest } from '../tools/support/stopping.ts';
import { openBrowser } from './measure/browser.ts';
import type { MeasuringBrowser } from './measure/browser.ts';

/** A folder as it is served; it closes with its scope. */
export interface ServedFolder extends AsyncDisposable {
  url: string;
}

/** Runs a command; what goes wrong ends it with its message. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  stopOnRequest();
  try {
    await command();
  } catch (error) {
    endWith(error);
  }
}

/** Serves a folder as the site is served. */
export function serve(directory: string): Promise<ServedFolder> {
  return startServer({ directory, port: 0 });
}

/** Builds the site where needed, serves it and opens a browser; both close with their scope. */
export async function openSite(): Promise<ServedFolder & MeasuringBrowser> {
  await ensureBuilt(OWN_SITE);
  await using opened = new AsyncDisposableStack();
  const { url } = opened.use(await serve(OWN_SITE.folder));
  const measuring = await openBrowser();
  opened.use(measuring.browser);
  const inUse = opened.move();
  return { url, ...measuring, [Symbol.asyncDispose]: () => inUse.disposeAsync() };
}

/**
 * A number from the command line.
 *
 * @throws When it is anything but a whole number above 0.
 */
export function count(option: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${option} has to be a whole number above 0; it is "${text}".`);
}
