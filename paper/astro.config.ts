import { resolve } from 'node:path';
import react from '@astrojs/react';
import site from '../astro.config.ts';
import { CONTENT_FOLDER, contentCache } from '../src/data/contentFolder.ts';
import { fontVariants } from '../src/fonts/fontVariants.ts';
import { FAMILJEN } from '../src/fonts/typefaces.ts';

/** Each weight as a font of its own: of a variable one, a PDF has only the outlines of its letters. */
const WEIGHTS = ['400 400', '500 500', '600 600'];

const labelFonts = await Promise.all(
  WEIGHTS.map((weight) => fontVariants({ ...FAMILJEN, weight }, CONTENT_FOLDER)),
);
const [first, ...variants] = labelFonts.flat();
const [label, text] = site.fonts ?? [];
if (!first || !label || !text) throw new Error('The site has no typefaces.');

/** What goes on paper is built as the site is, from the same content, and never becomes a part of it. */
export default {
  ...site,
  // A root of its own, or what Astro notes about the content would be in the way of a site being built.
  root: import.meta.dirname,
  srcDir: import.meta.dirname,
  cacheDir: resolve(`${contentCache(CONTENT_FOLDER)}-paper`),
  image: { service: { entrypoint: resolve('src/data/photos/imageService.ts') } },
  integrations: [react()],
  vite: { cacheDir: resolve('.cache/vite-paper'), resolve: site.vite?.resolve ?? {} },
  fonts: [{ ...label, options: { variants: [first, ...variants] } }, text],
} satisfies typeof site;
