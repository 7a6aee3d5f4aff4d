import { asset, type LightenedPage, lightenPages } from '../builtPages.ts';
import { FIRST_VIEW_ENDS } from './firstViewEnds.ts';
import { splitStyles } from './splitStyles.ts';
import type { AstroIntegration } from 'astro';

const STYLE = /<style[^>]*>([^]*?)<\/style>/gu;
const HEAD_END = '</head>';
/**
 * Firefox goes on drawing while it waits for a style sheet in the body; for one that stands before a
 * script, even one that does nothing, every browser waits.
 */
const WAIT = '<script> </script>';

/** The styles of a page in two parts: what its first view needs comes with it, the rest in a file. */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: { 'astro:build:done': ({ dir }) => lightenPages(dir, placeStyles) },
  };
}

/**
 * A page with one style element in its head, and a link to a file with the rest where its first view
 * ends: what stands before the link is drawn at once, what stands behind it when its styles are there.
 *
 * Parts of pages, which have no head, stay as they are.
 */
export function placeStyles(html: string): LightenedPage {
  if (!html.includes(HEAD_END)) return { page: html };
  const css = Array.from(html.matchAll(STYLE), ([, text = '']) => text.trim()).join('');
  const [firstView = '', rest] = html.replace(STYLE, '').split(FIRST_VIEW_ENDS);
  if (rest === undefined) return { page: withStyle(firstView, css) };
  const { first, later } = splitStyles(css, firstView);
  const file = asset('later', 'css', later);
  const link = `<link rel="stylesheet" href="${file.path}">`;
  return { page: withStyle(firstView, first) + link + WAIT + rest, file };
}

function withStyle(html: string, css: string): string {
  return html.replace(HEAD_END, () => `<style>${css}</style>${HEAD_END}`);
}
