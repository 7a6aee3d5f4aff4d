import { minifySync } from 'vite';
import { asset, type LightenedPage, lightenPages } from './builtPages.ts';
import type { AstroIntegration } from 'astro';

/** What Astro writes into a page where its first islands stand: how they come to life. */
const ISLAND_SCRIPT = /<script>(?=[^<]*\bastro)([^]*?)<\/script>/giu;
const INLINE_SCRIPT = /(?<=<script>)[^]*?(?=<\/script>)/gu;
const MODULE_SCRIPT = '<script type="module" ';

/** Keeps scripts out of the way of what is seen: none of them is needed to draw a page. */
export function pageScripts(): AstroIntegration {
  return {
    name: 'page-scripts',
    hooks: { 'astro:build:done': ({ dir }) => lightenPages(dir, placeScripts) },
  };
}

/**
 * A page whose scripts are short, and wait behind its pictures. That of its islands is in a file, which the
 * script of the page asks for (`src/scripts/islands.ts`).
 */
export function placeScripts(html: string): LightenedPage {
  const page = html
    .replace(ISLAND_SCRIPT, '')
    .replace(INLINE_SCRIPT, (script) => minifySync('inline.js', script).code)
    .replaceAll(MODULE_SCRIPT, `${MODULE_SCRIPT}fetchpriority="low" `);
  const text = Array.from(html.matchAll(ISLAND_SCRIPT), ([, script = '']) => script).join(';');
  if (!text) return { page };
  const file = asset('islands', 'js', text);
  return { page: page.replace(MODULE_SCRIPT, (tag) => `${tag}data-islands="${file.path}" `), file };
}
