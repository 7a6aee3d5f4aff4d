import { join } from 'node:path';
import siteConfig from '../../astro.config.ts';
import { PROJECT_FOLDER } from '../../node/paths.ts';
import { CONTENT_FOLDER, contentCache } from '../../src/data/contentFolder.ts';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/**
 * Tells the studio when the site has read a change, and nobody else: a page that loads itself anew would
 * flicker, so the studio shows the new one when it is ready.
 */
function tellStudio(): Plugin {
  return {
    name: 'tell-studio',
    configureServer({ ws }) {
      ws.send = () => process.send?.('changed');
    },
  };
}

/** Before it says so, Vite would answer that there is no page. */
const tellStart: AstroIntegration = {
  name: 'tell-start',
  hooks: {
    // A studio that is ended by force cannot end its site: it would run on for ever.
    'astro:server:setup': () => void process.once('disconnect', () => process.exit()),
    'astro:server:start': () => void process.send?.('started'),
  },
};

/** A mistake in the words would end the site; here it is shown at its field instead. */
const integrations = (siteConfig.integrations ?? []).filter(
  (entry) => !entry || Array.isArray(entry) || entry.name !== 'content-check',
);

/**
 * Where Astro writes down what it has read. In the project's folder, a build or another studio would write
 * the same files.
 */
const root = join(PROJECT_FOLDER, contentCache(CONTENT_FOLDER), 'root');

/** The site as the page beside the form. */
export default {
  ...siteConfig,
  root,
  integrations: [...integrations, tellStart],
  devToolbar: { enabled: false },
  vite: {
    ...siteConfig.vite,
    server: { fs: { allow: [PROJECT_FOLDER] } },
    plugins: [...(siteConfig.vite?.plugins ?? []), tellStudio()],
  },
};
