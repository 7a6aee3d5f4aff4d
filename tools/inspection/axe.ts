import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.0 to 2.2, levels A and AA, and what axe itself recommends. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds, one line per rule, with contrast of 7 to 1. */
export async function objections(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: TAGS },
      rules: {
        // WCAG 1.4.6 makes the weaker rule superfluous.
        'color-contrast-enhanced': { enabled: true },
        'color-contrast': { enabled: false },
        // Browsers let the keyboard scroll a slider that has no buttons yet.
        'scrollable-region-focusable': { enabled: false },
      },
      resultTypes: ['violations'],
    })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, any }) => [target, ...any.map((c) => c.message)].join(' '));
    return `${id}: ${help} (${places.join(', ')})`;
  });
}
