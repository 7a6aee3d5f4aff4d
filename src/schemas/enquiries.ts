import { z } from 'astro/zod';
import { choice, group, internalLink, isHttps, list, text, webAddress } from './fields.ts';
import { SCHEMA_WORDS } from './words.ts';

/** Names of fields that the form has itself. */
const OWN_FIELDS = ['name', 'email', 'phone', 'message', 'subject', 'consent'];
const FIELD_NAME = /^[a-z_][\w-]*$/iu;

const ENQUIRY_WAYS = ['netlify', 'service', 'studio'] as const;

const hiddenField = group('One hidden field.', {
  name: z
    .string()
    .max(40)
    .regex(FIELD_NAME)
    .refine((name) => !OWN_FIELDS.includes(name), { error: () => SCHEMA_WORDS.ownField })
    .meta({
      description: 'Its name, as the service tells you.',
      expected: 'a name of letters, digits, _ and -, such as access_key',
    }),
  value: text('Its value. Visitors can read it: no password.', 200),
});

/** Where enquiries are sent, by the owner's choice. @returns the group `enquiries` of business.yaml */
export function enquiriesGroup() {
  return group('Visitors can send enquiries from the site. Without it: by e-mail only.', {
    way: choice('Who receives them.', ENQUIRY_WAYS).meta({
      title: 'Received by',
      names: { netlify: 'Netlify', service: 'A form service', studio: 'The studio on a server' },
    }),
    address: webAddress(
      'Of a service: the address for forms that it tells you. Of the studio: its address, without a path. Netlify needs none.',
    ).optional(),
    fields: list('Hidden fields that a service needs, such as access_key.', hiddenField, [1, 8])
      .meta({ title: 'Hidden fields' })
      .optional(),
    privacy: internalLink('Page about privacy, linked beside the consent.').meta({
      title: 'Page about privacy',
    }),
  }).superRefine(({ way, address, fields }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (way === 'netlify' && address !== undefined) refuse('address', SCHEMA_WORDS.withoutAddress);
    if (way !== 'netlify' && address === undefined) refuse('address', SCHEMA_WORDS.addressMissing);
    if (way !== 'service' && fields !== undefined) refuse('fields', SCHEMA_WORDS.onlyService);
    if (way !== 'studio' || address === undefined || !isHttps(address)) return;
    const { origin } = new URL(address);
    if (address === origin) return;
    const message = SCHEMA_WORDS.onlyOrigin(origin);
    context.addIssue({
      code: 'custom',
      path: ['address'],
      message,
      params: { suggestion: origin },
    });
  });
}

export type Enquiries = z.output<ReturnType<typeof enquiriesGroup>>;
