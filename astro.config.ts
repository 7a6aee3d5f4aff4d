import { basename, resolve } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentPictures } from './build/contentPictures.ts';
import { finishSite } from './build/finishSite.ts';
import { mediaNames, publishedName } from './build/mediaNames.ts';
import { pictureList } from './build/pictureList.ts';
import { contentCheck } from './content-check/contentCheck.ts';
import { readReceivers } from './content-check/receivers.ts';
import { readRedirects } from './content-check/redirects.ts';
import { CONTENT_FOLDER, contentCache } from './src/data/contentFolder.ts';
import { MARKDOWN_FEATURES } from './src/logic/proseHtml.ts';
import { LICENCES } from './src/routes.ts';

/** Code that loads together is one file: fewer requests and headers. */
const CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/components\/|fillIn|useMediaQuery/,
  },
];

/** Astro's long name for the script of a layout, which is in every page. */
const PAGE_SCRIPT = 'astro_type_script';

/** Vite's preloading makes failed imports permanent. Its helper is a sixth of each page's script. */
const noPreloading = {
  name: 'no-preloading',
  enforce: 'pre',
  // Astro takes this setting only from plugins.
  configEnvironment: () => ({ build: { modulePreload: false } }),
  load: {
    filter: { id: /vite\/preload-helper/u },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
} as const;

/** Writes the licences of the packages in scripts; `finishSite` adds what else is published. */
const licences = {
  name: 'licences',
  // Astro takes this setting only from plugins.
  configEnvironment: (name: string) =>
    name === 'client' ? { build: { license: { fileName: basename(LICENCES) } } } : undefined,
} as const;

const hostContent = {
  redirects: readRedirects(CONTENT_FOLDER),
  receivers: readReceivers(CONTENT_FOLDER),
};

export default defineConfig({
  output: 'static',
  // Clean URLs: /portfolio is a file portfolio.html, and no URL ends in a slash.
  trailingSlash: 'never',
  // Inline styles: the first paint needs one request. `build/pages.ts` moves the rest into a file.
  build: { format: 'file', inlineStylesheets: 'always' },
  srcDir: resolve('src'),
  publicDir: resolve('public'),
  cacheDir: contentCache(CONTENT_FOLDER),
  // No highlighting: the policy refuses its inline styles.
  markdown: {
    processor: satteri({ features: MARKDOWN_FEATURES }),
    syntaxHighlight: false,
  },
  // An alias: hashes of picture names include this string, which must not be an absolute path.
  image: { service: { entrypoint: '#imageService' } },
  integrations: [contentCheck(), contentPictures(), react(), finishSite(hostContent)],
  vite: {
    plugins: [mediaNames(), pictureList(), noPreloading, licences],
    // Oldest supported browsers. Safari 16.4: flattens nested rules, as `firstViewStyles` needs.
    build: {
      cssTarget: ['chrome130', 'firefox132', 'safari16.4'],
      rolldownOptions: { output: { assetFileNames: publishedName } },
    },
    css: { modules: { generateScopedName: '_[hash:base64:4]' } },
    // Some editors empty a file before they write it.
    server: { watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } } },
    resolve: {
      alias: {
        // `import.meta.glob` accepts no variables, only this alias.
        '#content': resolve(CONTENT_FOLDER),
        '#imageService': resolve('src/data/imageService.ts'),
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: CHUNKS },
              entryFileNames: ({ name }) =>
                `_astro/${name.includes(PAGE_SCRIPT) ? 'page' : '[name]'}.[hash].js`,
            },
          },
        },
      },
    },
  },
});
