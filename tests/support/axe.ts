import axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.0 to 2.2, levels A and AA, and what axe-core itself recommends. */
const EVERY_RULE: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** WCAG 2.2, 1.4.6: words stand out by 7 to 1, large ones by 4.5 to 1. */
export const ENHANCED_CONTRAST: RunOptions['runOnly'] = {
  type: 'rule',
  values: ['color-contrast-enhanced'],
};

/** What axe-core objects to on a page as it is now: one line for each rule, with the places. */
export async function objections(page: Page, runOnly = EVERY_RULE): Promise<string[]> {
  // Sent as code to evaluate: a script element is refused by the content security policy.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(
        options,
      ),
    { runOnly, resultTypes: ['violations'] },
  );
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, any }) => [target, ...any.map((c) => c.message)].join(' '));
    return `${id}: ${help} (${places.join(', ')})`;
  });
}
