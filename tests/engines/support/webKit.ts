import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Builder, Key as DriverKey } from 'selenium-webdriver';
import { vi } from 'vitest';
import { freePort } from '../../../tools/hosts/serverProcess.ts';
import type { WebDriver } from 'selenium-webdriver';
import type { BrowserWindow, Key } from './browserWindow.ts';

/** Starts the browser that comes with WebKitGTK, whose file is given, on a screen nobody sees. */
export async function launchWebKit(binary: string): Promise<BrowserWindow> {
  const { url, stop } = await startDriver();
  const connect = () =>
    new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build();
  try {
    // Refused until the driver listens.
    const driver = await vi.waitFor(connect, { timeout: START_TIMEOUT_MS, interval: RETRY_MS });
    const close = () => driver.quit().finally(stop);
    return windowOf(driver, close);
  } catch (error) {
    await stop();
    throw error;
  }
}

const START_TIMEOUT_MS = 30_000;
const RETRY_MS = 50;

const SCREEN = '-screen 0 2000x1500x24';
/**
 * The driver, beside a window manager, which alone gives a window the focus, without which there are
 * no focus rings. Both end with the input, which ends with this process, however that may end.
 */
const PROGRAMS = 'openbox & WebKitWebDriver --port="$1" & cat; kill $!';
const SETTINGS_FOLDER = join(import.meta.dirname, 'webKitSettings');

async function startDriver(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const programs = spawn(
    'xvfb-run',
    ['--auto-servernum', `--server-args=${SCREEN}`, 'sh', '-c', PROGRAMS, 'sh', String(port)],
    {
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { ...process.env, XDG_CONFIG_HOME: SETTINGS_FOLDER },
    },
  );
  const ended = once(programs, 'close');
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      programs.stdin.end();
      await ended;
    },
  };
}

function windowOf(driver: WebDriver, close: () => Promise<void>): BrowserWindow {
  const window = driver.manage().window();
  const troubles: string[] = [];
  const evaluate = async (expression: string): Promise<unknown> => {
    const { value, news } = await driver.executeScript<{ value: unknown; news: string[] }>(
      `const news = (${newTroubles.toString()})();
      return Promise.resolve(${expression}).then((value) => ({ value, news }));`,
    );
    troubles.push(...news);
    return value;
  };
  const click = (x: number, y: number): Promise<void> =>
    driver
      .actions()
      .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
      .click()
      .perform();
  return {
    async open(url) {
      await driver.get(url);
      await evaluate('undefined');
    },
    leave: () => driver.get('about:blank'),
    goBack: () => driver.navigate().back(),
    async resize({ width, height }) {
      // The driver sets the outer size; the page's is smaller by the toolbar.
      await window.setRect({ x: 0, y: 0, width, height });
      const toolbar = (await evaluate('outerHeight - innerHeight')) as number;
      await window.setRect({ x: 0, y: 0, width, height: height + toolbar });
    },
    evaluate,
    click,
    // The driver knows no fingers.
    tap: click,
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    async troubles() {
      await evaluate('undefined');
      return troubles.splice(0);
    },
    close,
  };
}

const KEYS: Record<Key, string> = {
  Tab: DriverKey.TAB,
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  ArrowRight: DriverKey.ARROW_RIGHT,
};

/**
 * What has gone wrong in the page since the last look. Runs in the page.
 *
 * The driver tells nothing of errors, so the page keeps a list from the first look on: what goes
 * wrong while it loads is seen in the other engines alone.
 */
function newTroubles(): string[] {
  const page = window as { troubles?: string[] };
  if (page.troubles) return page.troubles.splice(0);
  const troubles: string[] = (page.troubles = []);
  addEventListener('error', ({ message }) => troubles.push(message));
  addEventListener('unhandledrejection', ({ reason }) => troubles.push(String(reason)));
  const { error } = console;
  const keepAndSay = (...words: unknown[]): void => {
    troubles.push(words.join(' '));
    error(...words);
  };
  Object.assign(console, { error: keepAndSay });
  return [];
}
