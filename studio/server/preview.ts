import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../node/freePort.ts';
import { packageFile, PROJECT_FOLDER } from '../../node/paths.ts';
import { isLocal } from './security.ts';
import type { ChildProcess } from 'node:child_process';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const READ_LIMIT_MS = 10_000;
/** Without news for so long, the site has read everything. */
const READ_PAUSE_MS = 700;
const RESTART_MS = 2000;
const MOST_FAILED_STARTS = 3;
/** While the site reads a change it may answer with an error. */
const MOST_RETRIES = 6;
const RETRY_MS = 500;

const BRIDGE = '/__studio/bridge.js';
const ASTRO_CLIENT = '/@vite/client';
/** A path of the site: neither of another host nor of Vite, which can open editors. */
const SITE_PATH = /^\/(?!\/|__)/u;

/** Replaces Vite's client, which would reload the page: adds late styles only. */
const QUIET_CLIENT = `
const sheets = new Map();
const idle = () => {};
export const createHotContext = () => new Proxy({ data: {} }, { get: (own, name) => own[name] ?? idle });
export const removeStyle = (id) => sheets.get(id)?.remove();
export const injectQuery = (url) => url;
export function updateStyle(id, css) {
  if ([...document.querySelectorAll('style[data-vite-dev-id]')].some((style) => style.dataset.viteDevId === id)) return;
  const style = document.createElement('style');
  style.dataset.viteDevId = id;
  style.textContent = css;
  document.head.append(style);
}`;

/** The site in development, of the folder with the draft. It is started again when it ends. */
export class Preview {
  readonly #content: string;
  readonly #stop: AbortSignal;
  readonly #astro: string;
  #port = 0;
  #child: ChildProcess | undefined;
  #failedStarts = 0;
  #started = Promise.withResolvers<undefined>();

  /**
   * @param content folder with the draft, relative to the project
   * @param astro script that serves the site
   */
  constructor(content: string, stop: AbortSignal, astro = packageFile('astro/bin/astro.mjs')) {
    this.#content = content;
    this.#stop = stop;
    this.#astro = astro;
  }

  /** Starts the site, and again up to three times when it ends before it answers. */
  async start(): Promise<void> {
    this.#port = await freePort();
    const options = ['--config', 'studio/server/preview.config.ts', '--ignore-lock'];
    const address = ['--host', '127.0.0.1', '--port', String(this.#port)];
    const child = spawn(process.execPath, [this.#astro, 'dev', ...options, ...address], {
      cwd: PROJECT_FOLDER,
      // Bundling the window sets NODE_ENV to "production", in which the site serves no picture.
      env: {
        ...process.env,
        NODE_ENV: 'development',
        CONTENT_FOLDER: this.#content,
        QUICK_PICTURES: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      signal: this.#stop,
    });
    this.#child = child;
    let hasStarted = false;
    child.on('message', (news) => {
      if (news !== 'started') return;
      hasStarted = true;
      this.#failedStarts = 0;
      this.#started.resolve(undefined);
    });
    child.on('error', () => undefined);
    child.on('exit', () => {
      if (this.#stop.aborted) return;
      if (hasStarted) this.#started = Promise.withResolvers();
      else this.#failedStarts += 1;
      if (this.#failedStarts < MOST_FAILED_STARTS)
        void setTimeout(RESTART_MS).then(() => (this.#stop.aborted ? undefined : this.start()));
      else {
        console.error('The preview cannot start: see above. Fix the cause, then start again.');
        this.#started.reject(new Error('The preview cannot start.'));
      }
    });
    // Nobody may be waiting for a page.
    this.#started.promise.catch(() => undefined);
  }

  /**
   * Waits until the site has read what is written from now on.
   *
   * @returns false when there was nothing new in it
   */
  async hasRead(): Promise<boolean> {
    const hears = async (limit: number): Promise<boolean> => {
      if (!this.#child) return false;
      const signal = AbortSignal.any([this.#stop, AbortSignal.timeout(limit)]);
      return once(this.#child, 'message', { signal }).then(
        () => true,
        () => false,
      );
    };
    const isNew = await hears(READ_LIMIT_MS);
    while (isNew && (await hears(READ_PAUSE_MS)));
    return isNew;
  }

  /**
   * A proxy that adds the bridge to every page of the site.
   *
   * @param studio origin of the window, the only one that may frame the page
   */
  serve(port: number, studio: string, bridge: () => string | Uint8Array): Server {
    return createServer((asked, response) => {
      this.#answer(asked, response, { port, studio, bridge }).catch(() => {
        if (!response.headersSent) response.writeHead(502);
        response.end();
      });
    });
  }

  async #answer(
    asked: IncomingMessage,
    response: ServerResponse,
    { port, studio, bridge }: { port: number; studio: string; bridge: () => string | Uint8Array },
  ): Promise<void> {
    const own = {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `frame-ancestors ${studio}`,
    };
    const { method = '', url = '/', headers: given } = asked;
    const isOwnScript = url === BRIDGE || url === ASTRO_CLIENT;
    const isForeign = !isLocal(asked, port) || given['sec-fetch-site'] === 'cross-site';
    const isReading = ['GET', 'HEAD'].includes(method);
    if (isForeign || !isReading || !(isOwnScript || SITE_PATH.test(url))) {
      response.writeHead(403).end();
      return;
    }
    if (isOwnScript) {
      response.writeHead(200, { ...own, 'Content-Type': 'text/javascript' });
      response.end(url === BRIDGE ? bridge() : QUIET_CLIENT);
      return;
    }
    const found = await this.#ask(url, asked);
    const { 'content-length': length, ...headers } = found.headers;
    response.statusCode = found.statusCode ?? 200;
    response.setHeaders(new Map(Object.entries({ ...headers, ...own }) as [string, string][]));
    if (headers['content-type']?.includes('text/html') === true) {
      const script = `<script type="module" src="${BRIDGE}"></script></head>`;
      response.end((await text(found)).replace('</head>', script));
    } else {
      if (length !== undefined) response.setHeader('Content-Length', length);
      await pipeline(found, response);
    }
  }

  /** Asks the site, again while it answers with an error. */
  async #ask(
    path: string,
    asked: IncomingMessage,
    retries = MOST_RETRIES,
  ): Promise<IncomingMessage> {
    await this.#started.promise;
    const headers = {
      ...asked.headers,
      host: `127.0.0.1:${this.#port}`,
      'accept-encoding': 'identity',
    };
    // With an origin, Vite lets other servers of this computer read its answer.
    delete headers.origin;
    const question = request({ port: this.#port, host: '127.0.0.1', path, headers }).end();
    // The site may also hang up while it answers; reading the answer then fails.
    question.on('error', () => undefined);
    const [answer] = (await once(question, 'response')) as [IncomingMessage];
    if ((answer.statusCode ?? 200) < 500 || retries === 0) return answer;
    answer.resume();
    await setTimeout(RETRY_MS);
    return this.#ask(path, asked, retries - 1);
  }
}
