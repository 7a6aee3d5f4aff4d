import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Contrast of 7:1, or 4.5:1 for large text (WCAG 2.2, 1.4.6). */
const CONTRAST = 'color-contrast-enhanced';
/** WCAG 2.2 A and AA, best practices, enhanced contrast, and names with the visible text. */
const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    [CONTRAST]: { enabled: true },
    'color-contrast': { enabled: false },
    'label-content-name-mismatch': { enabled: true },
    // Browsers make a scrolling slider focusable.
    'scrollable-region-focusable': { enabled: false },
  },
  resultTypes: ['violations' as const],
};

/** The violations on a page in its current state, one line per rule. */
export function axeIssues(page: Page): Promise<string[]> {
  return analyze(new AxeBuilder({ page }).options(RULES));
}

/** The violations of the contrast rule. */
export function contrastIssues(page: Page): Promise<string[]> {
  return analyze(new AxeBuilder({ page }).withRules(CONTRAST));
}

async function analyze(builder: AxeBuilder): Promise<string[]> {
  // The default mode opens a second page for every report.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, any }) => [target, ...any.map((c) => c.message)].join(' '));
    return `${id}: ${help} (${places.join(', ')})`;
  });
}
