import { z } from 'astro/zod';
import { encodeOldAddress, isOldAddress, pathOfOldAddress } from '../logic/oldAddress.ts';
import { group, internalLink, uniqueList } from './fields.ts';
import { SCHEMA_WORDS } from './words.ts';

const EXPECTED = 'a path such as /our-services, without a slash at its end';

function oldAddress() {
  return z
    .string()
    .max(255)
    .superRefine((value, context) => {
      if (isOldAddress(value)) return;
      const encoded = encodeOldAddress(value);
      const advice = isOldAddress(encoded) ? SCHEMA_WORDS.writeEncoded(encoded) : '';
      context.addIssue({ code: 'custom', params: { expected: EXPECTED, advice } });
    })
    .meta({
      description: 'The old address, without the domain.',
      expected: EXPECTED,
      field: 'oldAddress',
      title: 'Old address',
    });
}

/** content/redirects.yaml: addresses that the site had before. */
export const redirectsSchema = group('Old addresses, which lead to pages of today.', {
  entries: uniqueList(
    'The old addresses.',
    group('One old address.', { from: oldAddress(), to: internalLink('The page of today.') }),
    [0, 200],
    ({ from }) => (isOldAddress(from) ? pathOfOldAddress(from) : from),
    ' such as { from: /our-services, to: /interior-styling }, or [] for none',
  ),
});

export type Redirect = z.output<typeof redirectsSchema>['entries'][number];
