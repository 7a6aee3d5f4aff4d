import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from './test.ts';

/** Contrast of 7 to 1, of large words 4.5 to 1 (WCAG 2.2, 1.4.6). */
const CONTRAST = 'color-contrast-enhanced';
/** WCAG 2.2 A and AA, the advice of axe-core, the stronger contrast, and names that repeat the words. */
const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    [CONTRAST]: { enabled: true },
    'color-contrast': { enabled: false },
    'label-content-name-mismatch': { enabled: true },
    // Browsers let the keyboard scroll a slider that has no buttons yet.
    'scrollable-region-focusable': { enabled: false },
  },
  resultTypes: ['violations' as const],
};

/** What axe-core reports, one line for each element. */
export function axeIssues(page: Page): Promise<string[]> {
  return analyze(new AxeBuilder({ page }).options(RULES));
}

/** The same for the contrast of words alone. */
export function contrastIssues(page: Page): Promise<string[]> {
  const runOnly = { type: 'rule' as const, values: [CONTRAST] };
  return analyze(new AxeBuilder({ page }).options({ ...RULES, runOnly, rules: {} }));
}

/** Draws every link and button as if the mouse were on it. */
export async function hoverEverything(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const links = { nodeId: root.nodeId, selector: 'a, button' };
  const { nodeIds } = await session.send('DOM.querySelectorAll', links);
  const forcedPseudoClasses = ['hover'];
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}

async function analyze(builder: AxeBuilder): Promise<string[]> {
  // The other mode opens a second page for every report.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
