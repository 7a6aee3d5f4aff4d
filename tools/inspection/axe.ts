import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

/** What axe-core finds on a page as it is now, one line per rule. */
export function axeIssues(page: Page): Promise<string[]> {
  return analyze(new AxeBuilder({ page }).options(RULES));
}

/** The same for the contrast of words alone. */
export function contrastIssues(page: Page): Promise<string[]> {
  return analyze(new AxeBuilder({ page }).withRules(CONTRAST));
}

async function analyze(builder: AxeBuilder): Promise<string[]> {
  // The other mode opens a second page for every report.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, any }) => [target, ...any.map((c) => c.message)].join(' '));
    return `${id}: ${help} (${places.join(', ')})`;
  });
}
