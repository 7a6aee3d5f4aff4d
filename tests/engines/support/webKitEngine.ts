import type { Engine, EngineWindow } from './engine.ts';
import { openSession } from './webDriver.ts';
import type { WebDriverSession } from './webDriver.ts';
import { keyActions, pointingActions } from './webDriverActions.ts';
import { startWebKitDriver } from './webKitDriver.ts';

/** How the browser prints an error of a page. */
const TROUBLE = /^CONSOLE (?:\S+ )?ERROR .*$/gmu;

/** Starts WebKit: the browser that comes with WebKitGTK, whose file is given. */
export async function launchWebKit(executablePath: string): Promise<Engine> {
  const driver = await startWebKitDriver();
  const capabilities = {
    'webkitgtk:browserOptions': {
      binary: executablePath,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  };
  return {
    async openWindow() {
      const before = driver.printed().length;
      const session = await openSession(driver.address, capabilities);
      return windowOf(session, () => driver.printed().slice(before).match(TROUBLE) ?? []);
    },
    close: () => driver.stop(),
  };
}

function windowOf(session: WebDriverSession, troubles: () => string[]): EngineWindow {
  const evaluate: EngineWindow['evaluate'] = (expression) =>
    session.send('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
  return {
    async open(url) {
      await session.send('POST', '/url', { url });
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
    troubles,
    close: () => session.end(),
  };
}
