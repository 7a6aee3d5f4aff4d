import { join } from 'node:path';
import siteConfig from '../../astro.config.ts';
import { PROJECT_FOLDER } from '../../node/paths.ts';
import { CONTENT_FOLDER, contentCache } from '../../src/data/contentFolder.ts';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** Tells only the studio that the site has read a change: pages that reload themselves flicker. */
const tellStudio: Plugin = {
  name: 'tell-studio',
  configureServer({ ws }) {
    ws.send = () => process.send?.('changed');
  },
};

const tellStart: AstroIntegration = {
  name: 'tell-start',
  hooks: {
    // Stops with the studio, even if it was killed.
    'astro:server:setup': () => void process.once('disconnect', () => process.exit()),
    // Before this, Vite answers 404.
    'astro:server:start': () => void process.send?.('started'),
  },
};

/** The preview: the site in development, without the check, whose problems the form shows. */
export default {
  ...siteConfig,
  // A build or another studio must not write the same files.
  root: join(PROJECT_FOLDER, contentCache(CONTENT_FOLDER), 'root'),
  integrations: [
    ...(siteConfig.integrations ?? []).filter(
      (entry) => !entry || Array.isArray(entry) || entry.name !== 'content-check',
    ),
    tellStart,
  ],
  devToolbar: { enabled: false },
  vite: {
    ...siteConfig.vite,
    // Vite's client connects past the proxy, to the port at the end of the command.
    server: { fs: { allow: [PROJECT_FOLDER] }, ws: { clientPort: Number(process.argv.at(-1)) } },
    plugins: [...(siteConfig.vite?.plugins ?? []), tellStudio],
  },
};
