import { expect, it } from 'vitest';
import { deadLinks } from './inspectSite.ts';

it('tells of links that lead nowhere on a page, however what they lead to is written', () => {
  const links = ['r%C3%A4ume', '100%', '%FF'].map((id) => ({ path: '/', id, words: id }));
  const page = { findings: [], links, ids: new Set(['räume', 'other']) };
  expect(deadLinks(page, new Map([['/', page]]), new Set())).toEqual([
    'The link "100%" leads to /#100%, and nothing on that page is called so.',
    expect.stringContaining('The link "%FF" leads to /#'),
  ]);
});
