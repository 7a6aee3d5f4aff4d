import { resolve } from 'node:path';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { CONTENT_FOLDER, contentCache } from './src/data/contentFolder.ts';
import { chunkFiles } from './src/integrations/chunkFiles.ts';
import { contentCheck } from './src/integrations/contentCheck/contentCheck.ts';
import { mediaNames } from './src/integrations/mediaNames.ts';
import { precompress } from './src/integrations/precompress.ts';

const FAMILJEN_FILE =
  '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';
const HEDVIG_FILE =
  '@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2';

export default defineConfig({
  output: 'static',
  // Clean URLs: /portfolio is a file portfolio.html, and no URL ends in a slash.
  trailingSlash: 'never',
  build: { format: 'file' },
  cacheDir: contentCache(CONTENT_FOLDER),
  image: { service: { entrypoint: './src/data/photos/imageService.ts' } },
  integrations: [contentCheck(), mediaNames(), react(), precompress()],
  vite: {
    plugins: [chunkFiles()],
    // Videos are found by a pattern, in which no variable can stand.
    resolve: { alias: { '#content': resolve(CONTENT_FOLDER) } },
  },
  fonts: [
    {
      name: 'Familjen Grotesk',
      cssVariable: '--font-file-label',
      provider: fontProviders.local(),
      fallbacks: ['Arial', 'sans-serif'],
      options: { variants: [{ src: [FAMILJEN_FILE], weight: '400 700', style: 'normal' }] },
    },
    {
      name: 'Hedvig Letters Serif',
      cssVariable: '--font-file-text',
      provider: fontProviders.local(),
      fallbacks: ['Times New Roman', 'serif'],
      options: { variants: [{ src: [HEDVIG_FILE], weight: '400', style: 'normal' }] },
    },
  ],
});
