import type { Page } from 'playwright-core';

/** Has the browser draw everything that fits a selector as if it were pointed at, and so on. */
export async function pretendAll(
  page: Page,
  selector: string,
  states: ('hover' | 'focus-visible' | 'active')[],
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) {
    await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states });
  }
}
