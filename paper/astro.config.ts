import { resolve } from 'node:path';
import react from '@astrojs/react';
import site from '../astro.config.ts';
import { CONTENT_FOLDER, contentCache } from '../src/data/contentFolder.ts';

/** Builds the printed sheets from the same content as the site, in a separate project. */
export default {
  ...site,
  // A separate root: Astro's content store must not collide with a running site build.
  root: import.meta.dirname,
  srcDir: import.meta.dirname,
  cacheDir: resolve(`${contentCache(CONTENT_FOLDER)}-paper`),
  image: { service: { entrypoint: resolve('src/data/imageService.ts') } },
  integrations: [react()],
  vite: { cacheDir: resolve('.cache/vite-paper'), resolve: site.vite?.resolve ?? {} },
} satisfies typeof site;
