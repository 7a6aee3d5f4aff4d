import { z } from 'astro/zod';
import { DEFAULT_COLORS, LOOKS, weakColors } from '../logic/palette.ts';
import {
  choice,
  group,
  type ImageContext,
  internalLink,
  isHttps,
  list,
  text,
  textLines,
  toggle,
  uniqueList,
  url,
  webAddress,
  wholeNumber,
} from './fields.ts';
import { enquiriesGroup } from './enquiries.ts';
import { FILE_NAME_MAX_LENGTH, logoFile } from './pictures.ts';
import { SCHEMA_WORDS } from './words.ts';

/** RFC 5321, section 4.5.3.1.3. */
const EMAIL_MAX_LENGTH = 254;
const EMAIL = 'an e-mail address such as hello@example.com';
const PHONE = /^\+\d[\d ()-]{5,}\d$/u;
const COLOR = /^#[\da-f]{6}$/u;
const COLORS = 'Six colours; all others follow. Default: the design’s.';

function isEmail(value: string): boolean {
  return z.email().safeParse(value).success;
}

/** Suggests the e-mail address inside the text, with its domain in ASCII. */
function emailAdvice(value: string): string {
  const [, name = '', domain = ''] = /([^\s:<]+)@([^\s>]+)/u.exec(value) ?? [];
  const address = `${name}@${URL.parse(`https://${domain}`)?.hostname ?? ''}`;
  return isEmail(address) ? SCHEMA_WORDS.write(address) : '';
}

export const SOCIAL_NAMES = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'Twitter',
  x: 'X',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
  tiktok: 'TikTok',
} as const;

export type SocialService = keyof typeof SOCIAL_NAMES;

const SOCIAL_SERVICES = Object.keys(SOCIAL_NAMES) as SocialService[];

const socialLink = group('One icon.', {
  service: choice('Service of the icon.', SOCIAL_SERVICES).meta({ names: SOCIAL_NAMES }),
  url: url(
    'Your page there, or / for the home page of this site.',
    'an address such as https://www.instagram.com/your-name, or / for the home page',
    (value) => value === '/' || isHttps(value),
  ).meta({ title: 'Address' }),
});

/** The origin of this site, without a slash at the end: routes are appended. */
export function siteUrl(description: string) {
  return url(
    description,
    'https:// and the domain, without a slash at the end',
    (value) => isHttps(value) && new URL(value).origin === value,
    ({ origin }) => origin,
  );
}

function color(name: keyof typeof DEFAULT_COLORS, description: string) {
  return z.string().regex(COLOR).meta({
    description,
    expected: 'a colour such as "#0f352e", in quotes and lower case',
    field: 'color',
    start: DEFAULT_COLORS[name],
  });
}

const ownColors = group(COLORS, {
  ground: color('ground', 'Behind every page.').meta({ title: 'Page background' }),
  first: color('first', 'Of pages and services.').meta({ title: 'First colour' }),
  second: color('second', 'Of pages and services.').meta({ title: 'Second colour' }),
  third: color('third', 'Of pages and services.').meta({ title: 'Third colour' }),
  dark: color('dark', 'Lines, buttons, dark backgrounds. Text is a little darker.'),
  accent: color('accent', 'Underlines, arrows, marks and the keyboard focus ring.'),
}).superRefine((own, context) => {
  if (!Object.values(own).every((value) => COLOR.test(value))) return;
  for (const { name, other, isTooLight, shade } of weakColors(own)) {
    const { colours, darker, lighter, orEvening } = SCHEMA_WORDS;
    const message = (isTooLight ? darker : lighter)(colours[other]);
    // Dark pages are a look of their own, made from light colours.
    const hint = name === 'ground' && !isTooLight ? orEvening : '';
    const params = { suggestion: shade };
    context.addIssue({ code: 'custom', path: [name], message: message + hint, params });
  }
});

const WEEKDAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const SCHEDULE = new RegExp(String.raw`^${WEEKDAY}(?:[-,]${WEEKDAY})* \d\d:\d\d-\d\d:\d\d$`, 'u');

