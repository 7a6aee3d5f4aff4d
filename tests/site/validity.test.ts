import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import htmlRules from '../../.htmlvalidate.mjs';
import { TEST_SITE } from '../../tools/support/sites.ts';
import { openHtml, sourceOf } from '../support/html.ts';
import { ALL_ROUTES } from '../support/pages.ts';

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

/** Every style of the site once, with a name to find it by. */
function allStyles(): Map<string, string> {
  const styles = new Map<string, string>();
  for (const route of ALL_ROUTES) {
    const inline = sourceOf(route).matchAll(/<style[^>]*>(?<css>[^]*?)<\/style>/gu);
    for (const { groups } of inline) styles.set(groups?.css ?? '', `<style> of ${route}`);
    for (const link of openHtml(route).querySelectorAll('link[rel="stylesheet"]')) {
      const name = link.getAttribute('href') ?? '';
      styles.set(readFileSync(join(TEST_SITE.folder, name), 'utf8'), name);
    }
  }
  return styles;
}

it.each(ALL_ROUTES)('%s is written in valid HTML', async (route) => {
  const { results } = await new HtmlValidate(htmlRules).validateString(sourceOf(route), route);
  const mistakes = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(mistakes).toEqual([]);
  // What the checker does not know: HTML wants styles in the head.
  expect(sourceOf(route).lastIndexOf('<style')).toBeLessThan(sourceOf(route).indexOf('</head>'));
});

it('is styled with valid CSS', async () => {
  const styles = allStyles();
  expect(styles.size).toBeGreaterThan(ALL_ROUTES.length);
  const mistakes: string[] = [];
  for (const [css, name] of styles) {
    const { results } = await stylelint.lint({ code: css, config: { rules: CSS_RULES } });
    for (const { warnings, parseErrors } of results) {
      mistakes.push(...[...warnings, ...parseErrors].map(({ text }) => `${name}: ${text}`));
    }
  }
  expect(mistakes).toEqual([]);
});
