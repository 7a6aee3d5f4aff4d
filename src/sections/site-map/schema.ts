import { z } from 'astro/zod';
import { group, internalLink, list, section, text, uniqueList } from '../../schemas/fields.ts';

const link = z
  .discriminatedUnion('kind', [
    group('A link to a page.', {
      kind: z.literal('page').describe('The link opens a page of this site.'),
      label: text('Words of the link.', 40),
      href: internalLink('Page or section the link leads to.'),
    }),
    group('A link to the mail program.', {
      kind: z.literal('email').describe('The link opens the mail program.'),
      label: text('Words of the link.', 40),
    }),
    group('Links to the pages of all services, with their names.', {
      kind: z.literal('services').meta({
        description: 'One link for each service.',
        names: { services: 'All services' },
      }),
    }),
    group('Links to all galleries and projects of a page, with their names.', {
      kind: z.literal('galleries').meta({
        description: 'One link for each gallery or project of a page.',
        names: { galleries: 'All galleries or projects of a page' },
      }),
      href: internalLink('The page with the galleries or projects.'),
    }),
  ])
  .describe('One link.');

export function siteMap() {
  return section(
    'site-map',
    'A heading and groups of links to the pages of the site.',
    'M2 4h20v10H2zM26 4h20v10H26zM2 18h12v10H2zM18 18h12v10H18zM34 18h12v10H34z',
    {
      title: text('Heading of the page.', 40),
      groups: uniqueList(
        'Groups of links.',
        group('One group of links.', {
          title: text('Label of the group.', 40),
          links: list('Links from top to bottom.', link, [1, 8]),
        }),
        [1, 12],
        ({ title }) => title,
      ),
    },
  );
}
