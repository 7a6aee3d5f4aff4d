import { z } from 'astro/zod';
import { group, internalLink, uniqueList } from './fields.ts';

/** A path without a slash at its end. */
const OLD_ADDRESS = /^(?:\/[\w.~%-]+)+$/u;

/** content/redirects.yaml: addresses that the site had before. */
export const redirectsSchema = group('Old addresses, which lead to pages of today.', {
  entries: uniqueList(
    'The old addresses.',
    group('One old address.', {
      from: z.string().max(255).regex(OLD_ADDRESS).meta({
        description: 'The old address, without the domain.',
        expected: 'a path such as /our-services, without a slash at its end',
        field: 'oldAddress',
        title: 'Old address',
      }),
      to: internalLink('The page of today.'),
    }),
    [0, 200],
    ({ from }) => from,
    ' such as { from: /our-services, to: /interior-styling }, or [] for none',
  ),
});
