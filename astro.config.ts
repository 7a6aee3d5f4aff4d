import { resolve } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { CONTENT_FOLDER, contentCache } from './src/data/contentFolder.ts';
import { fontVariants } from './src/fonts/fontVariants.ts';
import { FAMILJEN, HEDVIG } from './src/fonts/typefaces.ts';
import { chunkFiles } from './src/integrations/chunkFiles.ts';
import { contentCheck } from './src/integrations/contentCheck/contentCheck.ts';
import { hostFiles } from './src/integrations/hostFiles/hostFiles.ts';
import { mediaNames } from './src/integrations/mediaNames.ts';
import { pageScripts } from './src/integrations/pageScripts.ts';
import { pageStyles } from './src/integrations/pageStyles/pageStyles.ts';
import { pageTidying } from './src/integrations/pageTidying.ts';
import { pictureNames } from './src/integrations/pictureNames.ts';
import { plainImports } from './src/integrations/plainImports.ts';
import { precompress } from './src/integrations/precompress.ts';
import { reproduciblePages } from './src/integrations/reproduciblePages.ts';
import { shortClassNames } from './src/integrations/shortClassNames.ts';
import { siteMapFile } from './src/integrations/siteMapFile.ts';

/** What is loaded together is one file: each one more costs a request and its headers. */
const CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/components\/|fillIn|useReducedMotion/,
  },
];

/** What Astro calls the script of a layout: every page would spell it out. */
const PAGE_SCRIPT = 'astro_type_script';

/** They stand in `tokens.css`, beside what they stand in for. */
const NO_FALLBACKS: string[] = [];

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
  // Pages of words: shown sign by sign, in whatever language; footnotes would come with English headings.
  // Code would be coloured by styles in the text, which the content security policy refuses; those of table cells
  // are replaced in `logic/proseHtml.ts`.
  markdown: {
    processor: satteri({ features: { smartPunctuation: false, gfm: { footnotes: false } } }),
    syntaxHighlight: false,
  },
  // The names of pictures depend on these words, and shall not on where the project lies.
  image: { service: { entrypoint: '#imageService' } },
  // The last ones complete what has been built, in this order.
  integrations: [
    contentCheck(),
    mediaNames(),
    react(),
    pictureNames(),
    reproduciblePages(),
    pageScripts(),
    pageStyles(),
    pageTidying(),
    siteMapFile(),
    precompress(),
    hostFiles(),
  ],
  vite: {
    // The oldest browsers promised, with a Safari so old that rules come out flat, as `pageStyles` reads them.
    build: { cssTarget: ['chrome130', 'firefox132', 'safari16.4'] },
    plugins: [chunkFiles(), plainImports(), shortClassNames()],
    // Editors that empty a file before they write it would show what was in it before.
    server: { watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } } },
    resolve: {
      alias: {
        // Videos are found by a pattern, in which no variable can stand.
        '#content': resolve(CONTENT_FOLDER),
        '#imageService': resolve('src/data/photos/imageService.ts'),
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
  fonts: [
    {
      name: 'Familjen Grotesk',
      cssVariable: '--font-file-label',
      provider: fontProviders.local(),
      fallbacks: NO_FALLBACKS,
      optimizedFallbacks: false,
      options: { variants: await fontVariants(FAMILJEN, CONTENT_FOLDER) },
    },
    {
      name: 'Hedvig Letters Serif',
      cssVariable: '--font-file-text',
      provider: fontProviders.local(),
      fallbacks: NO_FALLBACKS,
      optimizedFallbacks: false,
      options: { variants: await fontVariants(HEDVIG, CONTENT_FOLDER) },
    },
  ],
});
