import { resolve } from 'node:path';
import react from '@astrojs/react';
import site from '../astro.config.ts';
import { CONTENT_FOLDER, contentCache } from '../src/data/contentFolder.ts';

/** What goes on paper is built as the site is, from the same content, and never becomes a part of it. */
export default {
  ...site,
  // A root of its own, or what Astro notes about the content would be in the way of a site being built.
  root: import.meta.dirname,
  srcDir: import.meta.dirname,
  cacheDir: resolve(`${contentCache(CONTENT_FOLDER)}-paper`),
  image: { service: { entrypoint: resolve('src/data/imageService.ts') } },
  integrations: [react()],
  vite: { cacheDir: resolve('.cache/vite-paper'), resolve: site.vite?.resolve ?? {} },
} satisfies typeof site;
