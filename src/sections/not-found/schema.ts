import { group, internalLink, section, text, uniqueList } from '../../schemas/fields.ts';

export function notFound() {
  return section(
    'not-found',
    'An empty place on the shelf, for wrong addresses.',
    'M2 24h44M6 24V8h6v16M36 24V8h6v16',
    {
      label: text('Word on the hanging label.', 6),
      heading: text('Heading of the page.', 60),
      text: text('Sentence above the links.', 160),
      links: uniqueList(
        'The links.',
        group('One link.', {
          label: text('Words of the link.', 24),
          href: internalLink('Page or section the link leads to.'),
        }),
        [1, 6],
        ({ href }) => href,
      ),
    },
  );
}
