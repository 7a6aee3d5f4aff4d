import { expect, it } from 'vitest';
import { useContentCopy } from './contentCopy.ts';

const IMPRINT = 'words/imprint.md';
const FRONT = '---\ntitle: Imprint\ndescription: Who answers for this site.\n---\n';

const content = useContentCopy();

it('accepts lists, all kinds of links and special characters', async () => {
  const links = '<https://shelf.com/a> [a](/portfolio) [b](/imprint#two) [c](tel:+49123)';
  const text = 'Shelf & Co: less is < 5, *more* is > 7, # is a character, and so is a_b_c.';
  content.write(IMPRINT, `${FRONT}\n${text}\n\n## Address\n\n- <hello@shelf.com>\n- ${links}\n`);
  expect(await content.messages()).toEqual([]);
});

it.each([
  '',
  'A <script>alert(1)</script>',
  '![A shelf][a]\n\n[a]: https://shelf.com/a.png',
  'A\u202Eb',
  '##Address',
  '# Imprint',
  'Word[^1]\n\n[^1]: Less.',
  '> [a]: data:b\n\n[c][a]',
  '[Here][1]\n\n[1]: privacy',
])('refuses %j in Markdown', async (text) => {
  content.write(IMPRINT, `${FRONT}\n${text}\n`);
  await content.expectIssue(`${IMPRINT} › text`);
});

it.each([
  [`${FRONT.replace('Imprint', '"Imprint')}\nWords`, [', line 2: ']],
  [`${FRONT.replace('Imprint', '   ')}\nWords`, [', line 2 › title: ']],
  [`${FRONT}\n\nA <b>`, [', line 7 › text: ']],
  ['Words', [', line 1 › description: is missing', ', line 1 › title: is missing']],
])('reports line numbers in %j', async (text, places) => {
  content.write(IMPRINT, text);
  expect(await content.issues()).toEqual(
    places.map((place): unknown => expect.stringContaining(IMPRINT + place)),
  );
});

it.each(['words/portfolio.md', 'words/enquiry.md', 'words/Über uns.md'])(
  'refuses the file name %s',
  async (file) => {
    content.write(file, `${FRONT}\nWords\n`);
    await content.expectIssue(file);
  },
);
