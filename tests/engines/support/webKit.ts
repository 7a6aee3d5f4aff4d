import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { lastingPort } from '../../support/freePorts.ts';
import type { Engine, EngineWindow, Key } from './visitor.ts';

/**
 * Without a window manager, no window has focus. `cat` ends with this process, and then stops the
 * other programs.
 */
const PROGRAMS = 'openbox & WebKitWebDriver --port="$1" & cat; kill $!';
const SCREEN = '-screen 0 2000x1500x24';
const XDG_CONFIG_HOME = join(import.meta.dirname, 'webKitSettings');
/** https://w3c.github.io/webdriver/#keyboard-actions */
const KEYS: Record<Key, string> = {
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

export async function launchWebKit(binary: string): Promise<Engine> {
  const port = await lastingPort();
  const options = ['--auto-servernum', `--server-args=${SCREEN}`];
  const driver = spawn('xvfb-run', [...options, 'sh', '-c', PROGRAMS, 'sh', String(port)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, XDG_CONFIG_HOME },
  });
  const ended = once(driver, 'close');
  const url = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${url}/status`)).toPass({ intervals: [100] });
  const window = await openWindow(url, binary);
  return {
    openWindow: () => Promise.resolve(window),
    async close() {
      driver.stdin.end();
      await ended;
    },
  };
}

type Send = <Value>(path: string, body: object) => Promise<Value>;

function sendTo(url: string): Send {
  return async <Value>(path: string, body: object) => {
    const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Value };
    if (response.ok) return value;
    throw new Error(`WebKit refused "${path}": ${JSON.stringify(value)}`);
  };
}

/** Shared by all tests: only the first window has focus, and a session takes 2 s to start. */
async function openWindow(url: string, binary: string): Promise<EngineWindow> {
  const browser = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const capabilities = { alwaysMatch: browser };
  const { sessionId } = await sendTo(url)<{ sessionId: string }>('/session', { capabilities });
  const send = sendTo(`${url}/session/${sessionId}`);
  const evaluate = <Value>(expression: string): Promise<Value> => {
    const script = `(${collectErrors.toString()})(); return ${expression};`;
    return send('/execute/sync', { script, args: [] });
  };
  const act = (type: 'key' | 'pointer', ...actions: object[]): Promise<unknown> =>
    send('/actions', { actions: [{ id: type, type, actions }] });
  return {
    goto: (address) => send('/url', { url: address }),
    back: () => send('/back', {}),
    // The driver sets the outer size, and the window resizes with a delay.
    resize: ({ width, height }) =>
      expect(async () => {
        const toolbar = await evaluate<number>('outerHeight - innerHeight');
        await send('/window/rect', { x: 0, y: 0, width, height: height + toolbar });
        expect(await evaluate('[innerWidth, innerHeight]')).toEqual([width, height]);
      }).toPass({ intervals: [100] }),
    click: (x, y) =>
      act(
        'pointer',
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ),
    press: (key) =>
      act('key', { type: 'keyDown', value: KEYS[key] }, { type: 'keyUp', value: KEYS[key] }),
    evaluate,
    errors: () => evaluate('window.journeyErrors'),
    close: () => send('/url', { url: 'about:blank' }),
  };
}

/** Runs in the page, because the driver reports no errors. */
function collectErrors(): void {
  const page = window as { journeyErrors?: unknown[] };
  if (page.journeyErrors) return;
  const errors: unknown[] = (page.journeyErrors = []);
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  Object.assign(console, { error: (...words: unknown[]) => errors.push(words.join(' ')) });
}
