import { CONTACT_HREF } from '../routes.ts';
import { choice, group, text, uniqueList } from './fields.ts';
import { internalLink } from './links.ts';
import type { z } from 'astro/zod';

const ENTRY_LABEL_MAX_LENGTH = 18;
const ENTRY_LIMITS = { min: 2, max: 7 };

const entrySchema = group('One entry of the menu.', {
  label: text('Word in the menu.', ENTRY_LABEL_MAX_LENGTH),
  href: internalLink('Page or home page section the entry leads to.'),
  service: choice('Colour of the service, shown as a chip in the menu on a telephone.', [
    'organizing',
    'styling',
  ]).optional(),
});

/** content/navigation.yaml: the menu of the header. */
export const navigationSchema = group('The menu of the header.', {
  entries: uniqueList(
    'Entries from left to right.',
    entrySchema,
    ENTRY_LIMITS,
    ({ href }) => href,
  ).refine((entries) => entries.some(({ href }) => href === CONTACT_HREF), {
    error: `needs an entry that leads to ${CONTACT_HREF}; it becomes the button of the header`,
  }),
});

export type Navigation = z.output<typeof navigationSchema>;
