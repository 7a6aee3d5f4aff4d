import siteConfig from '../../astro.config.ts';
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
  hooks: { 'astro:server:start': () => void process.send?.('started') },
};

/** A mistake in the words would end the site; here it is shown at its field instead. */
const integrations = (siteConfig.integrations ?? []).filter(
  (entry) => !entry || Array.isArray(entry) || entry.name !== 'content-check',
);

/** The site as the page beside the form. */
export default {
  ...siteConfig,
  integrations: [...integrations, tellStart],
  devToolbar: { enabled: false },
  vite: { ...siteConfig.vite, plugins: [...(siteConfig.vite?.plugins ?? []), tellStudio()] },
};
