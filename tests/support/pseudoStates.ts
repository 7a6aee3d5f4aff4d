import type { Page } from 'playwright-core';

/**
 * Looks at a page on which everything that fits a selector is drawn as if it were pointed at, and
 * so on. Afterwards it is drawn as it is.
 */
export async function lookWhileAll<Result>(
  page: Page,
  selector: string,
  state: 'hover' | 'focus-visible' | 'active',
  look: () => Promise<Result>,
): Promise<Result> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) {
    await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [state] });
  }
  const result = await look();
  // The states last as long as the session that forced them.
  await browser.detach();
  return result;
}
