import { describe, expect, it } from 'vitest';
import { explainMarkdown } from './markdown.ts';

const LINKS = ['/', '/portfolio', '/#about', '/portfolio#garage'];

describe('Markdown', () => {
  it.each([
    ['HTML', 'a <b>word</b>', 'contains <b>. Write Markdown only.'],
    ['a block of HTML', '<div>\n\nword\n\n</div>', 'contains <div>. Write Markdown only.'],
    ['a comment', 'a <!-- note --> b', 'contains <!-- note -->. Write Markdown only.'],
    ['half an element', 'a <img src=x', 'contains <img src=x. Write Markdown only.'],
    ['an upper-case element', 'a <BR> b', 'contains <BR>. Write Markdown only.'],
    ['a closing element', 'a </p', 'contains </p. Write Markdown only.'],
    [
      'a picture',
      'a ![Shelf](./a.jpg) b',
      'contains the picture ![Shelf](./a.jpg). Remove it: this text cannot show pictures.',
    ],
    [
      'a picture by reference',
      'a ![Shelf][a]\n\n[a]: https://shelf.com/a.png',
      'contains the picture ![Shelf][a]. Remove it: this text cannot show pictures.',
    ],
    [
      'a picture whose address is missing',
      'a ![Shelf][a]',
      'contains the picture ![Shelf][a]. Remove it: this text cannot show pictures.',
    ],
    [
      'a picture without address',
      'a ![Shelf] b',
      'contains the picture ![Shelf]. Remove it: this text cannot show pictures.',
    ],
    ['a heading of the first level', '# One', 'has a heading with one #. Begin headings with ##.'],
    [
      'a heading without space',
      'a\n\n##Two words',
      'has "##Two". Put a space after the # to make it a heading.',
    ],
    [
      'a small heading without space',
      '######Six',
      'has "######Six". Put a space after the # to make it a heading.',
    ],
    ['a footnote', 'a[^1]\n\n[^1]: note', 'has a footnote. Write it into the text.'],
    ['the first of two', '# One\n\n<b>', 'has a heading with one #. Begin headings with ##.'],
    ['HTML in a list in a quotation', '> - a **b <i>c</i>**', 'contains <i>. Write Markdown only.'],
  ])('cannot contain %s', (_, text, message) => {
    expect(explainMarkdown(text, LINKS)).toBe(message);
  });

  it.each([
    '',
    '## Two\n\n###### Six\n\n- a *b* **c**',
    'less is < 5, more is > 7, a<3, <3',
    'number #1, C##, ##',
    '#######seven',
    'a [word] b!',
    '`code`',
  ])('may be %j', (text) => {
    expect(explainMarkdown(text, LINKS)).toBeUndefined();
  });

  it('shows only the beginning of long HTML', () => {
    expect(explainMarkdown(`a <b${'c'.repeat(60)}`, LINKS)).toBe(
      `contains <b${'c'.repeat(40)}. Write Markdown only.`,
    );
  });
});

describe('a link in Markdown', () => {
  it.each([
    'https://www.example.com',
    'http://a.de/x',
    'mailto:hello@example.com',
    'tel:+49123',
    'tel:123',
    '#part',
    '/',
    '/portfolio',
    '/portfolio#anything',
    '/#about',
  ])('may be %s', (url) => {
    expect(explainMarkdown(`[a](${url})`, LINKS)).toBeUndefined();
    expect(explainMarkdown(`[a][b]\n\n[b]: ${url}`, LINKS)).toBeUndefined();
  });

  it.each([
    'www.example.com',
    'portfolio',
    '/missing',
    '/missing#about',
    '/#missing',
    '/Portfolio',
    '/portfolio/more',
    '/portfolio?a',
    'xhttps://a.de',
    'https://example',
    'https://example.',
    'ftp://a.de',
    'mailto:hello',
    'tel:',
    'tel:+',
    'tel:call',
    'javascript:alert(1)',
  ])('cannot be %s', (url) => {
    const message = `has a link to "${url}". Write it like https://www.example.com, mailto:hello@example.com or /site-map.`;
    expect(explainMarkdown(`[a](${url})`, LINKS)).toBe(message);
    expect(explainMarkdown(`[a][b]\n\n[b]: ${url}`, LINKS)).toBe(message);
  });

  it('may lead to any page while some pages cannot be read', () => {
    expect(explainMarkdown('[a](/missing)', undefined)).toBeUndefined();
    expect(explainMarkdown('[a](missing)', undefined)).toContain('has a link to "missing"');
  });
});
