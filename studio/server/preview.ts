import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono, type HonoRequest } from 'hono';
import { proxy } from 'hono/proxy';
import { freePort } from '../../node/freePort.ts';
import { packageFile, PROJECT_FOLDER } from '../../node/paths.ts';
import { isLocal } from './security.ts';
import type { ChildProcess } from 'node:child_process';
import type { RequestListener } from 'node:http';
import type { BundledFile } from './bundle.ts';

const READ_LIMIT_MS = 10_000;
/** Without news for so long, the site has read everything. */
const READ_PAUSE_MS = 700;
const RESTART_MS = 2000;
/** While the site reads a change it may answer with an error. */
const MOST_RETRIES = 6;
const RETRY_MS = 500;

const BRIDGE = '/__studio/bridge.js';
const SCRIPT = { 'Content-Type': 'text/javascript' };
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

  /** Starts the site, and again when it ends after it has answered. */
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
        // Every page would wait for its pictures.
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
      this.#started.resolve(undefined);
    });
    child.on('error', () => undefined);
    child.on('exit', () => {
      if (this.#stop.aborted) return;
      if (hasStarted) {
        this.#started = Promise.withResolvers();
        void setTimeout(RESTART_MS).then(() => (this.#stop.aborted ? undefined : this.start()));
      } else {
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
  proxy(port: number, studio: string, bridge: BundledFile['body']): RequestListener {
    const app = new Hono()
      .use(async (context, next) => {
        await next();
        context.header('Cache-Control', 'no-store');
        context.header('Content-Security-Policy', `frame-ancestors ${studio}`);
      })
      .get(BRIDGE, (context) => context.body(bridge, 200, SCRIPT))
      .get('/@vite/client', (context) => context.body(QUIET_CLIENT, 200, SCRIPT))
      .get('*', async (context) => {
        const answer = await this.#ask(context.req);
        if (answer.headers.get('content-type')?.includes('text/html') !== true) return answer;
        answer.headers.delete('content-length');
        const script = `<script type="module" src="${BRIDGE}"></script></head>`;
        return new Response((await answer.text()).replace('</head>', script), answer);
      })
      .onError((_, context) => context.body(null, 502));
    const answer = getRequestListener(app.fetch);
    return (request, response) => {
      const { method = '', url = '', headers } = request;
      const isForeign = !isLocal(request, port) || headers['sec-fetch-site'] === 'cross-site';
      const isReading = ['GET', 'HEAD'].includes(method);
      const isOwn = url === BRIDGE || SITE_PATH.test(url);
      if (isForeign || !isReading || !isOwn) response.writeHead(403).end();
      else void answer(request, response);
    };
  }

  /** Asks the site, again while it answers with an error. */
  async #ask(request: HonoRequest, retries = MOST_RETRIES): Promise<Response> {
    await this.#started.promise;
    const { pathname, search } = new URL(request.url);
    const answer = await proxy(`http://127.0.0.1:${this.#port}${pathname}${search}`, {
      // With an origin, Vite lets other servers of this computer read its answer.
      headers: { ...request.header(), host: undefined, origin: undefined, connection: undefined },
      redirect: 'manual',
    });
    if (answer.status < 500 || retries === 0) return answer;
    await answer.body?.cancel();
    await setTimeout(RETRY_MS);
    return this.#ask(request, retries - 1);
  }
}
