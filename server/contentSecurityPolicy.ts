import { hash } from 'node:crypto';

const ATTRIBUTES = String.raw`((?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)`;
const INLINE_ELEMENT = new RegExp(String.raw`<(script|style)${ATTRIBUTES}>([^]*?)</\1\s*>`, 'gi');
/** Files need no hash, and browsers do not run data such as JSON-LD. */
const FILE_OR_DATA = /\ssrc\s*=|\stype="application\/(?:ld\+)?json"/i;

const OWN = ['img-src', 'font-src', 'media-src', 'connect-src', 'manifest-src'];
const CLOSED = ['base-uri', 'form-action', 'frame-ancestors'];

/**
 * The policy of all pages: only the site itself, and inline scripts and styles by their hashes.
 *
 * No `upgrade-insecure-requests`: Safari would upgrade http://localhost too and show nothing.
 */
export function pagePolicy(pages: readonly string[]): string {
  const inline = pages
    .flatMap((page) => [...page.matchAll(INLINE_ELEMENT)])
    .filter(([, , attributes = '']) => !FILE_OR_DATA.test(attributes));
  const sourcesOf = (kind: string): string => {
    const elements = inline.filter(([, element = '']) => element.toLowerCase() === kind);
    const hashes = new Set(elements.map(([, , , text = '']) => hashSource(text)));
    return ["'self'", ...[...hashes].sort()].join(' ');
  };
  return [
    "default-src 'none'",
    `script-src ${sourcesOf('script')}`,
    `style-src ${sourcesOf('style')}`,
    ...OWN.map((directive) => `${directive} 'self'`),
    ...CLOSED.map((directive) => `${directive} 'none'`),
  ].join('; ');
}

function hashSource(text: string): string {
  // Browsers hash the parsed text, where CRLF has become LF.
  return `'sha256-${hash('sha256', text.replaceAll(/\r\n?/g, '\n'), 'base64')}'`;
}
