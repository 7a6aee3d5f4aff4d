import { timingSafeEqual } from 'node:crypto';
import { join, resolve } from 'node:path';
import { dev } from 'astro';
import siteConfig from '../../../astro.config.ts';
import { PROJECT_FOLDER } from '../../../node/paths.ts';
import { CONTENT_FOLDER, contentCache } from '../../../src/data/contentFolder.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

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

/** They are half of what a page loads, and contain our sources. */
const withoutSourceMaps: Plugin = {
  name: 'without-source-maps',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code) => ({ code, map: { mappings: '' } }),
};

/** Notifies only the studio that the site has read a change: pages that reload themselves flicker. */
const notifyStudio: Plugin = {
  name: 'notify-studio',
  configureServer({ ws }) {
    ws.send = () => process.send?.('changed');
  },
  // Vite's client in the page would wait for these messages. Instead, it says that the page is there.
  transform: (code, id) =>
    id.endsWith('vite/dist/client/client.mjs')
      ? `${code.replace('transport.connect(', '(')}\nparent.postMessage('read', location.origin);`
      : undefined,
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
  integrations: integrations.filter((entry) => entry && entry.name !== 'content-check'),
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
    plugins: [
      ...(siteConfig.vite?.plugins ?? []),
      onlyProxy,
      nonceForOwnScripts,
      withoutSourceMaps,
      notifyStudio,
    ],
  },
});
process.send?.(address.port);
