import { createHash } from 'node:crypto';

/** The inline scripts and styles a policy has to allow, as CSP hash sources such as `'sha256-…'`. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

const ATTRIBUTES = String.raw`((?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)`;
const SCRIPT_ELEMENT = new RegExp(`<script${ATTRIBUTES}>([\\s\\S]*?)</script\\s*>`, 'gi');
const STYLE_ELEMENT = new RegExp(`<style${ATTRIBUTES}>([\\s\\S]*?)</style\\s*>`, 'gi');
const TYPE_ATTRIBUTE = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const SOURCE_ATTRIBUTE = /\ssrc\s*=/i;

/** Types a browser acts upon. Any other type, such as JSON-LD, is data that no policy has to allow. */
const EXECUTED_TYPES = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

/**
 * Finds everything inline in the pages of a site and hashes it.
 *
 * @param pages The HTML of every page, as it will be sent.
 * @returns Each source once, sorted, so that the same site always has the same policy.
 */
export function inlineSources(pages: Iterable<string>): InlineSources {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of pages) {
    for (const [, attributes = '', code = ''] of page.matchAll(SCRIPT_ELEMENT)) {
      if (isInlineScript(attributes)) scripts.add(hashSource(code));
    }
    for (const [, , css = ''] of page.matchAll(STYLE_ELEMENT)) styles.add(hashSource(css));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

function isInlineScript(attributes: string): boolean {
  if (SOURCE_ATTRIBUTE.test(attributes)) return false;
  const [, doubleQuoted, singleQuoted, unquoted] = TYPE_ATTRIBUTE.exec(attributes) ?? [];
  const type = doubleQuoted ?? singleQuoted ?? unquoted ?? '';
  return EXECUTED_TYPES.has(type.trim().toLowerCase());
}

function hashSource(text: string): string {
  // A browser hashes what its parser made of the page, and the parser turns CRLF into LF.
  const parsed = text.replaceAll(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(parsed).digest('base64')}'`;
}
