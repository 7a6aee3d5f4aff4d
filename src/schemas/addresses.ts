import { z } from 'astro/zod';
import { choice } from './fields.ts';

/** What the protocol of search engines' site maps (sitemaps.org) allows; no real address needs more. */
const ADDRESS_MAX_LENGTH = 2047;
const TOO_LONG = `must be an address with at most ${ADDRESS_MAX_LENGTH} characters`;

/** Every page a visitor can open, by its path. */
const PAGE_PATHS = [
  '/',
  '/home-space-organizing',
  '/interior-styling',
  '/portfolio',
  '/site-map',
  '/sample-page',
] as const;

/** Sections of the home page that a link can lead to, by their id. */
const HOME_SECTIONS = ['service', 'about', 'testimonial', 'contact-us'] as const;

export type PagePath = (typeof PAGE_PATHS)[number];
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** A page, or a section of the home page such as "/#about". */
export type InternalAddress = PagePath | `/#${HomeSection}`;

/** Where every page offers the way to the business. */
export const CONTACT_ADDRESS: InternalAddress = '/#contact-us';

const INTERNAL_ADDRESSES: readonly InternalAddress[] = [
  ...PAGE_PATHS,
  ...HOME_SECTIONS.map((section) => `/#${section}` as const),
];

/** A link that stays on this site. */
export function internalAddress(description: string) {
  return choice(description, INTERNAL_ADDRESSES);
}

function isHttps(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

/** An address with a limit to its length, and what else makes it fit. */
function address(description: string, error: string, isFit: (value: string) => boolean) {
  return z
    .string({ error })
    .max(ADDRESS_MAX_LENGTH, { error: TOO_LONG, abort: true })
    .refine(isFit, { error })
    .describe(description);
}

/** A link to another site. */
export function externalAddress(description: string) {
  return address(description, 'must be a full address that starts with https://', isHttps);
}

/** A social network: a full address, or "/" for the start of this site. */
export function socialAddress(description: string) {
  return address(
    description,
    'must be a full address such as https://www.instagram.com/your-name, or / for the home page',
    (value) => value === '/' || isHttps(value),
  );
}

/** The address of this site itself: no path and no slash at the end, so that paths can follow. */
export function siteOrigin(description: string) {
  return address(
    description,
    'must start with https:// and end with the domain, without a slash',
    (value) => isHttps(value) && new URL(value).origin === value,
  );
}
