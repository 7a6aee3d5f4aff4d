import { asset, type LightenedPage, lightenPages, readPages } from '../builtPages.ts';
import { FIRST_VIEW_ENDS } from './firstViewEnds.ts';
import { splitStyles } from './splitStyles.ts';
import { usedStyles, wordsOf } from './usedStyles.ts';
import type { AstroIntegration } from 'astro';

const STYLE = /<style[^>]*>([^]*?)<\/style>/gu;
const FONT_PRELOAD = /<link [^>]*\bas="font"[^>]*>/gu;
const HEAD_END = '</head>';
/** What pages load when it is needed: it uses what stands in theirs. */
const SCRIPTS_AND_STYLES = '**/*.{js,css}';
/**
 * Firefox goes on drawing while it waits for a style sheet in the body; for one that stands before a
 * script, even one that does nothing, every browser waits.
 */
const WAIT = '<script> </script>';

/** The styles of a page in two parts: what its first view needs comes with it, the rest in a file. */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const parts = (await readPages(dir)).filter((html) => !isWhole(html));
        const comesLater = wordsOf(...parts, ...(await readPages(dir, SCRIPTS_AND_STYLES)));
        await lightenPages(dir, (html) => placeStyles(html, comesLater));
      },
    },
  };
}

/**
 * A page with one style element in its head, and a link to a file with the rest where its first view
 * ends: what stands before the link is drawn at once, what stands behind it when its styles are there.
 * There the typefaces are asked for as well, so that the banner goes ahead of them.
 *
 * Parts of pages, which have no head, stay as they are.
 *
 * @param comesLater the words of scripts, style sheets and parts of pages
 */
export function placeStyles(html: string, comesLater?: ReadonlySet<string>): LightenedPage {
  if (!isWhole(html)) return { page: html };
  const all = Array.from(html.matchAll(STYLE), ([, text = '']) => text.trim()).join('');
  const unstyled = html.replace(STYLE, '');
  const css = usedStyles(all, unstyled, comesLater);
  const [firstView = '', rest] = unstyled.split(FIRST_VIEW_ENDS);
  if (rest === undefined) return { page: withStyle(firstView, css) };
  const { first, later } = splitStyles(css, firstView);
  const file = asset('later', 'css', later);
  const link = `<link rel="stylesheet" href="${file.path}">`;
  const fonts = firstView.match(FONT_PRELOAD)?.join('') ?? '';
  const begin = withStyle(firstView.replace(FONT_PRELOAD, ''), first);
  return { page: begin + fonts + link + WAIT + rest, file };
}

function isWhole(html: string): boolean {
  return html.includes(HEAD_END);
}

function withStyle(html: string, css: string): string {
  return html.replace(HEAD_END, () => `<style>${css}</style>${HEAD_END}`);
}
