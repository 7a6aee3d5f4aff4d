import type { Page } from 'playwright-core';

/**
 * Collects what the browser complains about, as sentences.
 *
 * @param unknown the address that is answered with 404, as it should be
 */
export function listen(page: Pick<Page, 'on'>, unknown: string): Set<string> {
  const complaints = new Set<string>();
  page.on('pageerror', ({ message }) => complaints.add(`A script failed: ${message}.`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.location().url === unknown) return;
    complaints.add(`The browser complains: ${message.text()} (${message.location().url})`);
  });
  return complaints;
}
