import { hash } from 'node:crypto';
import { minifySync } from 'vite';
import { FIRST_VIEW_END } from '../src/layouts/firstViewEnd.ts';
import { firstViewStyles, pageStyles } from './firstViewStyles.ts';

/** Astro writes it before the first island of a page. */
const ISLAND_SCRIPT = /<script>(?=[^<]*\bastro)([^]*?)<\/script>/giu;
const INLINE_SCRIPT = /(?<=<script>)[^]*?(?=<\/script>)/gu;
const MODULE_SCRIPT = '<script type="module" ';
const STYLE = /<style[^>]*>([^]*?)<\/style>/gu;
const FONT_FACE = /@font-face\s*\{[^}]*\}/gu;
const FONT_PRELOAD = /<link [^>]*\bas="font"[^>]*>/gu;
const HEAD_END = '</head>';
/** Firefox paints content after a style sheet unstyled unless a script is between them. */
const WAIT = '<script> </script>';
/** Entities are not decoded in these elements. */
const SCRIPT_OR_STYLE = /(<script[^]*?<\/script>|<style[^]*?<\/style>)/u;
const INLINE_ELEMENT = /<(script|style)([^>]*)>([^]*?)<\/\1>/gu;
/** Not executed, so not hashed. */
const FILE_OR_DATA = /\ssrc=|\stype="application\/(?:ld\+)?json"/u;
/** The enquiry form, or what opens it. */
const ENQUIRY = /<form [^>]*\bclass="enquiry"|<button [^>]*\bdata-enquiry\b/u;
const CHARSET = /<meta charset="utf-8"\s*\/?>/u;

/** A page, and the file with the part that was moved out of it. */
interface SplitPage {
  page: string;
  file?: { path: string; text: string };
}

/**
 * Minifies inline scripts and gives modules a low priority. `src/scripts/firstView.ts` loads the
 * islands' script from a file: saves 1.7 kB of HTML and 0.15 s of LCP.
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
 * Inlines the styles of the first view. After it, preloads typefaces and links all styles, so that the
 * banner loads first. Pages without `FIRST_VIEW_END` inline all styles; fragments do not change.
 *
 * @param scripts the site's scripts, which may add elements
 */
export function placeStyles(html: string, scripts = ''): SplitPage {
  if (!html.includes(HEAD_END)) return { page: html };
  const all = Array.from(html.matchAll(STYLE), ([, text = '']) => text.trim()).join('');
  const content = html.replace(STYLE, '');
  const css = pageStyles(all, content + scripts);
  const [firstView = '', rest] = content.split(FIRST_VIEW_END);
  const withStyle = (part: string, style: string) =>
    part.replace(HEAD_END, () => `<style>${style}</style>${HEAD_END}`);
  if (rest === undefined) return { page: withStyle(firstView, css) };
  const first = firstViewStyles(css, firstView);
  // Browsers look for a typeface again if it is declared twice.
  const text = css.replace(FONT_FACE, (font) => (first.includes(font) ? '' : font));
  const path = assetPath('styles', 'css', text);
  const begin = withStyle(firstView.replace(FONT_PRELOAD, ''), first);
  const preloads = firstView.match(FONT_PRELOAD)?.join('') ?? '';
  const page = `${begin}${preloads}<link rel="stylesheet" href="${path}">${WAIT}${rest}`;
  return { page, file: { path, text } };
}

/** With a hash, so that browsers may cache the file forever. */
function assetPath(name: string, extension: string, text: string): string {
  return `/_astro/${name}.${hash('sha256', text, 'base64url').slice(0, 8)}.${extension}`;
}

/** Encodes e-mail addresses as entities: spam bots that search for a pattern find none. */
export function hideMailAddresses(html: string): string {
  const hide = (text: string) => text.replaceAll('@', '&#64;').replaceAll('mailto:', 'mailto&#58;');
  const parts = html.split(SCRIPT_OR_STYLE);
  return parts.map((part) => (SCRIPT_OR_STYLE.test(part) ? part : hide(part))).join('');
}

/**
 * Adds the policy before everything that it applies to. Fragments get none.
 *
 * @param receivers where pages with the enquiry form may send it, if visitors can send enquiries
 */
export function addPolicy(html: string, receivers?: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(html, receivers)}">`;
  return html.replace(CHARSET, (charset) => charset + policy);
}

/**
 * The Content-Security-Policy of a page: own files, and inline scripts and styles by hash. Only pages
 * with the enquiry form, or a button that opens it, may send it to the receivers.
 */
export function pagePolicy(html: string, receivers?: string): string {
  const isSending = receivers !== undefined && ENQUIRY.test(html);
  const inline = [...html.matchAll(INLINE_ELEMENT)].filter(
    ([, , attributes = '']) => !FILE_OR_DATA.test(attributes),
  );
  const hashesOf = (kind: string): string[] =>
    // Browsers hash the parsed text, in which CRLF is LF.
    inline.flatMap(([, element, , text = '']) =>
      element === kind
        ? ` 'sha256-${hash('sha256', text.replaceAll('\r\n', '\n'), 'base64')}'`
        : [],
    );
  // No `upgrade-insecure-requests`: Safari also upgrades http://localhost and shows nothing.
  return [
    "default-src 'none'",
    `script-src 'self'${hashesOf('script').join('')}`,
    `style-src 'self'${hashesOf('style').join('')}`,
    "img-src 'self'; font-src 'self'; media-src 'self'",
    `connect-src ${isSending ? receivers : "'self'"}; manifest-src 'self'`,
    `base-uri 'none'; form-action ${isSending ? receivers : "'none'"}`,
  ].join('; ');
}
