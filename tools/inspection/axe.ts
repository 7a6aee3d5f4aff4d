import axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * WCAG 2.2, 1.4.6: words stand out by 7 to 1, large ones by 4.5 to 1. Beside it, the weaker rule for
 * contrast has nothing to add.
 */
const ENHANCED_CONTRAST = 'color-contrast-enhanced';
const CONTRAST = 'color-contrast';

/** WCAG 2.0 to 2.2, levels A and AA, what axe-core itself recommends, and enhanced contrast. */
const EVERY_RULE: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: { [ENHANCED_CONTRAST]: { enabled: true }, [CONTRAST]: { enabled: false } },
  resultTypes: ['violations'],
};
/** A dialog or a menu that is open: nothing else can be pointed at then. */
export const OPEN = 'dialog:modal, [role="dialog"], nav:popover-open';
const CONTRAST_ALONE: RunOptions = {
  runOnly: { type: 'rule', values: [ENHANCED_CONTRAST] },
  resultTypes: ['violations'],
};

/** The page's own axe-core, once it has been sent there. */
type WithAxe = Partial<{ axe: { run: (part: Node, options: RunOptions) => Promise<AxeResults> } }>;

/** What axe-core objects to on a page as it is now: one line for each rule, with the places. */
export function objections(page: Page): Promise<string[]> {
  return run(page, EVERY_RULE, 'html');
}

/** What of it has to do with the contrast of words alone; of what is open, if it lies over all the rest. */
export function contrastObjections(page: Page): Promise<string[]> {
  return run(page, CONTRAST_ALONE, OPEN);
}

async function run(page: Page, rules: RunOptions, part: string): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // Sent as code to evaluate: a script element is refused by the content security policy.
  if (!isThere) await page.evaluate(axe.source);
  const results = await page.evaluate(
    ([options, selector]) => {
      const place = document.querySelector(selector) ?? document;
      return (window as unknown as WithAxe).axe?.run(place, options);
    },
    [rules, part] as const,
  );
  if (!results) throw new Error('axe-core did not run.');
  return results.violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, any }) => [target, ...any.map((c) => c.message)].join(' '));
    return `${id}: ${help} (${places.join(', ')})`;
  });
}
