import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { dev } from 'astro';
import siteConfig from '../../../astro.config.ts';
import { PROJECT_FOLDER } from '../../../node/paths.ts';
import { CONTENT_FOLDER, contentCache } from '../../../src/data/contentFolder.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import type { ReadRequest } from './preview.ts';

const { PREVIEW_KEY = '', PREVIEW_NONCE = '' } = process.env;

/** Astro's `/_image` does not resolve `..`, plain or encoded, before it looks at `fs.allow`. */
const STEP_UP = /(?:\/|\\|%(?:25)*(?:2f|5c))(?:\.|%(?:25)*2e){2}/iu;

function isFromProxy({ headers }: IncomingMessage): boolean {
  const sent = Buffer.from(String(headers['preview-key'] ?? ''));
  const key = Buffer.from(PREVIEW_KEY);
  return key.length > 0 && sent.length === key.length && timingSafeEqual(sent, key);
}

/** Answers only the studio's proxy: any program or page of this computer can ask this port. */
const onlyProxy: Plugin = {
  name: 'only-proxy',
  configureServer({ httpServer, middlewares }) {
    // In place of Vite's listener: none of the middlewares sees another request.
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      if (isFromProxy(request) && !STEP_UP.test(request.url ?? '')) middlewares(request, response);
      else response.writeHead(403).end();
    };
    httpServer?.removeAllListeners('request').on('request', answer);
  },
};

/** Lets the inline scripts of our own pages run, and no others: see `previewPolicy.ts`. */
const nonceForOwnScripts: Plugin = {
  name: 'nonce-for-own-scripts',
  transform: {
    // Before Astro compiles it.
    order: 'pre',
    filter: { id: /\.astro$/u },
    handler: (code) =>
      code.replaceAll(/<script(?=\s+is:inline)/gu, `<script nonce="${PREVIEW_NONCE}"`),
  },
};

/** Keeps pages from reloading themselves, which flickers: the studio loads them again. */
const noReloads: Plugin = {
  name: 'no-reloads',
  configureServer({ ws }) {
    ws.send = () => undefined;
  },
  // Vite's client in the page would wait for these messages. Instead, it says that the page is there.
  transform: (code, id) =>
    id.endsWith('vite/dist/client/client.mjs')
      ? `${code.replace('transport.connect(', '(')}\nparent.postMessage('read', location.origin);`
      : undefined,
};

/** Vite sees changed files that are no entries after about 60 ms; without file events, never. */
const WATCH_LIMIT_MS = 2000;

/** Reads the changed content when the studio asks for it, and says when that is done. */
const readOnRequest: AstroIntegration = {
  name: 'read-on-request',
  hooks: {
    'astro:server:setup': ({ server: { watcher }, refreshContent }) => {
      /** When each file was last seen to change, in ms since 1970. */
      const seen = new Map<string, number>();
      watcher.on('all', (_, path) => seen.set(path, Date.now()));
      const areSeen = async (files: readonly string[], since: number) => {
        const signal = AbortSignal.timeout(WATCH_LIMIT_MS);
        const isSeen = (file: string) => (seen.get(file) ?? 0) >= since;
        while (!files.every(isSeen)) await once(watcher, 'all', { signal });
      };
      const read = async ({ id, paths, since }: ReadRequest) => {
        const others = paths.filter((path) => !path.endsWith('.yaml'));
        const files = others.map((path) => resolve(CONTENT_FOLDER, path));
        try {
          await areSeen(files, since).catch(() => undefined);
          await refreshContent?.({});
        } finally {
          process.send?.(id);
        }
      };
      process.on('message', (request: ReadRequest) => void read(request));
    },
  },
};

// Stops with the studio, even if it was killed.
process.once('disconnect', () => process.exit());

/** Always the same one: a new number would empty Astro's store of the content. */
const port = Number(process.argv.at(-1));
const integrations = siteConfig.integrations?.flat() ?? [];
const cache = join(PROJECT_FOLDER, contentCache(CONTENT_FOLDER));
/** The preview: the site in development, without the check, whose problems the form shows. */
const { address } = await dev({
  ...siteConfig,
  // Loading the file through Vite takes a second.
  configFile: false,
  // A build or another studio must not write the same files.
  root: join(cache, 'root'),
  server: { host: '127.0.0.1', port },
  integrations: [
    ...integrations.filter((entry) => entry && entry.name !== 'content-check'),
    readOnRequest,
  ],
  devToolbar: { enabled: false },
  vite: {
    ...siteConfig.vite,
    server: {
      cors: false,
      // No web socket: it would answer without the key.
      ws: false,
      fs: {
        allow: [
          join(PROJECT_FOLDER, 'src'),
          join(PROJECT_FOLDER, 'node_modules'),
          cache,
          resolve(CONTENT_FOLDER),
        ],
        deny: ['**/.studio/**', '**/.git/**', '.env', '.env.*', 'publish.yaml', '*.{crt,pem}'],
      },
    },
    plugins: [...(siteConfig.vite?.plugins ?? []), onlyProxy, nonceForOwnScripts, noReloads],
  },
});
process.send?.(address.port);
