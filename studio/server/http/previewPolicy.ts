import { hash } from 'node:crypto';
import onVisible from 'astro/runtime/client/visible.prebuilt.js';
import startIslands from 'astro/runtime/server/astro-island.prebuilt-dev.js';

/** Inline scripts that Astro writes beside islands. */
const ISLAND_SCRIPTS = [onVisible, startIslands];
const ISLAND_HASHES = ISLAND_SCRIPTS.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);

/**
 * The Content-Security-Policy of a page in the preview. Inline scripts run only with the nonce, which
 * `site.ts` gives to those of our layout: words of the content may contain HTML.
 */
export function previewPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${ISLAND_HASHES.join(' ')}`,
    // Vite adds style elements.
    "style-src 'self' 'unsafe-inline'",
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  ].join('; ');
}

/** An SVG that is opened by itself must not run scripts. */
export const DRAWING_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
