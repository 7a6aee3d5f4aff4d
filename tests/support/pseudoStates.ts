import { contrastObjections } from '../../tools/inspection/axe.ts';
import type { Page } from '@playwright/test';

/** Everything that changes its look under a mouse, a finger or the keyboard. */
const PRESSABLE = 'a, button';

/**
 * What axe-core objects to in the contrast of words while everything that can be pressed is drawn as if
 * it were pointed at, and so on. Afterwards it is drawn as it is.
 */
export async function contrastWhileAll(
  page: Page,
  state: 'hover' | 'focus-visible' | 'active',
): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await browser.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: PRESSABLE,
  });
  await Promise.all(
    nodeIds.map((nodeId) =>
      browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [state] }),
    ),
  );
  const found = await contrastObjections(page);
  // The states last as long as the session that forced them.
  await browser.detach();
  return found;
}
