import { hash } from 'node:crypto';

const ATTRIBUTES = String.raw`((?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)`;
const INLINE_ELEMENT = new RegExp(String.raw`<(script|style)${ATTRIBUTES}>([^]*?)</\1\s*>`, 'gi');
const SOURCE_ATTRIBUTE = /\ssrc\s*=/i;
const TYPE_ATTRIBUTE = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** What a browser acts upon. Any other type, such as JSON-LD, is data that no policy has to allow. */
const EXECUTED_TYPE = /^(?:module|importmap|speculationrules|(?:text|application)\/javascript)?$/i;

/** No base, no forms, and no frame around the site. */
const CLOSED = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/**
 * The policy of all pages: nothing but the site itself, and what the pages carry inline, each script
 * and style by its hash, sorted, so that the same site always has the same policy.
 *
 * There is no `upgrade-insecure-requests`: the policy lets nothing in but the site's own origin, so
 * there is nothing to upgrade, and Safari would upgrade http://localhost as well and show nothing.
 *
 * @param pages The HTML of every page, as it will be sent.
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
    ...['img-src', 'font-src', 'media-src', 'connect-src', 'manifest-src'].map(
      (directive) => `${directive} 'self'`,
    ),
    ...CLOSED,
  ].join('; ');
}

function isInlineScript(attributes: string): boolean {
  const [, doubleQuoted, singleQuoted, unquoted = ''] = TYPE_ATTRIBUTE.exec(attributes) ?? [];
  const type = doubleQuoted ?? singleQuoted ?? unquoted;
  return !SOURCE_ATTRIBUTE.test(attributes) && EXECUTED_TYPE.test(type.trim());
}

function hashSource(text: string): string {
  // A browser hashes what its parser made of the page, and the parser turns CRLF into LF.
  return `'sha256-${hash('sha256', text.replaceAll(/\r\n?/g, '\n'), 'base64')}'`;
}
