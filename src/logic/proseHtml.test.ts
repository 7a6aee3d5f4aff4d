import { satteri } from '@astrojs/markdown-satteri';
import { expect, it } from 'vitest';
import { fieldHtml, fieldHtmlBelowLabel, proseHtml } from './proseHtml.ts';

async function pageOf(...lines: string[]): Promise<string> {
  const renderer = await satteri().createRenderer({ syntaxHighlight: false });
  const { code } = await renderer.render(lines.join('\n'));
  return proseHtml(code);
}

it.each([
  ['Main Street 12', 'Main Street 12\nSpringfield'],
  ['Main Street 12  ', 'Main Street 12<br>Springfield'],
  ['Main Street 12\\', 'Main Street 12<br>Springfield'],
])('keeps the line break behind "%s"', async (line, paragraph) => {
  expect(await pageOf(line, 'Springfield')).toContain(`<p>${paragraph}</p>`);
});

it('aligns the columns of a table without styles, and lets keys scroll it', async () => {
  const page = await pageOf(
    '| Room | Size | Price |',
    '| :--- | :---: | ---: |',
    '| Hall | S | 9 |',
  );
  expect(page).toContain('<table tabindex="0">');
  expect(page).toContain('<th data-align="right">Price</th>');
  expect(page).toContain(
    '<td data-align="left">Hall</td>\n<td data-align="center">S</td>\n<td data-align="right">9</td>',
  );
});

it('leaves alone what only looks like a tag', async () => {
  const page = await pageOf('`<td style="text-align: right">`');
  expect(page).toContain('&lt;td style="text-align: right"&gt;');
});

it('renders the Markdown of a field, without footnotes and curly quotation marks', () => {
  expect(fieldHtml('"A" **b**', new Set())).toBe('<p>"A" <strong>b</strong></p>\n');
  expect(fieldHtml('a[^1]\n\n[^1]: b', new Set())).not.toContain('<section');
});

it('puts headings one level below the label of their section', () => {
  const html = fieldHtmlBelowLabel('# a\n\n## b\n\n##### c\n\n###### d', new Set());
  expect(html).toMatch(/<h1>a<\/h1>\s*<h3>b<\/h3>\s*<h6>c<\/h6>\s*<h6>d<\/h6>/u);
});
