import { z } from 'astro/zod';
import { group, text, wholeNumber } from './fields.ts';
import { externalUrl, plainDomain, siteUrl, socialUrl } from './links.ts';
import { logo } from './logo.ts';
import { ownColors } from './ownColors.ts';
import type { ContentContext } from './context.ts';

const NAME_MAX_LENGTH = 40;
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;
/** RFC 5321, section 4.5.3.1.3: a path has at most 256 octets, its angle brackets included. */
const EMAIL_MAX_LENGTH = 254;
const PHONE_MAX_LENGTH = 25;
const PHONE = /^\+\d[\d ()-]{5,}\d$/u;
const PHONE_ERROR =
  'must be a telephone number such as +1 555 010 0199, beginning with + and the country';
const ADDRESS_MAX_LENGTH = 120;
const AREA_MAX_LENGTH = 80;
const EMAIL_ERROR = 'must be an e-mail address such as hello@example.com';
const EMAIL_TOO_LONG = `must be an e-mail address with at most ${EMAIL_MAX_LENGTH} characters`;

function isEmail(value: string): boolean {
  return z.email().safeParse(value).success;
}

/** The address that stands somewhere in the text, its domain without umlauts. */
function emailAdvice(value: string): string {
  const [, name = '', domain = ''] = /([^\s:<]+)@([^\s>]+)/u.exec(value) ?? [];
  const meant = `${name}@${plainDomain(domain) ?? ''}`;
  return isEmail(meant) ? ` Write "${meant}".` : '';
}

/** content/business.yaml: who the site belongs to. */
export function businessSchema(context: ContentContext) {
  return group('The business this site belongs to.', {
    name: text('Name of the business, as in the logo.', NAME_MAX_LENGTH),
    email: z
      .string({ error: EMAIL_ERROR })
      .max(EMAIL_MAX_LENGTH, { error: EMAIL_TOO_LONG, abort: true })
      .superRefine((value, context) => {
        if (isEmail(value)) return;
        const params = { advice: emailAdvice(value) };
        context.addIssue({ code: 'custom', message: EMAIL_ERROR, params });
      })
      .describe('Where visitors write to. Shown on the site and used by every contact link.'),
    phone: z
      .string({ error: PHONE_ERROR })
      .max(PHONE_MAX_LENGTH, { error: PHONE_ERROR, abort: true })
      .regex(PHONE, { error: PHONE_ERROR })
      .describe('For search engines and address books; the site itself does not show it.')
      .optional(),
    address: text(
      'Street and town in one line, for search engines and address books.',
      ADDRESS_MAX_LENGTH,
    ).optional(),
    areaServed: text(
      'The town or region you work in, for search engines.',
      AREA_MAX_LENGTH,
    ).optional(),
    siteUrl: siteUrl('Address of this site, such as https://www.example.com.').meta({
      title: 'Address of the site',
    }),
    socialLinks: group('Where the three social icons in the footer lead.', {
      facebook: socialUrl('Facebook page, or / for the start of this site.'),
      twitter: socialUrl('Twitter page, or / for the start of this site.'),
      instagram: socialUrl('Instagram page, or / for the start of this site.'),
    }),
    copyrightYear: wholeNumber('Year in the footer.', FIRST_YEAR, LAST_YEAR),
    credit: group('Who built the site, named in the footer.', {
      name: text('Name of the developer or studio.', NAME_MAX_LENGTH),
      url: externalUrl('Site of the developer or studio. It opens in a new tab.').meta({
        title: 'Address',
      }),
    }),
    // Owners spell as the site's words do; code says `color`, as CSS does.
    colours: ownColors().optional(),
    logo: logo(context).optional(),
  });
}

export type Business = z.output<ReturnType<typeof businessSchema>>;
