import { expect, it } from 'vitest';
import { isHiddenLink, withoutHiddenLinks } from './hiddenLinks.ts';
import { fieldHtml } from './proseHtml.ts';

const HIDDEN = new Set(['/cellars', '/#prices']);

it('knows links to a draft, to a section of it, and to a hidden section', () => {
  const links = [
    '/cellars',
    '/cellars#steps',
    '/#prices',
    '/',
    '/#about',
    '/cellars-more',
    '#prices',
  ];
  expect(links.filter((link) => isHiddenLink(link, HIDDEN))).toEqual(links.slice(0, 3));
});

it('leaves out links in Markdown, and keeps their words and all other links', () => {
  const html = fieldHtml(
    'See [our **cellars**](/cellars "Cellars"),\n[prices](/#prices) and [us](/#about).',
    HIDDEN,
  );
  expect(html).toBe(
    '<p>See our <strong>cellars</strong>,\nprices and <a href="/#about">us</a>.</p>\n',
  );
  expect(withoutHiddenLinks(html, new Set())).toBe(html);
});
