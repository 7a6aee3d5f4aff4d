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
  ['', 'is empty; it must be Markdown with 1 to 120000 characters'],
  ['A <script>alert(1)</script>', 'contains <script>. Write Markdown only.'],
  ['![A shelf][a]\n\n[a]: https://shelf.com/a.png', 'contains the picture ![A shelf][a]'],
  ['A\u202Eb', 'has an invisible character (U+202E).'],
  ['##Address', 'has "##Address". Put a space after the #'],
  ['# Imprint', 'has a heading with one #'],
  ['Word[^1]\n\n[^1]: Less.', 'has a footnote'],
  ['> [a]: data:b\n\n[c][a]', 'has a link to "data:b"'],
  ['[Here][1]\n\n[1]: privacy', 'has a link to "privacy"'],
])('refuses %j in Markdown', async (text, message) => {
  content.write(IMPRINT, `${FRONT}\n${text}\n`);
  await content.expectMessage(`${IMPRINT} › text: `, message);
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

it.each([
  ['words/portfolio.md', 'has the name of another page, /portfolio. Rename it.'],
  ['words/enquiry.md', 'has the name of another page, /enquiry. Rename it.'],
  ['words/Über uns.md', 'Rename it to "uber-uns.md".'],
])('refuses the file name %s', async (file, message) => {
  content.write(file, `${FRONT}\nWords\n`);
  await content.expectMessage(file, message);
});
