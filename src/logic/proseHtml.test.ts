import { satteri } from '@astrojs/markdown-satteri';
import { expect, it } from 'vitest';
import { proseHtml } from './proseHtml.ts';

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
