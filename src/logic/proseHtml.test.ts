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

  it('lets the keyboard reach a table that is wider than the window', async () => {
    expect(await pageOf('| Room |', '| --- |', '| Pantry |')).toContain('<table tabindex="0">');
  });
});