const openingHours = group('One line.', {
  days: text('Days, such as Monday to Friday.', 80),
  hours: text('Hours, such as 9 to 5, or by appointment.', 40).optional(),
  schedule: z
    .string()
    .max(40)
    .regex(SCHEDULE)
    .meta({
      description: 'The same for search engines, such as Mo-Fr 09:00-17:00.',
      expected: 'days and hours such as Mo-Fr 09:00-17:00 or Mo,We 10:00-12:30',
      title: 'For search engines',
      field: 'schedule',
    })
    .optional(),
}).meta({ title: 'Line' });

const announcement = group('A line above every page, until visitors close it.', {
  text: text('Such as “Closed from 24 December to 6 January.”', 140),
  href: internalLink('A page or section with more about it.').optional(),
  ends: z.iso
    .date()
    .meta({
      description: 'The last day it is shown. Default: until you remove it.',
      expected: 'a day such as "2026-12-24", in quotes',
      title: 'Last day',
      field: 'date',
    })
    .optional(),
});

/** content/business.yaml: the business of this site. */
export function businessSchema(context: ImageContext) {
  return group('The business this site belongs to.', {
    name: text('Name of the business, as in the logo.', 40),
    email: z
      .string()
      .max(EMAIL_MAX_LENGTH)
      .superRefine((value, context) => {
        if (isEmail(value)) return;
        const params = { expected: EMAIL, advice: emailAdvice(value) };
        context.addIssue({ code: 'custom', params });
      })
      .meta({
        expected: EMAIL,
        description:
          'Where visitors write to. Pages hide it from programs that collect addresses; the contact card (contact.vcf) cannot.',
        field: 'address',
        input: 'email',
      }),
    phone: z
      .string()
      .max(25)
      .regex(PHONE)
      .meta({
        description: 'The headline of your contact; a tap starts a call.',
        expected:
          'a telephone number such as +1 555 010 0199, starting with + and the country code',
        input: 'tel',
      })
      .optional(),
    areaServed: text('Town or region you work in; below your e-mail address.', 80).optional(),
    address: textLines('Street and town on a line each; below your e-mail.', 120, 4).optional(),
    hours: list('Opening hours; contact and hours sections show them.', openingHours, [1, 7])
      .meta({ title: 'Opening hours' })
      .optional(),
    siteUrl: siteUrl('Address of this site, such as https://www.example.com.').meta({
      title: 'Address of the site',
    }),
    socialLinks: uniqueList(
      'The social icons in the footer, from left to right.',
      socialLink,
      [0, 8],
      ({ service }) => service,
      ' such as { service: instagram, url: https://www.instagram.com/your-name }, or [] for none',
    ),
    copyrightYear: wholeNumber('Year in the footer.', 1990, 2100),
    credit: group('Who built the site, named in the footer.', {
      name: text('Name of the developer or studio.', 40),
      url: webAddress('Site of the developer or studio. It opens in a new tab.'),
    }).optional(),
    announcement: announcement.optional(),
    enquiries: enquiriesGroup().optional(),
    order: uniqueList(
      'Pages and pages of text in their order in the menu and among the services. Others come last.',
      text('Name of a file, such as home-space-organizing.', FILE_NAME_MAX_LENGTH).meta({
        title: 'Page',
      }),
      [0, 100],
    )
      .meta({ title: 'Order of pages', help: 'The order in the menu and among the services.' })
      .optional(),
    look: choice('Light or dark pages. Default: day.', LOOKS)
      .meta({
        names: { day: 'Day: light pages', evening: 'Evening: dark pages, headings in serif' },
      })
      .optional(),
    colours: ownColors.optional(),
    logo: group('Your logo, on a card. Without it: your name and a drawing.', {
      src: logoFile(context),
      withName: toggle('Shows your name beside a logo that is only a picture.')
        .meta({ title: 'With the name' })
        .optional(),
    }).optional(),
  });
}

export type Business = z.output<ReturnType<typeof businessSchema>>;
