import { join } from 'node:path';
import { dev } from 'astro';
import siteConfig from '../../astro.config.ts';
import { PROJECT_FOLDER } from '../../node/paths.ts';
import { CONTENT_FOLDER, contentCache } from '../../src/data/contentFolder.ts';
import type { Plugin } from 'vite';

/** Tells only the studio that the site has read a change: pages that reload themselves flicker. */
const tellStudio: Plugin = {
  name: 'tell-studio',
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
/** The preview: the site in development, without the check, whose problems the form shows. */
const { address } = await dev({
  ...siteConfig,
  // Loading the file through Vite takes a second.
  configFile: false,
  // A build or another studio must not write the same files.
  root: join(PROJECT_FOLDER, contentCache(CONTENT_FOLDER), 'root'),
  server: { host: '127.0.0.1', port },
  integrations: integrations.filter((entry) => entry && entry.name !== 'content-check'),
  devToolbar: { enabled: false },
  vite: {
    ...siteConfig.vite,
    server: { fs: { allow: [PROJECT_FOLDER] } },
    plugins: [...(siteConfig.vite?.plugins ?? []), tellStudio],
  },
});
process.send?.(address.port);
