import { resolve } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { finishSite } from './build/finishSite.ts';
import { mediaNames, publishedName } from './build/mediaNames.ts';
import { contentCheck } from './content-check/contentCheck.ts';
import { CONTENT_FOLDER, contentCache } from './src/data/contentFolder.ts';
import { MARKDOWN_FEATURES } from './src/logic/proseHtml.ts';

/** What is loaded together is one file: each one more costs a request and its headers. */
const CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/components\/|fillIn|useReducedMotion/,
  },
];

/** What Astro calls the script of a layout: every page would spell it out. */
const PAGE_SCRIPT = 'astro_type_script';

/** A file that Vite's preloading fails to load fails for good. Astro passes on this setting from plugins alone. */
const noPreloading = {
  name: 'no-preloading',
  configEnvironment: () => ({ build: { modulePreload: false } }),
} as const;

export default defineConfig({
  output: 'static',
  // Clean URLs: /portfolio is a file portfolio.html, and no URL ends in a slash.
  trailingSlash: 'never',
  // Styles come with the page: the first paint waits for one answer, not for two. What the first view
  // does not need goes into a file afterwards.
  build: { format: 'file', inlineStylesheets: 'always' },
  srcDir: resolve('src'),
  publicDir: resolve('public'),
  cacheDir: contentCache(CONTENT_FOLDER),
  // Code would be coloured by styles in the text, which the content security policy refuses; those of table cells
  // are replaced in `logic/proseHtml.ts`.
  markdown: {
    processor: satteri({ features: MARKDOWN_FEATURES }),
    syntaxHighlight: false,
  },
  // The names of pictures depend on these words, and shall not on where the project lies.
  image: { service: { entrypoint: '#imageService' } },
  integrations: [contentCheck(), react(), finishSite()],
  vite: {
    plugins: [mediaNames(), noPreloading],
    // The oldest browsers promised, with a Safari so old that rules come out flat, as `firstViewStyles` reads them.
    build: {
      cssTarget: ['chrome130', 'firefox132', 'safari16.4'],
      rolldownOptions: { output: { assetFileNames: publishedName } },
    },
    css: { modules: { generateScopedName: '_[hash:base64:4]' } },
    // Editors that empty a file before they write it would show what was in it before.
    server: { watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } } },
    resolve: {
      alias: {
        // Videos are found by a pattern, in which no variable can stand.
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
