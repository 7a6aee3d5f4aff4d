import { satteri } from '@astrojs/markdown-satteri';
import { describe, expect, it } from 'vitest';
import { proseHtml } from './proseHtml.ts';

/** What a page of words is made of: a text as its owner writes it, line by line. */
async function pageOf(...lines: string[]): Promise<string> {
  const renderer = await satteri().createRenderer({ syntaxHighlight: false });
  const { code } = await renderer.render(lines.join('\n'));
  return proseHtml(code);
}

describe('a page of words', () => {
  it.each(['  ', '\\'])('ends a line once that was ended by hand with "%s"', async (end) => {
    expect(await pageOf(`Main Street 12${end}`, 'Springfield')).toContain(
      '<p>Main Street 12<br>Springfield</p>',
    );
  });

  it('keeps the lines of a paragraph, which the style sheet shows', async () => {
    expect(await pageOf('Main Street 12', 'Springfield')).toContain(
      '<p>Main Street 12\nSpringfield</p>',
    );
  });

  it('aligns the columns of a table without styles in its text, which the browser would refuse', async () => {
    const page = await pageOf(
      '| Room | Size | Price |',
      '| :--- | :---: | ---: |',
      '| Pantry | S | 90 |',
    );
    expect(page).toContain(
      '<td>Pantry</td>\n<td data-align="center">S</td>\n<td data-align="end">90</td>',
    );
    expect(page).toContain('<th data-align="end">Price</th>');
    expect(page).not.toContain('style');
  });

  it('leaves alone what only looks like a tag', async () => {
    const page = await pageOf('`<td style="text-align: right">`');
    expect(page).toContain('&lt;td style="text-align: right"&gt;');
  });

  it('lets the keyboard reach a table that is wider than the window', async () => {
    expect(await pageOf('| Room |', '| --- |', '| Pantry |')).toContain('<table tabindex="0">');
  });
});
