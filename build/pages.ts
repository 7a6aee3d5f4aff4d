import { hash } from 'node:crypto';
import { minifySync } from 'vite';
import { FIRST_VIEW_END } from '../src/layouts/firstViewEnd.ts';
import { firstViewStyles } from './firstViewStyles.ts';

/** Astro writes it into a page before its first island. */
const ISLAND_SCRIPT = /<script>(?=[^<]*\bastro)([^]*?)<\/script>/giu;
const INLINE_SCRIPT = /(?<=<script>)[^]*?(?=<\/script>)/gu;
const MODULE_SCRIPT = '<script type="module" ';
const STYLE = /<style[^>]*>([^]*?)<\/style>/gu;
const FONT_FACE = /@font-face\s*\{[^}]*\}/gu;
const FONT_PRELOAD = /<link [^>]*\bas="font"[^>]*>/gu;
const HEAD_END = '</head>';
/** Firefox draws what follows a style sheet without its styles, unless a script stands between them. */
const WAIT = '<script> </script>';
/** In both, an entity would be no @. */
const SCRIPT_OR_STYLE = /(<script[^]*?<\/script>|<style[^]*?<\/style>)/u;
const INLINE_ELEMENT = /<(script|style)([^>]*)>([^]*?)<\/\1>/gu;
/** Browsers do not run data such as JSON-LD. */
const FILE_OR_DATA = /\ssrc=|\stype="application\/(?:ld\+)?json"/u;
const CHARSET = /<meta charset="utf-8"\s*\/?>/u;

/** A page, and the file into which a part of it went. */
interface SplitPage {
  page: string;
  file?: { path: string; text: string };
}

/**
 * A page with short scripts that load behind its pictures. The script of its islands goes into a file, for which
 * the script of the page asks (`src/scripts/firstView.ts`): 1.7 kB of document less, and 0.15 s until LCP.
 */
export function placeScripts(html: string): SplitPage {
  const islands = Array.from(html.matchAll(ISLAND_SCRIPT), ([, script = '']) => script).join(';');
  const page = html
    .replace(ISLAND_SCRIPT, '')
    .replace(INLINE_SCRIPT, (script) => minifySync('inline.js', script).code)
    .replaceAll(MODULE_SCRIPT, `${MODULE_SCRIPT}fetchpriority="low" `);
  if (!islands) return { page };
  const path = assetPath('islands', 'js', islands);
  const named = page.replace(MODULE_SCRIPT, (tag) => `${tag}data-islands="${path}" `);
  return { page: named, file: { path, text: islands } };
}

/**
 * A page with the styles of its first view in its head, and a link to all its styles behind that view.
 * The typefaces are preloaded there as well, so that the banner goes first. A page without the end of a
 * first view has all styles in its head; a part of a page, which has no head, stays as it is.
 */
export function placeStyles(html: string): SplitPage {
  if (!html.includes(HEAD_END)) return { page: html };
  const css = Array.from(html.matchAll(STYLE), ([, text = '']) => text.trim()).join('');
  const [firstView = '', rest] = html.replace(STYLE, '').split(FIRST_VIEW_END);
  const withStyle = (part: string, style: string) =>
    part.replace(HEAD_END, () => `<style>${style}</style>${HEAD_END}`);
  if (rest === undefined) return { page: withStyle(firstView, css) };
  const first = firstViewStyles(css, firstView);
  const fonts = new Set(first.match(FONT_FACE));
  // A browser would load a typeface again that is declared again.
  const text = css.replace(FONT_FACE, (font) => (fonts.has(font) ? '' : font));
  const path = assetPath('styles', 'css', text);
  const begin = withStyle(firstView.replace(FONT_PRELOAD, ''), first);
  const preloads = firstView.match(FONT_PRELOAD)?.join('') ?? '';
  const page = `${begin}${preloads}<link rel="stylesheet" href="${path}">${WAIT}${rest}`;
  return { page, file: { path, text } };
}

/** Its hash in the name lets browsers keep a file for good. */
function assetPath(name: string, extension: string, text: string): string {
  return `/_astro/${name}.${hash('sha256', text, 'base64url').slice(0, 8)}.${extension}`;
}

/** Programs that collect e-mail addresses by a pattern find none; browsers read them as ever. */
export function hideMailAddresses(html: string): string {
  const hide = (text: string) => text.replaceAll('@', '&#64;').replaceAll('mailto:', 'mailto&#58;');
  const parts = html.split(SCRIPT_OR_STYLE);
  return parts.map((part) => (SCRIPT_OR_STYLE.test(part) ? part : hide(part))).join('');
}

/** Puts its policy into a page, before all that it concerns. A part of a page has none. */
export function addPolicy(html: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(html)}">`;
  return html.replace(CHARSET, (charset) => charset + policy);
}

/**
 * The policy of a page: only files of the site, and its inline scripts and styles by their hashes.
 *
 * No `upgrade-insecure-requests`: Safari would upgrade http://localhost too and show nothing.
 */
export function pagePolicy(html: string): string {
  const inline = [...html.matchAll(INLINE_ELEMENT)].filter(
    ([, , attributes = '']) => !FILE_OR_DATA.test(attributes),
  );
  const hashesOf = (kind: string): string[] =>
    // Browsers hash the parsed text, where CRLF has become LF.
    inline.flatMap(([, element, , text = '']) =>
      element === kind
        ? ` 'sha256-${hash('sha256', text.replaceAll('\r\n', '\n'), 'base64')}'`
        : [],
    );
  const own = ['img-src', 'font-src', 'media-src', 'connect-src', 'manifest-src'];
  return [
    "default-src 'none'",
    `script-src 'self'${hashesOf('script').join('')}`,
    `style-src 'self'${hashesOf('style').join('')}`,
    ...own.map((directive) => `${directive} 'self'`),
    "base-uri 'none'; form-action 'none'",
  ].join('; ');
}
