import { group, text, uniqueList } from './fields.ts';
import { internalLink } from './links.ts';
import { seo } from './pageParts.ts';
import type { z } from 'astro/zod';

const LABEL_MAX_LENGTH = 6;
const HEADING_MAX_LENGTH = 60;
const TEXT_MAX_LENGTH = 160;
const LINK_MAX_LENGTH = 24;
const LINK_LIMITS = { min: 1, max: 6 };

/** content/pages/not-found.yaml: what a visitor sees at an address that does not exist. */
export const notFoundPageSchema = group('The page for an address that does not exist.', {
  seo: seo(),
  label: text('Word on the label that hangs by one pin.', LABEL_MAX_LENGTH),
  heading: text('Heading of the page.', HEADING_MAX_LENGTH),
  text: text('Sentence above the links.', TEXT_MAX_LENGTH),
  links: uniqueList(
    'Ways back.',
    group('One way back.', {
      label: text('Words of the link.', LINK_MAX_LENGTH),
      href: internalLink('Page or home page section the link leads to.'),
    }),
    LINK_LIMITS,
    ({ href }) => href,
  ),
});

export type NotFoundPage = z.output<typeof notFoundPageSchema>;
