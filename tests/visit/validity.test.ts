import { HtmlValidate } from 'html-validate';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import htmlRules from '../../.htmlvalidate.mjs';
import { ALL_ADDRESSES } from '../support/pages.ts';
import { useVisits } from '../support/visits.ts';

/** What makes a style sheet faulty, as opposed to unusual. */
const CSS_RULES = {
  'annotation-no-unknown': true,
  'at-rule-no-unknown': true,
  'at-rule-prelude-no-invalid': true,
  'color-no-invalid-hex': true,
  'declaration-property-value-no-unknown': true,
  'function-no-unknown': true,
  'media-feature-name-no-unknown': true,
  'media-query-no-invalid': true,
  'named-grid-areas-no-invalid': true,
  'no-invalid-double-slash-comments': true,
  'no-invalid-position-at-import-rule': true,
  'no-unknown-animations': true,
  'property-no-unknown': true,
  'selector-anb-no-unmatchable': true,
  'selector-pseudo-class-no-unknown': true,
  'selector-pseudo-element-no-unknown': true,
  'selector-type-no-unknown': [true, { ignore: ['custom-elements'] }],
  'string-no-newline': true,
  'unit-no-unknown': true,
} as const;

const visits = useVisits();

/** Every style a page comes with: `<style>` elements one by one, then its style sheets. */
async function stylesOf(path: string): Promise<{ name: string; css: string }[]> {
  const page = await visits.open(path);
  const inline = await page.locator('style').allTextContents();
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const linked = sheets.map(async (name) => ({
    name,
    css: await (await page.request.get(name)).text(),
  }));
  return [
    ...inline.map((css, index) => ({ name: `<style> ${index + 1}`, css })),
    ...(await Promise.all(linked)),
  ];
}

describe.each(ALL_ADDRESSES)('%s', (path) => {
  it('is written in valid HTML', async () => {
    const page = await visits.arrive();
    const html = await (await page.request.get(path)).text();
    const { results } = await new HtmlValidate(htmlRules).validateString(html, path);
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(mistakes).toEqual([]);
  });

  it('is styled with valid CSS', async () => {
    const styles = await stylesOf(path);
    expect(styles.length).toBeGreaterThan(1);
    const mistakes: string[] = [];
    for (const { name, css } of styles) {
      const { results } = await stylelint.lint({ code: css, config: { rules: CSS_RULES } });
      for (const { warnings, parseErrors } of results) {
        const texts = [...warnings, ...parseErrors].map(({ text }) => `${name}: ${text}`);
        mistakes.push(...texts);
      }
    }
    expect(mistakes).toEqual([]);
  });
});
