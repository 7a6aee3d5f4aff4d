import { z } from 'astro/zod';
import { group, internalLink, list, markdown, seo, text, uniqueList } from './fields.ts';
import { galleryReference } from './pictures.ts';

/** content/pages/portfolio.yaml: the galleries of finished projects. */
export const portfolioPageSchema = group('The portfolio.', {
  seo: seo(),
  title: text('Heading of the page.', 40),
  subtitle: text('Sentence below the heading.', 80),
  galleries: uniqueList(
    'The galleries from top to bottom.',
    group('One gallery.', {
      gallery: galleryReference('Folder of the gallery, such as garage-oasis.'),
    }),
    [1, 24],
    ({ gallery }) => gallery,
  ),
  contact: group('The contact strip at the end.', {
    label: text('Label of the strip.', 40),
  }),
});

export type PortfolioPage = z.output<typeof portfolioPageSchema>;

const linkSchema = z
  .discriminatedUnion('kind', [
    group('A link to a page.', {
      kind: z.literal('page').describe('The link opens a page of this site.'),
      label: text('Words of the link.', 40),
      href: internalLink('Page or home page section the link leads to.'),
    }),
    group('A link to the mail program.', {
      kind: z.literal('email').describe('The link opens the mail program.'),
      label: text('Words of the link.', 40),
    }),
    group('Links to all galleries of the portfolio, with their names.', {
      kind: z.literal('galleries').meta({
        description: 'One link for each gallery of the portfolio.',
        names: { galleries: 'All galleries of the portfolio' },
      }),
    }),
  ])
  .describe('One link.');

/** content/pages/site-map.yaml: the site map. */
export const siteMapPageSchema = group('The site map.', {
  seo: seo(),
  title: text('Heading of the page.', 40),
  sections: uniqueList(
    'Five groups of links.',
    group('One group of links.', {
      title: text('Label of the group.', 40),
      links: list('Links from top to bottom.', linkSchema, [1, 8]),
    }),
    // The layout has two columns above three.
    [5, 5],
    ({ title }) => title,
  ),
});

export type SiteMapPage = z.output<typeof siteMapPageSchema>;

/** content/pages/not-found.yaml: the 404 page. */
export const notFoundPageSchema = group('The page for an address that does not exist.', {
  seo: seo(),
  label: text('Word on the hanging label.', 6),
  heading: text('Heading of the page.', 60),
  text: text('Sentence above the links.', 160),
  links: uniqueList(
    'The links.',
    group('One link.', {
      label: text('Words of the link.', 24),
      href: internalLink('Page or home page section the link leads to.'),
    }),
    [1, 6],
    ({ href }) => href,
  ),
});

export type NotFoundPage = z.output<typeof notFoundPageSchema>;

/** content/pages/sample-page.yaml: a page with only a heading. */
export const samplePageSchema = group('The sample page.', {
  seo: seo(),
  title: text('Heading of the page.', 40),
});

/** content/words/NAME.md: one of the owner's own pages. */
export const wordsPageSchema = group(
  'A page of your own, such as imprint, privacy or terms. Its address is /NAME; every footer links to it. Put title and description between two lines of three dashes, and the text below.',
  {
    title: text('Heading of the page, and text of the link to it.', 40),
    description: text('What a visitor finds on the page.', 160),
    text: markdown(
      'Markdown: ## begins a heading, - a list entry, **text** is bold, [text](https://www.example.com) is a link. Line breaks in a paragraph are kept.',
      120_000,
      ', below the second line of dashes',
    ),
  },
).meta({ help: 'A page of your own. Every footer links to it.' });

export type WordsPage = Omit<z.output<typeof wordsPageSchema>, 'text'>;
