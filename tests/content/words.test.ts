import { expect, it } from 'vitest';
import { useContentCopy } from './contentCopy.ts';

const IMPRINT = 'words/imprint.md';
const FRONT = '---\ntitle: Imprint\ndescription: Who answers for this site.\n---\n';

const content = useContentCopy();

it.each([
  'Shelf & Co\n\n## Address\n\n- One street\n- One town',
  'Write to <hello@shelf.com>, see <https://shelf.com/a>, [our rooms](/portfolio), [above](/imprint#two), [call](tel:+49123).',
  'Less is < 5, *more* is > 7, # is a sign, and so is a_b_c.',
])('a page of words may hold %j', async (text) => {
  content.write(IMPRINT, `${FRONT}\n${text}\n`);
  expect(await content.mistakes()).toEqual([]);
});

it.each([
  ['no words', '', 7, 'text: must be Markdown with 1 to 120000 characters'],
  ['HTML', 'A <b>bold</b> word', 6, 'text: holds <b>; write Markdown only.'],
  ['a script', 'A <script>alert(1)</script>', 6, 'text: holds <script>; write Markdown only.'],
  ['a picture', '![A shelf](./shelf.jpg)', 6, 'text: holds the picture ![A shelf](./shelf.jpg)'],
  ['a picture by name', '![A shelf][a]', 6, 'text: holds the picture ![A shelf][a]'],
  ['a heading without its space', '##Address', 6, 'text: has "##Address", which is no heading yet'],
  [
    'one with a space that does not break',
    '##\u00A0Address',
    6,
    'text: has "##", which is no heading yet',
  ],
  ['a script without its end', 'A <script <a@b>alert(1)</script <a@b>', 6, 'text: holds <script '],
  ['HTML without its end', 'A <div onmouseover="alert(1)"', 6, 'text: holds <div onmouseover'],
  ['an address that acts', '<javascript:alert(document.domain)>', 6, 'text: holds <javascript:'],
  ['a link by a name in a quotation', '> [a]: data:b\n\n[c][a]', 6, 'text: has a link to "data:b"'],
  ['a footnote', 'Word[^1]\n\n[^1]: Less.', 6, 'text: has a footnote'],
  ['a link to no page', '[Here](/privcy)', 6, 'text: has a link to "/privcy"'],
  ['a link by name to nowhere', '[Here][1]\n\n[1]: privacy', 6, 'text: has a link to "privacy"'],
  ['a second first heading', '# Imprint', 6, 'text: has a heading with one #'],
  ['a link to nowhere', '[Here](www.shelf.com)', 6, 'text: has a link to "www.shelf.com"'],
  [
    'a link that acts',
    '[Here](javascript:alert(1))',
    6,
    'text: has a link to "javascript:alert(1"',
  ],
])('a page of words may not hold %s', async (_, text, line, says) => {
  content.write(IMPRINT, `${FRONT}\n${text}\n`);
  const [mistake, ...others] = await content.mistakes();
  expect(mistake).toContain(`content/${IMPRINT}, line ${line} › ${says}`);
  expect(others).toEqual([]);
});

it('names the line of what stands above the text', async () => {
  content.write(IMPRINT, `${FRONT.replace('Imprint', '"Imprint')}\nWords`);
  expect(await content.mistakes()).toEqual([
    expect.stringContaining(`content/${IMPRINT}, line 2: `),
  ]);
  content.write(IMPRINT, `${FRONT.replace('Imprint', ' '.repeat(3))}\nWords`);
  expect(await content.mistakes()).toEqual([
    expect.stringContaining(`content/${IMPRINT}, line 2 › title: `),
  ]);
  content.write(IMPRINT, 'Only words');
  expect(await content.mistakes()).toEqual([
    expect.stringContaining(`content/${IMPRINT}, line 1 › description: is missing`),
    expect.stringContaining(`content/${IMPRINT}, line 1 › title: is missing`),
  ]);
});

it.each([
  ['words/portfolio.md', 'has the name of another page, /portfolio. Rename it.'],
  ['words/draft.md', 'has the name of another page, /draft. Rename it.'],
  ['words/Über uns.md', 'Rename it to "uber-uns.md".'],
  ['imprint.md', 'is not in content/words. Move it there, or delete it.'],
])('%s', async (file, says) => {
  content.write(file, `${FRONT}\nWords\n`);
  expect(await content.mistakes()).toEqual([expect.stringContaining(says)]);
});
