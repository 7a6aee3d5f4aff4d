import { HtmlValidate } from 'html-validate';
import htmlRules from '../../.htmlvalidate.mjs';
import { ALL_ROUTES, sourceOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('the pages are valid HTML', async () => {
  const validator = new HtmlValidate(htmlRules);
  for (const route of ALL_ROUTES) {
    const { results } = await validator.validateString(sourceOf(route), route);
    const issues = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(issues, route).toEqual([]);
    // The validator allows styles in the body, HTML does not.
    const [, body = ''] = sourceOf(route).split('</head>');
    expect.soft(body, route).not.toContain('<style');
  }
});
