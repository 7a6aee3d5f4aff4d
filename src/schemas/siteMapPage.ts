import { z } from 'astro/zod';
import { group, list, text, uniqueList } from './fields.ts';
import { internalLink } from './links.ts';
import { seo } from './pageParts.ts';

const TITLE_MAX_LENGTH = 40;
const LINK_MAX_LENGTH = 40;
// The shelves are drawn for two compartments above three.
const SECTION_LIMITS = { min: 5, max: 5 };
const LINK_LIMITS = { min: 1, max: 8 };

function linkLabel() {
  return text('Words of the link.', LINK_MAX_LENGTH);
}

const linkSchema = z
  .discriminatedUnion(
    'kind',
    [
      group('A link to a page.', {
        kind: z.literal('page').describe('The link opens a page of this site.'),
        label: linkLabel(),
        href: internalLink('Page or home page section the link leads to.'),
      }),
      group('A link to the mail program.', {
        kind: z.literal('email').describe('The link opens the mail program.'),
        label: linkLabel(),
      }),
    ],
    { error: 'must be one of page, email' },
  )
  .describe('One link.');

/** content/pages/site-map.yaml: all pages at a glance. */
export const siteMapPageSchema = group('The site map.', {
  seo: seo(),
  title: text('Heading of the page.', TITLE_MAX_LENGTH),
  sections: uniqueList(
    'Five groups of links.',
    group('One group of links.', {
      title: text('Label of the group.', TITLE_MAX_LENGTH),
      links: list('Links from top to bottom.', linkSchema, LINK_LIMITS),
    }),
    SECTION_LIMITS,
    ({ title }) => title,
  ),
});

export type SiteMapPage = z.output<typeof siteMapPageSchema>;
