import { hash } from 'node:crypto';

const ATTRIBUTES = String.raw`((?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)`;
const INLINE_ELEMENT = new RegExp(String.raw`<(script|style)${ATTRIBUTES}>([^]*?)</\1\s*>`, 'gi');
const SOURCE_ATTRIBUTE = /\ssrc\s*=/i;
const TYPE_ATTRIBUTE = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** What a browser runs. Other types, such as JSON-LD, are data. */
const EXECUTED_TYPE = /^(?:module|importmap|speculationrules|(?:text|application)\/javascript)?$/i;

const OWN = ['img-src', 'font-src', 'media-src', 'connect-src', 'manifest-src'];
const CLOSED = ['base-uri', 'form-action', 'frame-ancestors'];

/**
 * The policy of all pages: only the site itself, and inline scripts and styles by their hashes.
 *
 * No `upgrade-insecure-requests`: Safari would upgrade http://localhost too and show nothing.
 *
 * @param pages The HTML of every page, as the server sends it.
 */
export function pagePolicy(pages: readonly string[]): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const inline = pages.flatMap((page) => [...page.matchAll(INLINE_ELEMENT)]);
  for (const [, element = '', attributes = '', text = ''] of inline) {
    if (element.toLowerCase() === 'style') hashes.style.add(hashSource(text));
    else if (isInlineScript(attributes)) hashes.script.add(hashSource(text));
  }
  return [
    "default-src 'none'",
    ["script-src 'self'", ...[...hashes.script].sort()].join(' '),
    ["style-src 'self'", ...[...hashes.style].sort()].join(' '),
    ...OWN.map((directive) => `${directive} 'self'`),
    ...CLOSED.map((directive) => `${directive} 'none'`),
  ].join('; ');
}

function isInlineScript(attributes: string): boolean {
  const [, doubleQuoted, singleQuoted, unquoted = ''] = TYPE_ATTRIBUTE.exec(attributes) ?? [];
  const type = doubleQuoted ?? singleQuoted ?? unquoted;
  return !SOURCE_ATTRIBUTE.test(attributes) && EXECUTED_TYPE.test(type.trim());
}

function hashSource(text: string): string {
  // Browsers hash the parsed text, where CRLF has become LF.
  return `'sha256-${hash('sha256', text.replaceAll(/\r\n?/g, '\n'), 'base64')}'`;
}
