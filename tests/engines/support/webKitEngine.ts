import type { Engine, EngineWindow } from './engine.ts';
import { openSession } from './webDriver.ts';
import type { WebDriverSession } from './webDriver.ts';
import { keyActions, pointingActions } from './webDriverActions.ts';
import { startWebKitDriver } from './webKitDriver.ts';

/** Where a page keeps its troubles, so that they are known on the next page, too. */
const TROUBLES = 'troubles';

/** Starts WebKit: the browser that comes with WebKitGTK, whose file is given. */
export async function launchWebKit(executablePath: string): Promise<Engine> {
  const driver = await startWebKitDriver();
  const capabilities = {
    'webkitgtk:browserOptions': {
      binary: executablePath,
      args: ['--automation'],
    },
  };
  return {
    async openWindow() {
      return windowOf(await openSession(driver.address, capabilities));
    },
    close: () => driver.stop(),
  };
}

/**
 * The protocol tells nothing of errors, so the page keeps a list itself, from its first look on:
 * what goes wrong while it loads is not seen here, but in the other engines.
 */
function windowOf(session: WebDriverSession): EngineWindow {
  const run = (script: string): Promise<unknown> =>
    session.send('POST', '/execute/sync', { script, args: [] });
  const evaluate: EngineWindow['evaluate'] = (expression) =>
    run(`(${keepTroubles.toString()})('${TROUBLES}'); return ${expression}`);
  return {
    async open(url) {
      await session.send('POST', '/url', { url });
      await evaluate('undefined');
    },
    async goBack() {
      await session.send('POST', '/back', {});
    },
    async resize({ width, height }) {
      // The driver sets the outer size; the page's is smaller by the toolbar.
      await session.send('POST', '/window/rect', { x: 0, y: 0, width, height });
      const toolbar = (await evaluate('outerHeight - innerHeight')) as number;
      await session.send('POST', '/window/rect', { width, height: height + toolbar });
    },
    evaluate,
    async pointAt(x, y, pointer) {
      await session.send('POST', '/actions', pointingActions(x, y, pointer));
    },
    async press(key) {
      await session.send('POST', '/actions', keyActions(key));
    },
    async troubles() {
      const list = await run(`return sessionStorage.getItem('${TROUBLES}')`);
      return JSON.parse((list as string | null) ?? '[]') as string[];
    },
    close: () => session.end(),
  };
}

/** Lets a page write down its errors, once. Runs in the page. */
function keepTroubles(place: string): void {
  const { documentElement: root } = document;
  if (root.dataset.troubles === place) return;
  root.dataset.troubles = place;
  const keep = (trouble: unknown): void => {
    const known = JSON.parse(sessionStorage.getItem(place) ?? '[]') as string[];
    sessionStorage.setItem(place, JSON.stringify([...known, String(trouble)]));
  };
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  const { error } = console;
  const keepAndSay = (...words: unknown[]): void => {
    keep(words.join(' '));
    error(...words);
  };
  Object.assign(console, { error: keepAndSay });
}
